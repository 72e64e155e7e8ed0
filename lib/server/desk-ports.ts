// What the reads of the Inbox and of bids need, and where a ledger stands for permissions. Opens nothing itself.
import type { PageReader } from "@/lib/bids/ports"
import { onlookerOf } from "@/lib/commands/onlooker"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { Ledgers } from "@/lib/core/loop-ports"
import type { Viewer } from "@/lib/core/permissions"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { Person } from "@/lib/core/ports/people"
import type { Onlooker, Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { Clock } from "@/lib/core/ports/world"

export type DeskPorts = {
  rows: Rows
  ledgers: Ledgers
  store: Pick<Store, "read" | "getText">
  pages: PageReader
  feeds: Pick<FeedReader, "positions">
  clock: Clock
  people: { list(): Promise<Person[]> }
}

/** The conversation that a ledger without a bid belongs to; null for a bid's and the workspace's. */
export async function conversationOf({ rows }: Pick<DeskPorts, "rows">, ledger: string) {
  const everyone: Onlooker = { person: "", sees: "everything" }
  const [found] = await rows.conversations({ onlooker: everyone, search: "", ledger, before: null, limit: 1 })
  return found ?? null
}

/** The ledger of a bid this viewer sees; null means "not found". */
export async function visibleBid(ports: DeskPorts, viewer: Viewer, bid: string): Promise<LedgerState | null> {
  if (!(await ports.rows.seesBid(onlookerOf(viewer), bid))) return null
  return ports.ledgers.now(bid)
}

export function nowText({ clock }: Pick<DeskPorts, "clock">): string {
  return new Date(clock.now()).toISOString()
}
