// Values read out of quotes in the light of their sentence: what it replaces is refused, what it merely also states is not.
import { describe, expect, it } from "vitest"
import { readQuotedValue } from "@/lib/bids/quoted-value"

const reading = { defaultCurrency: "INR", defaultZone: "Asia/Kolkata", dayOrder: "day-first" } as const
const read = (kind: "money" | "percent", pageText: string, quote: string) =>
  readQuotedValue({ kind, quoted: { pageText, quote, condition: null, anchor: null }, reading })

describe("a value beside another one in its sentence", () => {
  it("is refused where the sentence replaces it", () => {
    const page = "The earnest money shall be read as Rs. 15,00,000 in place of Rs. 12,00,000. Nothing else changes."
    expect(read("money", page, "Rs. 12,00,000")).toEqual({ refused: expect.stringContaining("15,00,000") })
    expect(read("money", page, "Rs. 15,00,000")).toMatchObject({ value: { canonical: "1500000.00" } })
  })

  it("is read where the sentence states both, as a rate and its cap", () => {
    const page =
      "Liquidated damages are recovered at 0.5% of the contract price per week of delay, limited to 10% of the contract price."
    expect(read("percent", page, "limited to 10% of the contract price")).toMatchObject({ value: { canonical: "0.1" } })
  })
})
