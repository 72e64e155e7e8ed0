import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { billOfQuantities } from "@/lib/bids/bill-of-quantities"
import { canonicalJson } from "@/lib/bids/canonical-json"
import { checkDraft } from "@/lib/bids/check-draft"
import { compileDraft, openPoints } from "@/lib/bids/compile-draft"
import { findRates } from "@/lib/bids/find-rates"
import { buildNote } from "@/lib/bids/hand-over"
import { lineAmount, namedRates, priceItem, totalOf } from "@/lib/bids/pricing"
import type { PriceWork } from "@/lib/bids/work"
import { accepted, asha, BidLedger } from "./support/bid-ledger"

const documents = [
  { id: "tender" },
  { id: "corr1", role: "corrigendum", sequence: 1 },
  { id: "boq", role: "price-schedule" },
]
const header = ["Item No.", "Description of work", "Unit", "Qty"]
const table = (page: number, head: string[], ...rows: string[][]) => ({ page, header: head, rows })
const boq = (...tables: ReturnType<typeof table>[]) => [{ document: "boq", name: "boq.xlsx", tables }]
const rate = {
  sheet: "Rates",
  row: 2,
  code: "R1",
  description: "Earth work in excavation",
  unit: "Cum",
  rate: "185.55",
  currency: "INR",
}
const items = billOfQuantities(
  new BidLedger(documents).state,
  boq(table(1, header, ["1", "Earth work in excavation", "cu.m", "1,250.5"], ["2", "Steel", "kg", "10"])),
)

describe("a bill of quantities", () => {
  it("is read over a page break whose table repeats no header", () => {
    const bill = billOfQuantities(
      new BidLedger(documents).state,
      boq(
        table(1, header, ["1", "Earth work", "m3", "10"]),
        table(2, ["2", "Steel", "kg", "20"], ["", "Total", "", ""]),
      ),
    )
    expect(bill.items.map(({ item, quantity, page }) => [item, quantity, page])).toEqual([
      ["1", "10", 1],
      ["2", "20", 2],
    ])
    expect(bill.notes).toEqual([])
  })

  it("says of a row without a readable quantity that it is left out", () => {
    const bill = billOfQuantities(
      new BidLedger(documents).state,
      boq(table(1, header, ["1", "Earth work", "m3", "as required"])),
    )
    expect(bill).toEqual({
      items: [],
      notes: ['Item 1 on page 1 of boq.xlsx has no readable quantity ("as required") and is left out.'],
    })
  })

  it("takes a changed item from the later document, and from none where neither is later", () => {
    const row = (quantity: string) => [table(1, header, ["1", "Earth work", "m3", quantity])]
    const from = (document: string, quantity: string) => ({ document, name: document, tables: row(quantity) })
    const { state } = new BidLedger(documents)
    for (const order of [
      [from("boq", "10"), from("corr1", "12")],
      [from("corr1", "12"), from("boq", "10")],
    ]) {
      expect(billOfQuantities(state, order).items.map(({ quantity }) => quantity)).toEqual(["12"])
    }
    const beside = billOfQuantities(state, [from("boq", "10"), from("tender", "12")])
    expect(beside.items).toEqual([])
    expect(beside.notes).toHaveLength(1)
  })
})

describe("a price", () => {
  const [item, steel] = items.items
  if (item === undefined || steel === undefined) throw new Error("The bill has two items")
  const [named] = namedRates([rate])
  if (named === undefined) throw new Error("There is one rate")

  it("is rate times quantity, half up to the paisa, whatever the unit's writing", () => {
    expect(priceItem({ item, rate: named, priced: [] })).toMatchObject({
      amount: "232030.28",
      rateId: "rt_1",
      currency: "INR",
    })
    expect(lineAmount("0.01", "0.5")).toBe("0.01")
    expect(lineAmount("1.15", "0.1")).toBe("0.12")
  })

  it("is refused in another unit, at a zero rate, and in a second currency", () => {
    expect(priceItem({ item: steel, rate: named, priced: [] })).toHaveProperty("refused")
    expect(priceItem({ item, rate: { ...named, rate: "0.00" }, priced: [] })).toHaveProperty("refused")
    const dollar = { ...accepted(priceItem({ item, rate: named, priced: [] })), number: "9", currency: "USD" }
    expect(priceItem({ item, rate: named, priced: [dollar] })).toHaveProperty("refused")
  })

  it("adds up exactly, in figures and words of one number", () => {
    const price = (amount: string): PriceWork => ({ ...accepted(priceItem({ item, rate: named, priced: [] })), amount })
    expect(totalOf([price("0.10"), price("0.20")])?.canonical).toBe("0.30")
    expect(totalOf([price("1500000.00")])).toMatchObject({ figures: "Rs 15,00,000", words: "Rupees Fifteen Lakh Only" })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1 }), (paise) => {
        const total = totalOf(
          paise.map((one) => price(`${Math.floor(one / 100)}.${String(one % 100).padStart(2, "0")}`)),
        )
        expect(total?.canonical.replace(".", "")).toBe(
          String(paise.reduce((sum, one) => sum + one, 0)).padStart(3, "0"),
        )
      }),
    )
  })

  it("finds the rate of the same words first", () => {
    const other = { ...rate, code: "R2", description: "Filling with earth" }
    expect(findRates(namedRates([other, rate]), "Earth work in excavation")[0]).toMatchObject({ id: "rt_2", score: 1 })
    expect(findRates(namedRates([rate]), "R1")).toHaveLength(1)
    expect(findRates(namedRates([rate]), "painting")).toEqual([])
  })
})

