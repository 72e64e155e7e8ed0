import { describe, expect, it } from "vitest"
import { factsTiedTo, tiedPieces } from "@/components/bids/tied-text"

const emd = { display: "Rs 15,00,000" }
const days = { display: "5 days" }
const closing = { display: "17 Dec 2026, 15:00 IST" }
const day = { display: "17 Dec 2026" }

const tied = (text: string, facts: { display: string }[]) =>
  tiedPieces(text, facts).flatMap(({ text: piece, fact }) => (fact ? piece : []))

describe("values tied to facts", () => {
  it("are found wherever the text states them, and the pieces joined are the text", () => {
    const text = "EMD of Rs 15,00,000, again Rs 15,00,000."
    expect(tied(text, [emd])).toEqual(["Rs 15,00,000", "Rs 15,00,000"])
    expect(
      tiedPieces(text, [emd])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text)
  })

  it("are not found inside a longer number or word", () => {
    expect(tied("15 days, 1.5 days, 5 daysheets, 2,5 days", [days])).toEqual([])
    expect(tied("Rs 15,00,000.50 and Rs 15,00,000,00", [emd])).toEqual([])
    expect(tied("within 5 days.", [days])).toEqual(["5 days"])
  })

  it("of two that overlap, the longer counts", () => {
    expect(tied("Closes 17 Dec 2026, 15:00 IST.", [day, closing])).toEqual(["17 Dec 2026, 15:00 IST"])
  })

  it("name each fact a section states once, in the ledger's order", () => {
    const texts = ["By 17 Dec 2026 pay Rs 15,00,000.", "Rs 15,00,000 it is."]
    expect(factsTiedTo(texts, [emd, days, day])).toEqual([emd, day])
  })
})
