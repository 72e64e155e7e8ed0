import { afterEach, expect, it, vi } from "vitest"
import { fileParser } from "@/lib/adapters/parser-files"
import { writeBidDocx } from "@/lib/adapters/writer-docx"
import type { BidDraft } from "@/lib/bids/bid-draft"

const draft: BidDraft = {
  title: "Boundary wall & gate",
  tenderNumber: "CR/2026/45",
  authority: null,
  preparedOn: "2026-12-01",
  sections: [{ id: "approach", title: "Approach", paragraphs: ["First line\u0007.\nSecond line."] }],
  facts: [
    {
      key: "emd.amount",
      label: "Earnest money",
      display: "Rs 15,00,000",
      canonical: "1500000.00",
      source: { document: "Corrigendum 2", page: "page 1", quote: "Rs. 15,00,000/-" },
    },
    {
      key: "bid.closing",
      label: "Bids due",
      display: "Thu 17 Dec 2026, 15:00 IST",
      canonical: "2026-12-17T15:00:00+05:30",
      source: { person: "A. Rao", at: "2026-12-01T10:00:00+05:30" },
    },
  ],
  eligibility: [
    {
      criterion: "Turnover",
      requirement: "Rs 45,00,000",
      evidence: "2024-25",
      verdict: "cannot-tell",
      arithmetic: "4505000 / 1",
    },
  ],
  items: [
    { number: "1", description: "Brick work", unit: "cum", quantity: "120", rate: "6125.50", amount: "735060.00" },
  ],
  total: { figures: "Rs 7,35,060", words: "Rupees Seven Lakh Thirty-Five Thousand Sixty Only" },
  compliance: [{ requirement: "EMD", source: "page 1", status: "complies", note: "" }],
}

afterEach(() => {
  vi.useRealTimers()
})

it("gives the same bytes for the same draft, whenever it is written", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T10:00:00Z") })
  const first = await writeBidDocx(draft)
  vi.setSystemTime(new Date("2031-06-05T04:03:02Z"))
  const second = await writeBidDocx(draft)
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true)
})

it("gives other bytes when one value changes", async () => {
  const changed = { ...draft, title: "Another title" }
  expect(Buffer.from(await writeBidDocx(changed)).equals(Buffer.from(await writeBidDocx(draft)))).toBe(false)
})

it("writes every part of the draft where a reader of Word files finds it", async () => {
  const parsed = await fileParser.parse({ bytes: await writeBidDocx(draft), name: "bid.docx" })
  if (parsed.outcome === "refused") throw new Error(parsed.sentence)
  const text = parsed.pages.map((page) => page.text).join("\n")
  for (const part of [
    "Boundary wall & gate",
    "Tender number: CR/2026/45",
    "Authority: not stated",
    "First line\ufffd.\nSecond line.",
    "Earnest money | Rs 15,00,000 | Corrigendum 2, page 1: “Rs. 15,00,000/-”",
    "A. Rao, 2026-12-01T10:00:00+05:30",
    "Cannot tell",
    "1 | Brick work | cum | 120 | 6125.50 | 735060.00",
    "Total: Rs 7,35,060\nRupees Seven Lakh Thirty-Five Thousand Sixty Only",
  ]) {
    expect(text).toContain(part)
  }
})
