// Says in people's words what a read-back that failed asks to decide and what went wrong. Compares no values: a receipt has compared them.
import { factLabel, factText } from "@/lib/bids/fact-text"
import { joined } from "@/lib/bids/items"
import type { ReadBackLine } from "@/lib/core/events/handoff"
import type { Fact, Item, LedgerState } from "@/lib/core/ledger-state"

/** "Start pricing with Earnest money Rs 15,00,000, as sent?"; the item's own line where its receipt names nothing wrong. */
export function readBackLine(state: LedgerState, item: Item): string {
  const receipt = receiptOf(state, item)
  const wrong = wrongLines(receipt?.lines ?? [])
  const named = [...new Set(wrong.map((line) => sentText(state, line)))]
  if (!receipt || named.length === 0) return item.decision
  const shown =
    named.length > namedAtMost ? [...named.slice(0, namedAtMost), `${named.length - namedAtMost} more`] : named
  return `Start ${receipt.agent} with ${joined(shown, "and")}, as sent?`
}

/** The receipt an item on a failed read-back hangs on. */
export function receiptOf(state: LedgerState, item: Item): LedgerState["receipts"][number] | null {
  return state.receipts.find(({ receipt }) => receipt === item.about.receipt) ?? null
}

export function wrongLines(lines: readonly ReadBackLine[]): ReadBackLine[] {
  return lines.filter(({ verdict }) => verdict !== "equal" && verdict !== "reformatted")
}

/** Old facts whose value was restated in place of the one sent. */
export function restatedOld(state: LedgerState, lines: readonly ReadBackLine[]): Fact[] {
  return [...state.facts.values()].filter(
    ({ key, value, status }) =>
      status === "superseded" &&
      wrongLines(lines).some(
        (line) => line.key === key && line.restated === value.canonical && line.sent !== line.restated,
      ),
  )
}

/** A problem as code wrote it, its key in words. */
export function problemInWords(problem: string): string {
  return problem.replace(/^(\S+):/, (_, key: string) => `${factLabel(key)}:`)
}

const namedAtMost = 3

function sentText(state: LedgerState, { key, sent }: ReadBackLine): string {
  const fact = [...state.facts.values()].find((one) => one.key === key && one.value.canonical === sent)
  return fact ? `${factLabel(key)} ${factText(fact)}` : factLabel(key)
}
