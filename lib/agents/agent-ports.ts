// What the agents' tools need from outside, in one object. It holds no behaviour.

import type { ReadingContext } from "@/lib/bids/formats/reading"
import type { PersonMessage } from "@/lib/bids/instructions"
import type { DraftRenderer, PageReader, RecordsReader, TextStore } from "@/lib/bids/ports"
import type { Ledgers } from "@/lib/core/loop-ports"
import type { Clock, Ids } from "@/lib/core/ports/world"

export type AgentPorts = {
  pages: PageReader
  records: RecordsReader
  renderer: DraftRenderer
  texts: TextStore
  ledgers: Ledgers
  ids: Ids
  clock: Clock
  /** How values are read where a document says no more: the workspace's currency and zone. */
  reading: ReadingContext
  /** Tokens that one model request of a reading agent may hold. */
  window: number
  /**
   * What people wrote in the conversation at this root and in the exchanges below it, oldest first. Throws only on a
   * lost store; safe to repeat.
   */
  personMessages(root: string): Promise<PersonMessage[]>
}
