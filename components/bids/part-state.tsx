// What stands in a tab's place while it loads or when it cannot be read. Shows none of its content.
import { ErrorNote } from "@/components/ui/error-note"
import { Skeleton } from "@/components/ui/skeleton"

export function PartState({ query, what }: { query: { isPending: boolean; isError: boolean }; what: string }) {
  if (query.isPending) return <Skeleton shape="table" className="px-6 py-3" />
  if (!query.isError) return null
  return (
    <ErrorNote
      className="m-4"
      happened={`${what} could not be read.`}
      kept="Nothing was changed."
      next="Reload the page."
    />
  )
}

/** The padding of every tab. */
export const partLook = "grid min-w-0 content-start gap-5 px-6 py-4 max-wide:px-3"
