// The sums and percentages a bid must carry: the money facts of the vocabulary. It holds no values.
import type { FactKey } from "@/lib/bids/vocabulary-fact"

export const moneyFacts: readonly FactKey[] = [
  money("cost.estimated", "Estimated cost", "money", [
    "Estimated Cost",
    "Estimated Amount put to Tender",
    "Estimated Bid Value",
    "Approximate Value of Work",
    "Budget",
    "Estimated Contract Value",
  ]),
  money("emd.amount", "Earnest money", "money", [
    "Earnest Money Deposit",
    "EMD",
    "EMD Amount",
    "Bid Security",
    "Bid Bond",
    "Tender Bond",
  ]),
  {
    ...money("emd.form", "Form of earnest money", "text", [
      "Mode of Payment of EMD",
      "Form of Bid Security",
      "EMD in favour of",
      "EMD Instrument",
    ]),
    mustCarry: true,
  },
  money("emd.validity", "Validity of earnest money", "duration", [
    "Validity of EMD",
    "Validity of Bank Guarantee for EMD",
    "Bid Security Validity",
  ]),
  money("fee.tender", "Tender fee", "money", [
    "Tender Fee",
    "Cost of Tender Document",
    "Tender Processing Fee",
    "Bid Document Fee",
  ]),
  money("security.performance", "Performance security", "percent", [
    "Performance Security",
    "Performance Guarantee",
    "Performance Bank Guarantee",
    "Security Deposit",
    "Performance Bond",
  ]),
  money("retention.percent", "Retention money", "percent", ["Retention Money", "Retention", "Retainage"]),
  money("ld.rate", "Liquidated damages", "percent", [
    "Liquidated Damages",
    "LD",
    "Compensation for Delay",
    "Penalty for Delay",
    "Delay Damages",
  ]),
  money("ld.cap", "Cap on liquidated damages", "percent", [
    "Maximum Liquidated Damages",
    "Limit of Liquidated Damages",
    "Maximum Compensation for Delay",
    "Cap on Delay Damages",
  ]),
  {
    ...money("advance.percent", "Mobilisation advance", "percent", [
      "Mobilisation Advance",
      "Mobilization Advance",
      "Advance Payment",
    ]),
    mustCarry: false,
  },
  {
    ...money("price.variation", "Price variation", "text", [
      "Price Variation Clause",
      "Escalation",
      "Price Adjustment",
      "Price Basis",
    ]),
    mustCarry: false,
  },
  {
    ...money("tax.basis", "Tax basis of prices", "text", ["GST", "Taxes and Duties", "Prices inclusive of", "VAT"]),
    mustCarry: true,
  },
  {
    ...money("price.ceiling", "Highest price accepted", "money", [
      "Ceiling Price",
      "Price Ceiling",
      "Maximum Budget",
      "Not-to-exceed Amount",
    ]),
    mustCarry: true,
  },
]

function money(key: string, label: string, kind: FactKey["kind"], synonyms: string[]): FactKey {
  return { key, label, group: "money", kind, mustCarry: true, audience: "money", synonyms }
}
