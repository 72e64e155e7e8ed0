// Sections 2 and 3, instructions to bidders and the eligibility criteria; never mentions what a corrigendum changes later.
import { clause, heading, table } from "./blocks"
import { laterThatDay, longDate, rupees, rupeesAndWords, shortMoment } from "./indian-forms"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

/** Clauses the corrigenda name carry the ids `emd`, `closing` and `pre-bid`. */
export function instructionParts(spec: TenderSpec): Part[] {
  return [submission(spec), preparation(), evaluation(spec), eligibility(spec), capacity(spec)]
}

function submission(spec: TenderSpec): Part {
  const { dates, authority } = spec
  const opening = laterThatDay(dates.closing, dates.minutesToOpening)
  return {
    section: "instructions",
    title: "Deposit, dates and submission",
    need: "core",
    blocks: [
      heading("A. Deposit, dates and submission"),
      clause(
        "Earnest money deposit",
        `The bid shall be accompanied by an earnest money deposit of ${rupees(spec.emd.old)} in favour of ${authority.name}, ` +
          `payable at ${authority.place}, as a demand draft, an insurance surety bond or a bank guarantee in the form of ` +
          `Annexure C. A guarantee shall remain valid for 45 days beyond the validity of the bid. A bid without the deposit, or ` +
          `with a deposit of a smaller amount, is rejected at the opening of the technical cover.`,
        "emd",
      ),
      clause(
        "Return and forfeiture of the deposit",
        `Deposits of unsuccessful bidders are returned within thirty days of the award. The deposit is forfeited if the bidder ` +
          `withdraws within the period of validity, refuses an arithmetical correction made under these instructions, or fails ` +
          `to sign the agreement or to furnish the performance security in time.`,
      ),
      clause(
        "Closing of bids",
        `Bids shall be uploaded not later than ${shortMoment(dates.closing)}. The clock of the portal decides. The technical ` +
          `cover is opened at ${shortMoment(opening)} in the office of ${authority.officer}, in the presence of those bidders ` +
          `who choose to attend.`,
        "closing",
      ),
      clause(
        "Pre-bid meeting",
        `A pre-bid meeting is held on ${shortMoment(dates.preBid)} in the conference room of the authority. Attendance is not ` +
          `compulsory. Replies that change the document are published as a corrigendum; replies that only explain it are ` +
          `published as minutes.`,
        "pre-bid",
      ),
      clause(
        "Validity",
        `The bid shall remain valid for ${spec.validityDays} days from the closing date for bids. The authority may ask in ` +
          `writing for an extension; a bidder who declines loses no deposit but is no longer considered.`,
      ),
      clause(
        "Order of precedence",
        `Where statements disagree, a later corrigendum prevails over an earlier one and over the tender document; the special ` +
          `conditions prevail over the general conditions; figured dimensions prevail over scaled ones.`,
      ),
      clause(
        "Tender number on every paper",
        `Each upload bears the number ${spec.tenderNumber} and the name of the bidder. Files named otherwise are read all the ` +
          `same, but the bidder bears the risk of a file not being found.`,
      ),
    ],
  }
}

