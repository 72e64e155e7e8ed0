import { describe, expect, it } from "vitest"
import { checkCriterion, criteriaOf } from "@/lib/bids/eligibility"
import type { CompanyProfile } from "@/lib/bids/records"
import { asha, BidLedger } from "./support/bid-ledger"

const cell = { sheet: "S", row: 1 }
const year = (name: string, amount: string) => ({ ...cell, year: name, amount, currency: "INR" })
const work = (name: string, value: string, completed: string | null, scope = "road") => ({
  ...cell,
  name,
  client: "PWD",
  value,
  currency: "INR",
  completed,
  scope,
})
const profile: CompanyProfile = {
  fields: [{ ...cell, name: "Solvency certificate", value: "Rs 50,00,000" }],
  turnover: [
    year("2022-23", "90000000.00"),
    year("2023-24", "100000000.00"),
    year("2025-26", "110000000.01"),
    year("2024-25", "89999999.99"),
  ],
  works: [
    work("Fishing jetty, Karwar", "90000000.00", "2024-03-31", "jetty"),
    work("Coastal road", "60000000.00", "2019-12-10"),
    work("Old bridge", "99000000.00", "2019-12-09"),
  ],
}

function check(key: string, quote: string, held: CompanyProfile | null = profile, extra: [string, string][] = []) {
  const bid = new BidLedger([{ id: "tender" }])
  for (const [other, words] of extra) bid.read({ key: other, document: "tender", quote: words })
  bid.read({ key, document: "tender", quote })
  const pinned = { quote: "No jetty.", mustNotMention: "jetty", person: asha, exchange: "ex_1", mail: "m_1" }
  bid.write([{ type: "instruction-pinned", version: 1, instruction: "ins_1", ...pinned }])
  const fact = criteriaOf(bid.state).find((one) => one.key === key)
  if (fact === undefined) throw new Error(`${key} is no criterion`)
  return checkCriterion({ state: bid.state, fact, profile: held, today: "2026-12-10" })
}

describe("turnover", () => {
  it("is the average of the last three years, met to the paisa", () => {
    const met = check("turnover.minimum", "Rs 10,00,00,000")
    expect(met).toMatchObject({ verdict: "met", evidence: "Average of 2025-26, 2024-25, 2023-24: Rs 10,00,00,000" })
    expect(met.arithmetic).toContain("(Rs 11,00,00,000.01 + Rs 8,99,99,999.99 + Rs 10,00,00,000) / 3 = Rs 10,00,00,000")
    expect(check("turnover.minimum", "Rs 10,00,00,000.01").verdict).toBe("not-met")
  })

  it("cannot be told with a year missing, and not without a profile", () => {
    const short = { ...profile, turnover: profile.turnover.slice(0, 2) }
    expect(check("turnover.minimum", "Rs 1,000", short)).toMatchObject({
      verdict: "cannot-tell",
      evidence: expect.stringContaining("2 of the 3"),
    })
    expect(check("turnover.minimum", "Rs 1,000", null).verdict).toBe("cannot-tell")
  })
})

describe("similar work", () => {
  it("counts a work completed on the first day of seven years, and none a day older", () => {
    const found = check("similar.work.minimum", "Rs 6,00,00,000")
    expect(found).toMatchObject({ verdict: "met", evidence: "Coastal road, PWD" })
    expect(check("similar.work.minimum", "Rs 6,00,00,001").verdict).toBe("not-met")
  })

  it("never uses or names a work that a standing instruction forbids", () => {
    const found = check("similar.work.minimum", "Rs 7,00,00,000")
    expect(found.verdict).toBe("not-met")
    expect(JSON.stringify(found).toLowerCase()).not.toContain("jetty")
  })

  it("counts the window back from the closing date where that is known", () => {
    const closing: [string, string][] = [["bid.closing", "9 December 2026, 15:00 hrs IST"]]
    expect(check("similar.work.minimum", "Rs 9,00,00,000", profile, closing)).toMatchObject({
      verdict: "met",
      evidence: "Old bridge, PWD",
    })
  })
})

it("compares an amount with the profile's field of that name, and leaves what it does not hold untold", () => {
  expect(check("solvency.minimum", "Rs 50 lakh").verdict).toBe("met")
  expect(check("solvency.minimum", "Rs 51 lakh").verdict).toBe("not-met")
  expect(check("networth.minimum", "Rs 1 lakh")).toMatchObject({ verdict: "cannot-tell", arithmetic: null })
})