describe("a compiled draft", () => {
  function bid(): BidLedger {
    const ledger = new BidLedger(documents)
    ledger.read({ key: "emd.amount", document: "tender", quote: "EMD Rs 10,00,000" })
    ledger.read({ key: "emd.amount", document: "corr1", quote: "for Rs 10,00,000 read Rs 15,00,000" })
    return ledger
  }
  const section = (text: string) => ({ id: "scope", title: "Scope", paragraphs: [text] })
  const withSection = (text: string) => {
    const ledger = bid()
    const data = section(text)
    ledger.write([
      {
        type: "instruction-pinned",
        version: 1,
        instruction: "ins_1",
        quote: "No jetty.",
        mustNotMention: "jetty",
        person: asha,
        exchange: "e",
        mail: "m",
      },
      { type: "work-recorded", version: 1, collection: "section", id: "scope", data, by: { person: asha } },
    ])
    return checkDraft(ledger.state, compileDraft({ state: ledger.state, bill: items, preparedOn: "2026-12-01" }).draft)
  }

  it("holds current facts alone, quoting no sentence that names an old value", () => {
    const { state } = bid()
    const { draft, facts } = compileDraft({ state, bill: items, preparedOn: "2026-12-01" })
    expect(draft.facts).toMatchObject([
      { key: "emd.amount", display: "Rs 15,00,000", source: { document: "corr1.pdf", quote: "Rs 15,00,000" } },
    ])
    expect(facts).toHaveLength(1)
    expect(JSON.stringify(draft)).not.toContain("10,00,000")
    expect(checkDraft(state, draft)).toEqual([])
  })

  it("tells its signer what is open, beside the bid", () => {
    const points = openPoints({ state: bid().state, bill: items })
    expect(points).toContain("Confirm that corr1.pdf changes Earnest money to Rs 15,00,000?")
    expect(points).toContain("Not priced: 1, 2.")
  })

  it("lists every must-carry key, found or plainly not found", () => {
    const { draft } = compileDraft({ state: bid().state, bill: items, preparedOn: "2026-12-01" })
    expect(draft.compliance.find(({ requirement }) => requirement === "Earnest money")).toMatchObject({
      status: "found, change not confirmed",
    })
    expect(draft.compliance.find(({ requirement }) => requirement === "Bids due")).toMatchObject({
      status: "not found in the documents",
    })
    expect(draft.compliance[0]).toMatchObject({
      requirement: "Corrigendum 1, signed and enclosed",
      source: "corr1.pdf",
      status: "read",
    })
  })

  it("passes when its sections hold current values", () => {
    expect(withSection("We furnish the EMD of Rs 15,00,000.")).toEqual([])
  })

  it.each(["We furnish Rs. 10,00,000/- as EMD.", "An EMD of 1000000 is enclosed.", "EMD: 10,00,000."])(
    "is refused with an old value: %s",
    (text) => {
      expect(withSection(text)).toEqual([expect.stringContaining("Section scope holds an old value of Earnest money")])
    },
  )

  it("is refused when a section mentions what a standing instruction forbids", () => {
    expect(withSection("We built two jetties.")).toEqual([
      'Section scope mentions "jetty", which a standing instruction forbids.',
    ])
  })

  it("does not take a longer number for an old value", () => {
    expect(withSection("Turnover Rs 110,00,000 and 10,00,000.50 and 210,00,000.")).toEqual([])
  })

  it("has one canonical JSON, whatever the order of its keys", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
    expect(() => canonicalJson({ a: undefined })).toThrow()
  })

  it("is handed on with must-carry facts and instructions from the ledger alone", () => {
    const note = buildNote(bid().state, "note_1", {
      goal: "g",
      done: [],
      decisions: [],
      openQuestions: [],
      nextAction: "n",
    })
    expect(note.mustCarry).toMatchObject([{ key: "emd.amount", canonical: "1500000.00", source: "corr1.pdf, page 1" }])
    expect(note.sources).toEqual([{ key: "emd.amount", source: "corr1.pdf, page 1" }])
  })
})
