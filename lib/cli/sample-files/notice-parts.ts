// Section 1, the notice inviting tender with its table of dates and amounts; never mentions what a corrigendum changes later.
import { centered, gap, heading, paragraph, rightward, table, title } from "./blocks"
import { laterThatDay, longDate, longMoment, rupees, rupeesAndWords } from "./indian-forms"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

/** The cover page and the notice. */
export function noticeParts(spec: TenderSpec): Part[] {
  return [cover(spec), notice(spec), procedure(spec)]
}

function cover(spec: TenderSpec): Part {
  const { authority } = spec
  return {
    section: "cover",
    title: "Cover",
    need: "core",
    blocks: [
      gap(70),
      centered(authority.name.toUpperCase()),
      centered(`${authority.place}, ${authority.state}`),
      gap(60),
      title("TENDER DOCUMENT"),
      centered("(Two-cover system, item rate contract)"),
      gap(40),
      centered(`Tender No. ${spec.tenderNumber}`),
      centered(`Dated ${longDate(spec.dates.issued)}`),
      gap(40),
      centered("NAME OF WORK"),
      gap(10),
      centered(spec.work.name),
      gap(110),
      centered(`Issued by: ${authority.officer}`),
      centered(authority.address),
      centered(`E-mail: ${authority.email}`),
    ],
  }
}

function notice(spec: TenderSpec): Part {
  const { authority, dates } = spec
  const rows = [
    ["Tender number", spec.tenderNumber],
    ["Name of work", spec.work.name],
    ["Estimated cost put to tender", rupeesAndWords(spec.estimatedCost)],
    ["Type of bid", "Item rate, two covers: technical cover and price cover"],
    ["Cost of tender document (not refundable)", rupees(spec.fee)],
    ["Tender document can be downloaded from", longMoment(dates.downloadFrom)],
    ["Earnest money deposit (EMD)", rupeesAndWords(spec.emd.old)],
    ["Visit to the site with the engineer", longMoment(dates.siteVisit)],
    ["Last date for written queries", longMoment(dates.queriesUntil)],
    ["Pre-bid meeting", longMoment(dates.preBid)],
    ["Closing date and time for bids", longMoment(dates.closing)],
    ["Opening of the technical cover", longMoment(laterThatDay(dates.closing, dates.minutesToOpening))],
    ["Opening of the price cover", "Will be intimated to technically qualified bidders"],
    ["Validity of bid", `${spec.validityDays} days from the closing date for bids`],
    ["Period of completion", `${spec.completionMonths} months from the date of the work order`],
    ["Performance security", `${spec.performanceSecurityPercent}% of the contract price`],
  ]
  return {
    section: "notice",
    title: "Notice and table of key dates",
    need: "core",
    blocks: [
      title("NOTICE INVITING TENDER"),
      paragraph(
        `${authority.officer}, ${authority.name}, invites sealed electronic bids in two covers from contractors who satisfy ` +
          `the eligibility criteria of Section 3, for the work named in the table below. The table is to be read with the ` +
          `sections that follow; where the two differ, the matter shall be raised before the last date for written queries.`,
      ),
      table(
        [
          { title: "Sl. No.", share: 1, align: "center" },
          { title: "Particulars", share: 5 },
          { title: "Details", share: 8 },
        ],
        rows.map(([what = "", value = ""], at) => [String(at + 1), what, value]),
      ),
    ],
  }
}

function procedure(spec: TenderSpec): Part {
  const { authority, dates } = spec
  return {
    section: "notice",
    title: "Procedure and contact",
    need: "core",
    blocks: [
      heading("How to obtain and submit the bid"),
      paragraph(
        `The complete set of documents is available free of charge for viewing on the e-procurement portal. A bidder who ` +
          `submits shall pay the cost of the tender document, ${rupees(spec.fee)}, by electronic transfer, and attach the ` +
          `receipt in the technical cover. No exemption from this cost is given to any class of bidder.`,
      ),
      paragraph(
        `Bids are accepted on the portal only. The portal closes at the time printed against serial number 11; a bid whose ` +
          `upload is still running at that moment is not received. Bidders are advised to finish their upload a day earlier, ` +
          `since slow connections and expired signature certificates are not grounds for more time.`,
      ),
      heading("Changes to this document"),
      paragraph(
        `Changes are made by numbered corrigenda published on the same portal. Each corrigendum becomes part of the tender ` +
          `document from the day of its publication, and a bidder shall enclose a signed copy of every one of them. The ` +
          `authority does not inform bidders individually and is not answerable to a bidder who has not seen a corrigendum.`,
      ),
      heading("Enquiries"),
      paragraph(
        `Technical questions about the ${spec.work.noun} are to be addressed in writing to ${authority.officer} at ` +
          `${authority.email}, quoting the tender number in the subject. Oral replies given at the site or by telephone do ` +
          `not bind the authority. Queries that arrive after ${longMoment(dates.queriesUntil)} will not be answered.`,
      ),
      paragraph(
        `The authority reserves the right to accept or reject any or all bids at any stage before the award, without ` +
          `incurring liability towards the bidders affected, and is not bound to accept the lowest price.`,
      ),
      gap(24),
      rightward(`Sd/- ${authority.signatory}`),
      rightward(authority.officer),
      rightward(authority.name),
    ],
  }
}
