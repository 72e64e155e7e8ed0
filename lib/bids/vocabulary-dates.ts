// The dates and periods a bid must carry: the date facts of the vocabulary. It holds no values.
import type { FactKey } from "@/lib/bids/vocabulary-fact"

export const dateFacts: readonly FactKey[] = [
  {
    ...date("tender.issued", "Issued on", ["Date of Issue", "Date of Publication", "Issued", "Issue RFP", "NIT Date"]),
    mustCarry: false,
  },
  {
    ...date("download.end", "Documents available until", ["Document Download End Date", "Last Date of Sale of Tender"]),
    mustCarry: false,
  },
  date("queries.deadline", "Last time for queries", [
    "Last Date for Seeking Clarification",
    "Last Date for Queries",
    "Clarification End Date",
    "Pre-bid Queries up to",
    "Deadline for Receipt of Questions",
    "Questions Due",
    "Clarification Deadline",
  ]),
  date("prebid.meeting", "Pre-bid meeting", [
    "Pre-bid Meeting",
    "Pre-bid Conference",
    "Pre-proposal Conference",
    "Bidders' Briefing",
  ]),
  date("site.visit", "Site visit", ["Site Visit", "Site Inspection", "Mandatory Site Visit", "Job Walk"]),
  date("bid.closing", "Bids due", [
    "Last date and time for submission of bids",
    "Bid Submission End Date",
    "Bid Due Date",
    "Closing Date",
    "Closing of Bids",
    "Deadline for Receipt of Proposals",
    "Proposals due",
    "Return Date",
    "Tender Deadline",
  ]),
  date("bid.closing.hard-copy", "Hard copies due", [
    "Last Date for Hard Copy",
    "Submission of Original Documents",
    "Physical Submission up to",
  ]),
  date("bid.opening.technical", "Technical bids opened", [
    "Technical Bid Opening Date",
    "Opening of Technical Cover",
    "Technical Cover Opened",
    "Opening of Technical Bids",
    "Date of Opening of Tender",
    "Bid Opening",
    "Public Opening",
  ]),
  date("bid.opening.price", "Price bids opened", [
    "Financial Bid Opening Date",
    "Opening of Price Bids",
    "Opening of Price Cover",
    "Cost Proposals Opened",
  ]),
  period("bid.validity", "Bid validity", [
    "Bid Validity",
    "Validity of Offer",
    "Bid shall remain valid",
    "Proposals must be valid",
    "Tender Validity Period",
    "Proposal Validity",
    "Offers held firm for",
  ]),
  date("evaluation.complete", "Evaluation complete", [
    "Proposal Evaluation Committee complete evaluation",
    "Evaluation Completed",
    "Completion of Evaluation",
  ]),
  date("award.notice", "Notice of award", [
    "Notice of Intent to Award",
    "Letter of Acceptance",
    "Award Notice",
    "Contract Award",
  ]),
  date("contract.issue", "Contract issued", [
    "State issues Contract",
    "Contract Issued",
    "Signing of Agreement",
    "Contract Execution",
  ]),
  date("contract.begin", "Contract begins", [
    "Contract begins",
    "Contract Start Date",
    "Date of Commencement",
    "Term of Contract from",
  ]),
  date("contract.end", "Contract ends", ["Contract End Date", "Expiry of Contract", "Term of Contract to"]),
  period("completion.period", "Completion period", [
    "Time of Completion",
    "Completion Period",
    "Stipulated Period",
    "Contract Period",
    "Time Allowed",
    "Delivery Period",
  ]),
  period("defect.liability", "Defect liability period", [
    "Defect Liability Period",
    "DLP",
    "Maintenance Period",
    "Guarantee Period",
    "Rectification Period",
  ]),
  period("security.submission", "Time to furnish performance security", [
    "Performance Security to be furnished within",
    "Submission of Performance Guarantee",
  ]),
  period("agreement.signing", "Time to sign the agreement", [
    "Agreement to be signed within",
    "Execution of Agreement",
  ]),
]

function date(key: string, label: string, synonyms: string[]): FactKey {
  return { key, label, group: "dates", kind: "instant", mustCarry: true, audience: null, synonyms }
}

function period(key: string, label: string, synonyms: string[]): FactKey {
  return { key, label, group: "dates", kind: "duration", mustCarry: true, audience: null, synonyms }
}
