// The two corrigenda as blocks; each names the tender, the clause it changes, and both the earlier and the new reading.
import { type Block, centered, clause, paragraph, rightward, table } from "./blocks"
import { laterThatDay, longDate, longMoment, rupees, rupeesAndWords, shortDate } from "./indian-forms"
import type { TenderSpec } from "./tender-spec"

type ClauseNumbers = ReadonlyMap<string, string>

/** Moves the pre-bid meeting, alters the cover to reinforcement, and, where the spec says so, moves the closing once. */
export function firstCorrigendum(spec: TenderSpec, numbers: ClauseNumbers): Block[] {
  const { dates, corrigendum1 } = spec
  const points = [
    clause(
      "Pre-bid meeting",
      `In serial number 10 of the table in Section 1 and in clause ${at(numbers, "pre-bid")}, the pre-bid meeting shall be read ` +
        `as ${longMoment(dates.preBidAfterCorrigendum1)} in place of ${longMoment(dates.preBid)}. The venue is unchanged.`,
    ),
    clause(
      "Clear cover",
      `In clause ${at(numbers, "cover")} of Section 6, the clear cover to reinforcement on faces in contact with earth or water ` +
        `shall be read as ${corrigendum1.coverBecomes} mm in place of ${corrigendum1.coverWas} mm. The drawings for ` +
        `construction will show the larger figure.`,
    ),
  ]
  if (dates.closingAfterCorrigendum1 !== undefined) {
    points.push(closingPoint(numbers, { was: dates.closing, becomes: dates.closingAfterCorrigendum1, spec }))
  }
  return letter(spec, { number: 1, issued: corrigendum1.issued, points })
}

/** Raises the deposit and moves the closing. */
export function secondCorrigendum(spec: TenderSpec, numbers: ClauseNumbers): Block[] {
  const { dates, emd, corrigendum2 } = spec
  const points = [
    clause(
      "Earnest money deposit",
      `In serial number 7 of the table in Section 1 and in clause ${at(numbers, "emd")}, the earnest money deposit (EMD) shall be ` +
        `read as ${rupeesAndWords(emd.new)} in place of ${rupees(emd.old)}. The same change applies in Annexure A, in Annexure C ` +
        `and wherever else the amount occurs. A deposit already prepared for the smaller amount may be topped up by a second ` +
        `instrument.`,
    ),
    closingPoint(numbers, {
      was: dates.closingAfterCorrigendum1 ?? dates.closing,
      becomes: dates.closingAfterCorrigendum2,
      spec,
    }),
  ]
  return letter(spec, { number: 2, issued: corrigendum2.issued, points })
}

function closingPoint(numbers: ClauseNumbers, change: { was: string; becomes: string; spec: TenderSpec }): Block {
  const opening = laterThatDay(change.becomes, change.spec.dates.minutesToOpening)
  return clause(
    "Closing of bids",
    `In serial number 11 of the table in Section 1 and in clause ${at(numbers, "closing")}, the closing date and time for bids ` +
      `shall be read as ${longMoment(change.becomes)} in place of ${longMoment(change.was)}. The technical cover will be opened ` +
      `on ${longMoment(opening)}.`,
  )
}

function letter(spec: TenderSpec, change: { number: number; issued: string; points: Block[] }): Block[] {
  const { authority } = spec
  return [
    centered(authority.name.toUpperCase()),
    centered(authority.address),
    centered(`CORRIGENDUM No. ${change.number}`),
    rightward(`Dated ${longDate(change.issued)}`),
    table(
      [
        { title: "Tender No.", share: 4 },
        { title: spec.tenderNumber, share: 10 },
      ],
      [
        ["Name of work", spec.work.name],
        ["Notice dated", shortDate(spec.dates.issued)],
      ],
    ),
    paragraph(
      change.number === 1
        ? "Following a review of the document and the first queries received, the tender is amended as under."
        : "In view of requests made at and after the pre-bid meeting, the tender is further amended as under.",
    ),
    ...change.points.map((point, index) => (point.kind === "clause" ? { ...point, number: `${index + 1}.` } : point)),
    paragraph(
      "All other terms and conditions of the tender document remain unchanged. This corrigendum forms part of the tender " +
        "document; a copy signed on each page is to be enclosed in the technical cover.",
    ),
    rightward(`Sd/- ${authority.signatory}`),
    rightward(authority.officer),
  ]
}

function at(numbers: ClauseNumbers, id: string): string {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`the tender document has no clause known as ${id}`)
  return number
}