function preparation(): Part {
  return {
    section: "instructions",
    title: "Preparation of the bid",
    need: "extra",
    blocks: [
      heading("B. Preparation of the bid"),
      clause(
        "One bid, one bidder",
        `A firm submits one bid, alone. Joint ventures and consortia are not admitted for this work. A firm that takes part in ` +
          `more than one bid, as bidder or as named sub-contractor with a common director, causes all such bids to be rejected.`,
      ),
      clause(
        "Knowledge of the site",
        `The bidder is taken to have seen the alignment in wet as well as dry conditions, the width of the streets, the ` +
          `overhead lines and the buried services, and to have priced what such a visit would show an experienced contractor. ` +
          `The visit announced in the notice is an offer of guidance and not a condition of bidding.`,
      ),
      clause(
        "Language and legibility",
        `The bid is written in English. A certificate issued in another language is accepted with a translation attested by a ` +
          `notary. Scans at less than 150 dots per inch, photographs of papers and files protected by a password are treated as ` +
          `not submitted.`,
      ),
      clause(
        "Signature",
        `Every page is signed by one person who holds a power of attorney under Annexure B. Corrections are initialled by the ` +
          `same person. A digital signature on the portal does not replace the signatures asked for in the annexures.`,
      ),
      clause(
        "Contents of the technical cover",
        `The technical cover holds the documents of the checklist in Annexure A, in that order, with page numbers running ` +
          `through. Anything that discloses a rate, an amount or a discount in the technical cover makes the bid liable to ` +
          `rejection, whether the disclosure was intended or not.`,
      ),
      clause(
        "Contents of the price cover",
        `The price cover holds only the workbook published with this tender, filled in for each item. The workbook may not be ` +
          `altered in its structure. Rates are entered to two places of decimals and are inclusive of all taxes and duties other ` +
          `than goods and services tax, which is paid at the rate in force against an invoice.`,
      ),
      clause(
        "Blank and nil rates",
        `An item against which no rate is entered is deemed to be covered by the other rates, and the contractor shall carry it ` +
          `out without separate payment. Free-text remarks in the cells of the workbook are ignored.`,
      ),
      clause(
        "Conditional bids",
        `Conditions, counter-proposals and bids with an alternative design are not considered. A covering letter that restates ` +
          `or qualifies a clause is read as a condition even if it is headed otherwise.`,
      ),
      clause(
        "Cost of bidding",
        `All expenses of preparing the bid, of visits, samples and guarantees, are borne by the bidder, however the process may ` +
          `end. Papers once submitted are not returned.`,
      ),
    ],
  }
}

function evaluation(spec: TenderSpec): Part {
  return {
    section: "instructions",
    title: "Opening, evaluation and award",
    need: "extra",
    blocks: [
      heading("C. Opening, evaluation and award"),
      clause(
        "Opening",
        `At the opening the names of the bidders, the presence of the deposit and of the signed corrigenda are read out and ` +
          `entered in a register. If the day is declared a holiday, the opening takes place on the next working day at the same ` +
          `hour; the closing time on the portal does not move for that reason.`,
      ),
      clause(
        "Clarifications from bidders",
        `The authority may ask a bidder to explain a document already submitted and allows three working days for the answer. ` +
          `A certificate dated after the closing date is not accepted in answer to such a request.`,
      ),
      clause(
        "Arithmetical check",
        `Amounts are computed afresh from the quoted rates and the published quantities, rounded to the paisa item by item. ` +
          `If the rate in figures and the rate in words disagree, the one that agrees with the amount worked out by the bidder ` +
          `is taken; failing that, the lower.`,
      ),
      clause(
        "Unbalanced rates",
        `Where a rate departs from the estimated rate by more than thirty percent, the bidder shall submit an analysis on ` +
          `demand. The authority may raise the performance security to the extent that it considers needed to protect itself ` +
          `against default in the low-rated items.`,
      ),
      clause(
        "Comparison",
        `Only bids that pass the technical evaluation are compared. The comparison is made on the total of the schedule without ` +
          `goods and services tax. Rebates offered outside the workbook play no part in it.`,
      ),
      clause(
        "Equal totals",
        `If two lowest bids are equal to the rupee, the bidder with the larger value of similar works is preferred; if those are ` +
          `equal too, lots are drawn in the presence of both.`,
      ),
      clause(
        "Award and agreement",
        `The letter of award is issued within the period of validity. The successful bidder furnishes the performance security ` +
          `within fifteen days of that letter and signs the agreement within seven days more, on stamped paper of the value ` +
          `required in ${spec.authority.state}.`,
      ),
      clause(
        "Conduct",
        `Canvassing in any form, an understanding among bidders on prices, or an attempt to learn the progress of the ` +
          `evaluation disqualifies the bidder and may lead to debarment for up to three years.`,
      ),
    ],
  }
}

