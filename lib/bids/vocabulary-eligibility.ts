// What a bidder must show: the eligibility facts of the vocabulary. It holds no values and decides nothing.
import type { FactKey } from "@/lib/bids/vocabulary-fact"

export const eligibilityFacts: readonly FactKey[] = [
  eligibility("turnover.minimum", "Minimum turnover", "money", [
    "Average Annual Turnover",
    "Minimum Turnover",
    "Financial Turnover",
    "Annual Revenue",
  ]),
  eligibility("turnover.years", "Years of turnover", "duration", [
    "Turnover during the last",
    "Preceding Financial Years",
  ]),
  eligibility("similar.work.minimum", "Minimum similar work", "money", [
    "Similar Works",
    "Experience of Similar Nature",
    "Single Similar Work of Value",
    "Past Experience",
  ]),
  eligibility("similar.work.definition", "What counts as similar work", "text", [
    "Similar Work means",
    "Definition of Similar Work",
    "Relevant Experience",
  ]),
  eligibility("similar.work.window", "Window for similar work", "duration", [
    "Completed during the last",
    "Past Experience Period",
    "Within the past years",
  ]),
  eligibility("solvency.minimum", "Minimum solvency", "money", ["Solvency Certificate", "Bank Solvency"]),
  eligibility("networth.minimum", "Minimum net worth", "money", ["Net Worth", "Minimum Net Worth"]),
  eligibility("capacity.formula", "Bid capacity formula", "text", [
    "Bidding Capacity",
    "Available Bid Capacity",
    "Assessed Available Bid Capacity",
  ]),
  eligibility("registration.class", "Registration needed", "text", [
    "Class of Contractor",
    "Registration",
    "Enlistment",
    "Business License",
  ]),
  {
    ...eligibility("joint-venture.rule", "Joint ventures", "text", ["Joint Venture", "Consortium", "JV"]),
    mustCarry: false,
  },
  {
    ...eligibility("mse.relaxation", "Relaxations for small enterprises", "text", [
      "MSE Relaxation",
      "MSME Exemption",
      "Start-up Relaxation",
      "Small Business Preference",
    ]),
    mustCarry: false,
  },
]

function eligibility(key: string, label: string, kind: FactKey["kind"], synonyms: string[]): FactKey {
  return { key, label, group: "eligibility", kind, mustCarry: true, audience: "eligibility", synonyms }
}
