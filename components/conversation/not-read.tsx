// Stands where a part of the panel could not be read, with a way to read it again.
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"

export function NotRead({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  return (
    <FailureNote
      failure={failure}
      happened="This could not be read."
      action={<Button onClick={onAgain}>Try again</Button>}
    />
  )
}
