// Stands where a part of the panel could not be read, with a way to read it again.
import { Button } from "@/components/ui/button"
import { ErrorNote } from "@/components/ui/error-note"

export function NotRead({ onAgain }: { onAgain: () => void }) {
  return <ErrorNote happened="This could not be read." action={<Button onClick={onAgain}>Try again</Button>} />
}
