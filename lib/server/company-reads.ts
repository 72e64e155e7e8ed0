// Reads the company's records in force and the imports they came with. Changes nothing.
import { factText } from "@/lib/bids/fact-text"
import type { CompanyProfile } from "@/lib/bids/records"
import type { LedgerEvent, Recorded } from "@/lib/core/events/event"
import { may, type Viewer } from "@/lib/core/permissions"
import { workspaceLedger } from "@/lib/core/workspace-ledger"
import { CompanyView, type ImportLine } from "@/lib/views/company"
import type { Runtime } from "./runtime"

/** Null means "not found". */
export async function readCompany(
  { store, records }: Pick<Runtime, "store" | "records">,
  viewer: Viewer,
): Promise<CompanyView | null> {
  if (!may(viewer, "read records", "workspace")) return null
  const [events, profile, rates, messages] = await Promise.all([
    store.read(workspaceLedger) as Promise<Recorded<LedgerEvent>[]>,
    records.profile(),
    records.rates(),
    records.messages({ words: [], kind: null, fromDay: null, toDay: null }),
  ])
  return CompanyView.parse({
    mayChange: may(viewer, "change records", "workspace"),
    profile: profile && shownProfile(profile),
    rates: rates.map((rate) => ({ ...rate, display: moneyText(rate.rate, rate.currency) })),
    messages: { total: messages.total, latest: messages.records.slice(-latestShown).reverse() },
    imports: importLines(events),
  })
}

const latestShown = 5

function shownProfile({ fields, turnover, works }: CompanyProfile) {
  return {
    fields,
    turnover: turnover.map((year) => ({ ...year, display: moneyText(year.amount, year.currency) })),
    works: works.map((work) => ({ ...work, display: moneyText(work.value, work.currency) })),
  }
}

function moneyText(canonical: string, currency: string): string {
  return factText({ value: { kind: "money", canonical, currency, unit: null, zone: null }, anchor: null })
}

/** Latest first. */
function importLines(recorded: readonly Recorded<LedgerEvent>[]): ImportLine[] {
  const lines = recorded.reduce(importLine, [])
  const standing = new Set<string>()
  return lines.reverse().map((line) => {
    if (line.standing.is === "withdrawn" || line.use === "messages") return line
    const isLatest = !standing.has(line.use)
    standing.add(line.use)
    return isLatest ? line : { ...line, standing: { is: "replaced" as const } }
  })
}

function importLine(lines: ImportLine[], { event, at }: Recorded<LedgerEvent>): ImportLine[] {
  if (event.type === "records-imported") {
    const { import: id, use, name, count, by } = event
    return [...lines, { import: id, use, name, count, by: { name: by.name, at }, standing: { is: "in force" } }]
  }
  if (event.type !== "records-withdrawn") return lines
  const { import: id, why, by } = event
  const standing = { is: "withdrawn" as const, why, by: { name: by.name, at } }
  return lines.map((line) => (line.import === id ? { ...line, standing } : line))
}
