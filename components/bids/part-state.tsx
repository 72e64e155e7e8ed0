// What stands in a tab's place while it loads or when it cannot be read. Shows none of its content.
import { FailureNote } from "@/components/frame/failure-note"
import { Skeleton } from "@/components/ui/skeleton"

export function PartState({ query, what }: { query: { isPending: boolean; error: Error | null }; what: string }) {
  if (query.isPending) return <Skeleton shape="table" className="px-6 py-3" />
  return (
    <FailureNote
      failure={query.error}
      className="m-4"
      happened={`${what} could not be read.`}
      kept="Nothing was changed."
      next="Reload the page."
    />
  )
}

/** The padding of every tab. */
export const partLook = "grid min-w-0 content-start gap-5 px-6 py-4 max-wide:px-3"
