// What a tender is and how the bid is handed in: the identity and form facts of the vocabulary. It holds no values.
import type { FactKey } from "@/lib/bids/vocabulary-fact"

export const identityFacts: readonly FactKey[] = [
  identity("tender.number", "Tender number", "reference", [
    "Tender No.",
    "NIT No.",
    "Tender Enquiry No.",
    "Bid Number",
    "RFP No.",
    "Solicitation Number",
    "ITB Number",
    "ITT Reference",
  ]),
  identity("tender.portal-id", "Portal id", "reference", [
    "Tender ID",
    "GeM Bid No.",
    "e-Procurement ID",
    "Contracts Finder ID",
  ]),
  identity("tender.authority", "Authority", "text", [
    "Tender Inviting Authority",
    "Name of the Department",
    "Employer",
    "Procuring Entity",
    "Issued by",
    "Contracting Authority",
  ]),
  identity("work.name", "Name of work", "text", [
    "Name of Work",
    "Title of Tender",
    "Brief Description of Work",
    "Project Title",
  ]),
  {
    ...identity("work.location", "Location of work", "text", ["Location of Work", "Site", "Place of Performance"]),
    mustCarry: false,
  },
  form("submission.mode", "How bids are submitted", [
    "Mode of Submission",
    "Bid Submission",
    "Return Instructions",
    "Submission Method",
  ]),
  form("submission.covers", "Covers or envelopes", [
    "Number of Covers",
    "Two Bid System",
    "Envelope System",
    "Cost Proposal and Technical Proposal",
  ]),
  form("bid.page-limit", "Page limit of the proposal", ["Page Limit", "Page Limitation", "Maximum Number of Pages"]),
]

function identity(key: string, label: string, kind: FactKey["kind"], synonyms: string[]): FactKey {
  return { key, label, group: "identity", kind, mustCarry: true, audience: null, synonyms }
}

function form(key: string, label: string, synonyms: string[]): FactKey {
  return { key, label, group: "form", kind: "text", mustCarry: false, audience: null, synonyms }
}
