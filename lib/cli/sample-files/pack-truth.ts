// What a careful reader of a pack must find, in canonical values computed from the spec; never read back from the files.
import Big from "big.js"
import { laterThatDay, longMoment, rupees } from "./indian-forms"
import type { PastWork, ScheduleItem, TenderSpec } from "./tender-spec"

export type FactKey =
  | "emd"
  | "closing"
  | "technical-opening"
  | "pre-bid-meeting"
  | "estimated-cost"
  | "tender-fee"
  | "bid-validity"
  | "completion-period"
  | "performance-security"
  | "liquidated-damages"
  | "liquidated-damages-cap"
  | "turnover-minimum"
  | "similar-work-minimum"
  | "clear-cover"

/** Names of the files in a pack by what they are. */
export type PackFileNames = Record<
  "tender" | "corrigendum1" | "corrigendum2" | "schedule" | "rates" | "profile" | "messages",
  string
>

/** `value` is canonical: money `1500000.00`, instants with offset, durations ISO 8601, percents as fractions (`0.05`), lengths as plain decimals. */
export type ExpectedValue = { value: string; printed: string; file: string }

export type ExpectedFact = {
  key: FactKey
  kind: "money" | "instant" | "duration" | "percent" | "quantity"
  /** INR, Asia/Kolkata, `per week`, mm; null where the kind needs none. */
  unit: string | null
  /** What a duration counts from, as printed. */
  anchor: string | null
  current: ExpectedValue
  /** Earlier values, the oldest first. */
  superseded: ExpectedValue[]
}

export type PackTruth = {
  tenderNumber: string
  authority: string
  workName: string
  company: string
  facts: ExpectedFact[]
  /** Files that still carry the first deposit and are no tender paper. */
  staleDepositIn: string[]
  excludedWork: string
  /** Past works that may be listed and reach the similar-work minimum. */
  qualifyingWorks: string[]
  /** Mean turnover of the years given, rounded half up to the paisa: `246800000.00`. */
  averageTurnover: string
  itemCount: number
  /** Sum over the items of rate times quantity, each rounded half up to the paisa. */
  scheduleTotal: string
}

export function packTruth(spec: TenderSpec, files: PackFileNames): PackTruth {
  return {
    tenderNumber: spec.tenderNumber,
    authority: spec.authority.name,
    workName: spec.work.name,
    company: spec.company.name,
    facts: expectedFacts(spec, files),
    staleDepositIn: [files.rates],
    excludedWork: spec.excludedWork,
    qualifyingWorks: spec.company.works.filter((work) => qualifies(work, spec)).map((work) => work.name),
    averageTurnover: averageTurnover(spec),
    itemCount: spec.items.length,
    scheduleTotal: scheduleTotal(spec.items),
  }
}

/** Rate times quantity of each item rounded half up to the paisa, then summed. */
export function scheduleTotal(items: ScheduleItem[]): string {
  const lines = items.map((item) => new Big(item.rate).times(item.quantity).round(2, Big.roundHalfUp))
  return lines.reduce((sum, line) => sum.plus(line), new Big(0)).toFixed(2)
}

function expectedFacts(spec: TenderSpec, files: PackFileNames): ExpectedFact[] {
  const { dates, emd } = spec
  const instant = (value: string, file: string): ExpectedValue => ({ value, printed: longMoment(value), file })
  const opening = (value: string, file: string) => instant(laterThatDay(value, dates.minutesToOpening), file)
  const money = (amount: number, file = files.tender): ExpectedValue => ({
    value: `${amount}.00`,
    printed: rupees(amount),
    file,
  })
  const said = (value: string, printed: string, file = files.tender): ExpectedValue => ({ value, printed, file })
  const stable = { unit: null, anchor: null, superseded: [] }
  const closings = [
    { at: dates.closing, file: files.tender },
    ...(dates.closingAfterCorrigendum1 ? [{ at: dates.closingAfterCorrigendum1, file: files.corrigendum1 }] : []),
  ]
  const inr = { ...stable, kind: "money", unit: "INR" } as const
  const moment = { ...stable, kind: "instant", unit: "Asia/Kolkata" } as const
  const security = spec.performanceSecurityPercent
  const damages = spec.liquidatedDamages
  const cover = spec.corrigendum1
  return [
    { ...inr, key: "emd", current: money(emd.new, files.corrigendum2), superseded: [money(emd.old)] },
    {
      ...moment,
      key: "closing",
      current: instant(dates.closingAfterCorrigendum2, files.corrigendum2),
      superseded: closings.map(({ at, file }) => instant(at, file)),
    },
    {
      ...moment,
      key: "technical-opening",
      current: opening(dates.closingAfterCorrigendum2, files.corrigendum2),
      superseded: closings.map(({ at, file }) => opening(at, file)),
    },
    {
      ...moment,
      key: "pre-bid-meeting",
      current: instant(dates.preBidAfterCorrigendum1, files.corrigendum1),
      superseded: [instant(dates.preBid, files.tender)],
    },
    { ...inr, key: "estimated-cost", current: money(spec.estimatedCost) },
    { ...inr, key: "tender-fee", current: money(spec.fee) },
    {
      ...stable,
      key: "bid-validity",
      kind: "duration",
      anchor: "closing date for bids",
      current: said(`P${spec.validityDays}D`, `${spec.validityDays} days from the closing date for bids`),
    },
    {
      ...stable,
      key: "completion-period",
      kind: "duration",
      anchor: "date of the work order",
      current: said(`P${spec.completionMonths}M`, `${spec.completionMonths} months from the date of the work order`),
    },
    {
      ...stable,
      key: "performance-security",
      kind: "percent",
      current: said(fraction(security), `${security}% of the contract price`),
    },
    {
      ...stable,
      key: "liquidated-damages",
      kind: "percent",
      unit: "per week",
      current: said(fraction(damages.percentPerWeek), `${damages.percentPerWeek}% of the contract price per week`),
    },
    {
      ...stable,
      key: "liquidated-damages-cap",
      kind: "percent",
      current: said(fraction(damages.capPercent), `limited to ${damages.capPercent}% of the contract price`),
    },
    { ...inr, key: "turnover-minimum", current: money(spec.turnoverMinimum) },
    { ...inr, key: "similar-work-minimum", current: money(spec.similarWorkMinimum) },
    {
      ...stable,
      key: "clear-cover",
      kind: "quantity",
      unit: "mm",
      current: said(String(cover.coverBecomes), `${cover.coverBecomes} mm`, files.corrigendum1),
      superseded: [said(String(cover.coverWas), `${cover.coverWas} mm`)],
    },
  ]
}

function fraction(percent: number): string {
  return new Big(percent).div(100).toFixed()
}

function qualifies(work: PastWork, spec: TenderSpec): boolean {
  const windowStart = `${Number(spec.dates.issued.slice(0, 4)) - 7}${spec.dates.issued.slice(4)}`
  return (
    work.name !== spec.excludedWork &&
    work.value >= spec.similarWorkMinimum &&
    work.completed > windowStart &&
    work.completed <= spec.dates.issued &&
    work.scope.toLowerCase().includes(spec.work.noun.toLowerCase())
  )
}

function averageTurnover(spec: TenderSpec): string {
  const { turnover } = spec.company
  const sum = turnover.reduce((total, year) => total.plus(year.rupees), new Big(0))
  return sum.div(turnover.length).round(2, Big.roundHalfUp).toFixed(2)
}
