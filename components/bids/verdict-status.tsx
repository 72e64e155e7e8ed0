// Says whether a criterion is met, with glyph and word. Decides nothing.
import { Status } from "@/components/ui/status"
import type { Verdict } from "@/lib/views/bid-work"

/** Null: nobody checked it. */
export function VerdictStatus({ verdict }: { verdict: Verdict | null }) {
  switch (verdict) {
    case "met":
      return <Status kind="verified" word="met" />
    case "not-met":
      return <Status kind="failed" word="not met" />
    case "cannot-tell":
      return <Status kind="waiting" word="cannot tell" />
    case null:
      return <Status kind="not-started" word="not checked" />
  }
}
