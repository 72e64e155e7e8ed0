import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountInWords } from "@/lib/bids/formats/amount-in-words"
import { isSameAnchor } from "@/lib/bids/formats/anchors"
import { sameValue } from "@/lib/bids/formats/equal-values"
import { readValue } from "@/lib/bids/formats/read-value"
import { Reading } from "@/lib/bids/formats/reading"
import { displayValue } from "@/lib/bids/formats/render-value"
import { printedValues } from "./printed-values"

describe("printed values", () => {
  it.each(printedValues.map((value, index) => ({ ...value, index })))(
    "reads or flags, never guesses: $index $kind $text",
    ({ kind, text, context, expect: wanted }) => {
      const reading = readValue(kind, text, context ?? {})
      expect(Reading.parse(reading)).toEqual(reading)
      if ("flag" in wanted) {
        expect(reading).toMatchObject({ outcome: "flagged", flag: wanted.flag })
        return
      }
      const none = { currency: null, unit: null, anchor: null, condition: null, remark: null }
      expect(reading).toMatchObject({ outcome: "read", ...none, zone: context?.defaultZone ?? null, ...wanted })
    },
  )

  it("gives the place of the value inside a longer quote", () => {
    const text = "Earnest Money Deposit: Rs. 15,00,000/- by demand draft"
    const reading = readValue("money", text, {})
    expect(reading.outcome === "read" && text.slice(reading.span.start, reading.span.end)).toBe("Rs. 15,00,000/-")
  })

  it("reads every displayed amount of rupees back to the same paise", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (paise) => {
        const digits = paise.toString().padStart(3, "0")
        const canonical = `${digits.slice(0, -2)}.${digits.slice(-2)}`
        const shown = displayValue("money", canonical, { currency: "INR" })
        const words = amountInWords(canonical, "INR") ?? ""
        const read = [shown, words, `${shown}/- (${words})`].map((text) => readValue("money", text, {}))
        for (const reading of read) expect(reading).toMatchObject({ outcome: "read", canonical, currency: "INR" })
      }),
    )
  })

  it("reads every displayed instant back to the same instant", () => {
    const zones = fc.constantFrom("Asia/Kolkata", "America/Anchorage", "Asia/Dubai")
    const minutes = fc.integer({ min: 0, max: 20_000_000 })
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const local = new Date(Date.UTC(2010, 0, 1) + minute * 60_000).toISOString()
        const [date, time] = [local.slice(0, 10), local.slice(11, 16)]
        const reading = readValue("instant", `${date} ${time} hrs`, { defaultZone: zone })
        if (reading.outcome !== "read") throw new Error(reading.reason)
        const shown = displayValue("instant", reading.canonical, { zone })
        expect(readValue("instant", shown, { defaultZone: zone })).toMatchObject({ canonical: reading.canonical })
      }),
    )
  })
})

describe("rendered values", () => {
  it("shows money, instants, durations and percentages as people write them", () => {
    expect(displayValue("money", "1500000.00", { currency: "INR" })).toBe("Rs 15,00,000")
    expect(displayValue("money", "3864479.55", { currency: "INR" })).toBe("Rs 38,64,479.55")
    expect(displayValue("money", "1500000.00", { currency: "USD" })).toBe("$1,500,000")
    expect(displayValue("instant", "2026-12-17T15:00:00+05:30", { zone: "Asia/Kolkata" })).toBe(
      "Thu 17 Dec 2026, 15:00 IST",
    )
    expect(displayValue("instant", "2021-12-27T16:00:00-09:00", { zone: "America/Anchorage" })).toBe(
      "Mon 27 Dec 2021, 16:00 AKST",
    )
    expect(displayValue("instant", "2026-12-17", { unit: "date" })).toBe("Thu 17 Dec 2026, time not stated")
    expect(displayValue("duration", "P120D", { anchor: "from bid opening" })).toBe("120 days from bid opening")
    expect(displayValue("percent", "0.005", { unit: "per week" })).toBe("0.5% per week")
  })

  it("writes amounts in words from whole paise", () => {
    expect(amountInWords("1500000.00", "INR")).toBe("Rupees Fifteen Lakh Only")
    expect(amountInWords("3864479.55", "INR")).toBe(
      "Rupees Thirty-Eight Lakh Sixty-Four Thousand Four Hundred Seventy-Nine and Fifty-Five Paise Only",
    )
    expect(amountInWords("12500000000.00", "INR")).toBe("Rupees One Thousand Two Hundred Fifty Crore Only")
    expect(amountInWords("1500000.00", "USD")).toBe("US Dollars One Million Five Hundred Thousand Only")
    expect(amountInWords("1.005", "INR")).toBeNull()
  })
})

describe("restated values", () => {
  const india = { defaultCurrency: "INR", defaultZone: "Asia/Kolkata" }

  it("calls the canonical text equal and another writing of the same value reformatted", () => {
    expect(sameValue("money", "1500000.00", "1500000.00", india)).toBe("equal")
    expect(sameValue("money", "Rs. 15,00,000/-", "1500000.00", india)).toBe("reformatted")
    expect(sameValue("instant", "17.12.2026 upto 15:00 hrs", "2026-12-17T15:00:00+05:30", india)).toBe("reformatted")
    expect(sameValue("percent", "2%", "0.02", india)).toBe("reformatted")
    expect(sameValue("duration", "one year", "P12M", india)).toBe("reformatted")
    expect(sameValue("reference", "cr / 2026 / 45", "CR/2026/45", india)).toBe("reformatted")
  })

  it("tells a changed value from one that cannot be read", () => {
    expect(sameValue("money", "Rs. 12,00,000/-", "1500000.00", india)).toBe("different")
    expect(sameValue("money", "$1,500,000", "1500000.00", india)).toBe("different")
    expect(sameValue("instant", "17.12.2026", "2026-12-17T15:00:00+05:30", india)).toBe("different")
    expect(sameValue("instant", "2026-12-17T15:00:00+04:00", "2026-12-17T15:00:00+05:30", india)).toBe("different")
    expect(sameValue("duration", "4 months", "P120D", india)).toBe("different")
    expect(sameValue("money", "about as before", "1500000.00", india)).toBe("unreadable")
    expect(sameValue("money", "Rs 15,00,000 or Rs 12,00,000", "1500000.00", india)).toBe("unreadable")
  })

  it("treats different anchors as different, and two writings of one event as the same", () => {
    expect(isSameAnchor("from the date of opening of technical bids", "after technical bid opening")).toBe(true)
    expect(isSameAnchor("from the date of opening of the tender", "from the date of opening of technical bids")).toBe(
      false,
    )
    expect(isSameAnchor("after 45 days from the LOA", "from the LOA")).toBe(false)
    expect(isSameAnchor(null, "from bid opening")).toBe(false)
  })
})
