// What the tests of deciding and reading start from: a bid on a database of its own, with a change and a conflict that wait. Asserts nothing.
import { randomUUID } from "node:crypto"
import { createPrismaStore, type PrismaStore } from "@/lib/adapters/store-prisma"
import type { DecideItemPorts } from "@/lib/commands/decide-item"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { LedgerState } from "@/lib/core/ledger-state"
import { createLedgers } from "@/lib/core/ledgers"
import type { Role, Viewer } from "@/lib/core/permissions"
import type { DeskPorts } from "@/lib/server/desk-ports"
import { projections } from "@/lib/server/projections"
import { workspaceReading } from "@/lib/server/workspace-reading"
import { createTestDatabase } from "../support/test-database"

export const asha = viewer("asha", "manager")
export const ravi = viewer("ravi", "manager")
export const opal = viewer("opal", "operator")

export type DeskSetting = {
  store: PrismaStore
  ports: DecideItemPorts & DeskPorts
  bid: string
  state(): Promise<LedgerState>
  write(events: LedgerEvent[]): Promise<void>
  end(): Promise<void>
}

export const pageText = "4.2 Earnest money deposit shall be read as Rs 15,00,000 in place of Rs 12,00,000."

export async function deskSetting(): Promise<DeskSetting> {
  const database = await createTestDatabase()
  const clock = { now: () => Date.now() }
  const store = createPrismaStore({ url: database.url, clock, projections })
  const ledgers = createLedgers(store)
  const bid = "lg_bid"
  const page = { number: 1, label: "page 1", text: pageText }
  const opened: LedgerEvent = { type: "ledger-opened", version: 1, scope: "bid", name: "Jetty road", by: asha }
  await store.commit([{ as: "opening", stream: bid, events: [opened, ...documents()], after: "leave" }])
  return {
    store,
    bid,
    ports: {
      store,
      rows: store.rows,
      feeds: store.feeds,
      ledgers,
      clock,
      ids: { next: (prefix) => `${prefix}_${randomUUID()}` },
      reading: workspaceReading,
      pages: {
        page: async (_hash, number) => (number === 1 ? page : null),
        pages: async () => [page],
        tables: async () => [],
        search: async () => [],
      },
      people: { list: async () => [] },
    },
    state: () => ledgers.now(bid),
    async write(events) {
      const outcome = await store.commit([{ as: "ledger", stream: bid, guard: "none", events }])
      if (!outcome.committed) throw new Error(outcome.reason)
    },
    async end() {
      await store.close()
      await database.drop()
    },
  }
}

export function recorded(fact: string, key: string, { document, raw, canonical }: Printed): LedgerEvent {
  return {
    type: "fact-recorded",
    version: 1,
    fact,
    key,
    raw,
    value: { kind: "money", canonical, currency: "INR", unit: null, zone: null },
    condition: null,
    anchor: null,
    source: { from: "document", document, documentName: `${document}.pdf`, page: 1, quote: raw },
    by: { exchange: "ex_1", agent: "reader", call: "call_1" },
  }
}

type Printed = { document: string; raw: string; canonical: string }

/** The corrigendum changes the earnest money: current, unconfirmed, and an item that waits. */
export function changeWaits(): LedgerEvent[] {
  return [
    recorded("fact_old", "emd.amount", { document: "tender", raw: "Rs 12,00,000", canonical: "1200000.00" }),
    recorded("fact_new", "emd.amount", { document: "corrigendum", raw: "Rs 15,00,000", canonical: "1500000.00" }),
    {
      type: "fact-superseded",
      version: 1,
      fact: "fact_old",
      key: "emd.amount",
      next: "fact_new",
      document: "corrigendum",
      confirmed: false,
    },
    raised("item_change", "document-change", { document: "corrigendum", facts: ["fact_new"] }),
  ]
}

/** Two places of one tender differ about its fee. */
export function conflictWaits(): LedgerEvent[] {
  return [
    recorded("fact_a", "fee.tender", { document: "tender", raw: "Rs 25,000", canonical: "25000.00" }),
    recorded("fact_b", "fee.tender", { document: "tender", raw: "Rs 20,000", canonical: "20000.00" }),
    { type: "facts-conflicted", version: 1, key: "fee.tender", facts: ["fact_a", "fact_b"] },
    raised("item_conflict", "conflict", { key: "fee.tender", facts: ["fact_a", "fact_b"] }),
  ]
}

type Raised = Extract<LedgerEvent, { type: "item-raised" }>

export function raised(item: string, kind: Raised["kind"], about: Partial<Raised["about"]>): Raised {
  const nothing = { document: null, documents: [], key: null, facts: [], receipt: null, draft: null }
  return {
    type: "item-raised",
    version: 1,
    item,
    kind,
    decision: "Which holds?",
    about: { ...nothing, ...about },
    problems: [],
    waiting: null,
    preparedBy: "reader",
  }
}

function viewer(name: string, role: Role): Viewer {
  return { id: `p_${name}`, name, email: `${name}@example.com`, role }
}

function documents(): LedgerEvent[] {
  return [
    { document: "tender", role: "tender", sequence: null, amends: false },
    { document: "corrigendum", role: "corrigendum", sequence: 1, amends: true },
  ].map(({ document, ...identity }) => ({
    type: "document-added",
    version: 1,
    document,
    name: `${document}.pdf`,
    format: "pdf",
    bytes: 1,
    fileHash: `file-${document}`,
    pagesHash: `pages-${document}`,
    pages: 1,
    characters: pageText.length,
    identity: { tenderNumber: "PWD/1", authority: null, title: null, issueDate: null, ...identity },
    warnings: [],
    by: { id: asha.id, name: asha.name },
  }))
}
