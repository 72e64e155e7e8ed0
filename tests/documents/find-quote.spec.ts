import fc from "fast-check"
import { expect, it } from "vitest"
import { countQuote, findQuote } from "@/lib/documents/find-quote"

const page = "Earnest\u00a0Money  Deposit:\nRs. 15,00,000/-\nBid Secu-\nrity: Rs. 15,00,000/-"

it("finds a quote across line breaks and no-break spaces, with its place in the original", () => {
  const found = findQuote(page, "Earnest Money Deposit: Rs. 15,00,000/-")
  expect(found).toEqual({ start: 0, end: page.indexOf("/-") + 2, verbatim: false })
})

it("calls a quote verbatim only when every character is the page's own", () => {
  expect(findQuote(page, "Rs. 15,00,000/-")).toMatchObject({ verbatim: true })
  expect(findQuote(page, "Rs.  15,00,000/-")).toMatchObject({ verbatim: false })
})

it("never finds another value, another case, or a word joined over its hyphen", () => {
  for (const quote of ["Rs. 15,00,00/-", "rs. 15,00,000/-", "Bid Security", "Rs. 15,00,000/- only", "Rs.15,00,000/-"]) {
    expect(findQuote(page, quote)).toBeNull()
  }
  expect(findQuote("Secu\u00adrity", "Security")).toBeNull()
})

it("refuses a quote of nothing", () => {
  expect(findQuote(page, "")).toBeNull()
  expect(findQuote(page, " \n\u00a0")).toBeNull()
  expect(countQuote(page, " ")).toBe(0)
})

it("counts every place a quote stands at", () => {
  expect(countQuote(page, "Rs. 15,00,000/-")).toBe(2)
  expect(countQuote("aaaa", "aa")).toBe(2)
  expect(countQuote(page, "Rs. 16")).toBe(0)
})

it("finds any trimmed piece of a page at a place that reads the same", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "\u00a0", "-") })
  const fold = (value: string) => value.replace(/\s+/g, " ").trim()
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (whole, first, second) => {
      const [from, to] = [first % (whole.length + 1), second % (whole.length + 1)].sort((left, right) => left - right)
      const piece = whole.slice(from, to)
      fc.pre(fold(piece) !== "")
      const found = findQuote(whole, fold(piece))
      expect(found && fold(whole.slice(found.start, found.end))).toBe(fold(piece))
    }),
  )
})