function eligibility(spec: TenderSpec): Part {
  const lastDay = longDate(spec.dates.issued)
  return {
    section: "eligibility",
    title: "Criteria",
    need: "core",
    blocks: [
      heading("A. Criteria"),
      clause(
        "Average annual turnover",
        `The average annual turnover of the bidder from civil engineering works during the last five financial years shall be ` +
          `not less than ${rupeesAndWords(spec.turnoverMinimum)}. The figures are taken from audited accounts and certified by a ` +
          `chartered accountant; turnover is not enhanced for inflation.`,
        "turnover",
      ),
      clause(
        "Similar work",
        `The bidder shall have completed, as prime contractor, at least one similar work of a value not less than ` +
          `${rupees(spec.similarWorkMinimum)} during the seven years ending on ${lastDay}. Similar work means ` +
          `${spec.work.similarKind}. Work carried out as a sub-contractor counts only with the written confirmation of the ` +
          `principal employer.`,
        "similar",
      ),
      clause(
        "Registration",
        `The bidder shall hold a valid registration as a contractor of the class that admits works of this cost, a permanent ` +
          `account number, a goods and services tax registration, and registrations under the provident fund and state ` +
          `insurance enactments.`,
      ),
      clause(
        "Declarations",
        `The bidder declares on stamped paper that neither the firm nor a director is under debarment by a public body on the ` +
          `closing date, and lists every dispute of the last five years that went to arbitration or court.`,
      ),
      heading("B. Proof"),
      table(
        [
          { title: "Criterion", share: 4 },
          { title: "Document to be enclosed", share: 9 },
        ],
        [
          [
            "Turnover",
            "Certificate of the chartered accountant with its document identification number; five balance sheets",
          ],
          ["Similar work", "Work order, completion certificate of an executive engineer, and tax deduction statements"],
          ["Registration", "Copies attested by the signatory; the originals are shown on demand"],
          ["Declarations", "Annexures D and E, signed and dated after the publication of this notice"],
        ],
      ),
    ],
  }
}

function capacity(spec: TenderSpec): Part {
  return {
    section: "eligibility",
    title: "Bid capacity, plant and staff",
    need: "extra",
    blocks: [
      heading("C. Bid capacity, plant and staff"),
      clause(
        "Available bid capacity",
        `The capacity is A x N x 2 - B, where A is the greatest turnover in one of the last five years, N the period of ` +
          `completion in years, being ${spec.completionMonths} months divided by twelve, and B the value of commitments to be ` +
          `carried out in that period. It shall exceed the estimated cost put to tender.`,
      ),
      clause(
        "Plant",
        `The bidder shows ownership or a firm hire agreement for the plant of the list below. Plant engaged on another site is ` +
          `counted from the day on which its release is certified.`,
      ),
      table(
        [
          { title: "Plant", share: 7 },
          { title: "Least capacity", share: 4 },
          { title: "Number", share: 2, align: "center" },
        ],
        [
          ["Hydraulic excavator", "0.9 cum bucket", "3"],
          ["Concrete batching plant with printed records", "30 cum an hour", "1"],
          ["Transit mixer", "6 cum", "4"],
          ["Needle vibrators with spare needles", "40 mm and 60 mm", "8"],
          ["Dewatering pump, diesel", "20 horse power", "6"],
          ["Vibratory roller", "8 tonne", "1"],
          ["Total station with current calibration", "2 seconds", "2"],
        ],
      ),
      clause(
        "Staff at site",
        `A project manager with a degree in civil engineering and twelve years of experience, two site engineers, a quality ` +
          `engineer, a surveyor and a safety officer are present throughout. Their bio-data are submitted in Annexure G; a ` +
          `change needs the consent of the engineer.`,
      ),
      clause(
        "Verification",
        `The authority may inspect completed works and may write to earlier employers. A statement found false at any time ` +
          `before completion leads to rejection or termination and to forfeiture of securities.`,
      ),
    ],
  }
}
