import { describe, expect, it } from "vitest"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { emptyLedger } from "@/lib/core/ledger-state"
import { ledgerFactsView } from "@/lib/server/ledger-facts-view"
import { asha, changeWaits, conflictWaits } from "../adapters/desk-setting"

function slotsAfter(given: LedgerEvent[]) {
  const events: Recorded<LedgerEvent>[] = given.map((event, index) => ({
    stream: "lg",
    sequence: index + 1,
    at: `2026-12-01T09:0${index}:00.000Z`,
    event,
  }))
  const view = ledgerFactsView(events.reduce(applyLedgerEvent, emptyLedger("lg")), events)
  const told = (history: { what: string; by: string | null }[]) => history.map(({ what, by }) => [what, by])
  return {
    slots: view.groups.flatMap(({ slots }) => slots.map(({ history }) => told(history))),
    conflicts: view.conflicts.map(({ history }) => told(history)),
  }
}

const decided = (confirmed: boolean): LedgerEvent => ({
  type: "change-decided",
  version: 1,
  document: "corrigendum",
  confirmed,
  facts: [{ fact: "fact_old", key: "emd.amount", next: "fact_new" }],
  by: { id: asha.id, name: asha.name },
})

describe("a fact's history", () => {
  it("tells what took the place of what, by which document, and who confirmed it", () => {
    expect(slotsAfter([...changeWaits(), decided(true)]).slots).toEqual([
      [
        ["Rs 12,00,000 was recorded", "reader"],
        ["Rs 15,00,000 was recorded", "reader"],
        ["Rs 15,00,000 took the place of Rs 12,00,000, to be confirmed", "corrigendum"],
        ["Rs 15,00,000 was confirmed", "asha"],
      ],
    ])
  })

  it("tells a rejected change with what stands again", () => {
    const [history] = slotsAfter([...changeWaits(), decided(false)]).slots
    expect(history?.at(-1)).toEqual(["Rs 15,00,000 was rejected: Rs 12,00,000 stands again", "asha"])
  })

  it("tells a conflict while it lasts, and who chose", () => {
    const [open] = slotsAfter(conflictWaits()).conflicts
    expect(open?.at(-1)).toEqual(["In conflict: Rs 25,000 or Rs 20,000", null])
    const chosen: LedgerEvent = {
      type: "conflict-resolved",
      version: 1,
      key: "fee.tender",
      chosen: "fact_b",
      others: ["fact_a"],
      by: { id: asha.id, name: asha.name },
    }
    const [history] = slotsAfter([...conflictWaits(), chosen]).slots
    expect(history?.at(-1)).toEqual(["Rs 20,000 was chosen over Rs 25,000", "asha"])
  })
})
