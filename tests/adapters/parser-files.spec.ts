import { describe, expect, it } from "vitest"
import { fileParser } from "@/lib/adapters/parser-files"
import { Parsed, type ParsedDocument } from "@/lib/documents/parser-port"
import { bytesOf, docxOf, pdfOf, scannedPdf, xlsxOf } from "./parser-sample-files"

async function parsed(bytes: Uint8Array, name: string): Promise<ParsedDocument> {
  const outcome = Parsed.parse(await fileParser.parse({ bytes, name }))
  if (outcome.outcome === "refused") throw new Error(outcome.sentence)
  return outcome
}

async function refusedBecause(bytes: Uint8Array, name: string) {
  const outcome = Parsed.parse(await fileParser.parse({ bytes, name }))
  return outcome.outcome === "refused" ? outcome.reason : outcome.format
}

describe("files that are read", () => {
  it("reads a PDF page by page, lines in order, and reports progress", async () => {
    const seen: string[] = []
    const bytes = await pdfOf(["Tender No. CR/2026/45\nEMD Rs. 12,00,000/-", "Last date 17.12.2026"])
    const copy = Uint8Array.from(bytes)
    const outcome = await fileParser.parse({
      bytes,
      name: "a.pdf",
      onProgress: (done, total) => seen.push(`${done}/${total}`),
    })
    expect(outcome).toMatchObject({
      format: "pdf",
      pages: [
        { number: 1, label: "page 1", text: "Tender No. CR/2026/45\nEMD Rs. 12,00,000/-" },
        { number: 2, label: "page 2", text: "Last date 17.12.2026" },
      ],
    })
    expect(seen).toEqual(["1/2", "2/2"])
    expect(bytes).toEqual(copy)
  })

  it("reads three hundred PDF pages in seconds", async () => {
    const pages = Array.from(
      { length: 300 },
      (_, page) => `Clause ${page + 1}\n${"The bidder shall quote for all items.\n".repeat(30)}`,
    )
    const bytes = await pdfOf(pages)
    const started = performance.now()
    const { pages: read } = await parsed(bytes, "long.pdf")
    expect(read).toHaveLength(300)
    expect(read[299]?.text).toContain("Clause 300")
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it("reads a Word document in sections at page breaks, with its tables", async () => {
    const { pages, tables } = await parsed(await docxOf(), "a.docx")
    expect(pages.map((page) => page.label)).toEqual(["section 1", "section 2"])
    expect(pages[0]?.text).toBe("Corrigendum No. 2\nTender No. CR/2026/45")
    expect(pages[1]?.text).toContain(
      "EMD shall be read as Rs. 15,00,000/-\nItem | Unit | Quantity\nBrick work | cum | 120",
    )
    expect(tables).toEqual([{ page: 2, header: ["Item", "Unit", "Quantity"], rows: [["Brick work", "cum", "120"]] }])
  })

  it("reads a workbook with a page for each sheet, stored results and ISO dates", async () => {
    const bytes = await xlsxOf({
      Rates: [
        ["Item", "Unit", "Rate", "On"],
        ["Brick work", "cum", { formula: "2*3", result: 6.1 }, new Date("2026-12-17")],
      ],
      Notes: [["Only a note"]],
    })
    const { pages, tables } = await parsed(bytes, "a.xlsx")
    expect(pages).toEqual([
      { number: 1, label: "sheet Rates", text: "Item | Unit | Rate | On\nBrick work | cum | 6.1 | 2026-12-17" },
      { number: 2, label: "sheet Notes", text: "Only a note" },
    ])
    expect(tables[0]).toEqual({
      page: 1,
      header: ["Item", "Unit", "Rate", "On"],
      rows: [["Brick work", "cum", "6.1", "2026-12-17"]],
    })
  })

  it("reads CSV with quoted commas and another delimiter", async () => {
    const comma = await parsed(bytesOf('Item,Unit,Rate\n"Brick, red",nos,"1,250.00"\n'), "rates.csv")
    expect(comma.pages).toEqual([
      { number: 1, label: "sheet rates", text: "Item | Unit | Rate\nBrick, red | nos | 1,250.00" },
    ])
    const semicolon = await parsed(bytesOf("Item;Unit;Rate\nBrick;nos;12,50\n"), "rates.csv")
    expect(semicolon.tables[0]?.rows).toEqual([["Brick", "nos", "12,50"]])
  })

  it("reads HTML without scripts and styles, with entities and tables", async () => {
    const html =
      "<!doctype html><html><head><title>x</title><style>p{}</style></head><body><script>steal()</script><h1>Notice</h1><p>EMD&nbsp;Rs.&nbsp;5 &amp; fee</p><table><tr><th>Item</th><th>Qty</th></tr><tr><td>Pipe</td><td>4</td></tr></table></body></html>"
    const { format, pages, tables } = await parsed(bytesOf(html), "notice.html")
    expect(format).toBe("html")
    expect(pages[0]?.text).toBe("Notice\nEMD Rs. 5 & fee\nItem | Qty\nPipe | 4")
    expect(tables).toEqual([{ page: 1, header: ["Item", "Qty"], rows: [["Pipe", "4"]] }])
  })

  it("keeps Markdown as written, in bounded sections at top headings", async () => {
    const part = (name: string) => `## ${name}\n\n${"Proposals are due **on time**.\n".repeat(100)}`
    const text = `${part("One")}\n${part("Two")}\n| Item | Qty |\n|---|---|\n| Pipe | 4 |\n`
    const { pages, tables } = await parsed(bytesOf(text), "rfp.md")
    expect(pages.map((page) => page.text.split("\n")[0])).toEqual(["## One", "## Two"])
    expect(pages.map((page) => page.text).join("\n")).toBe(text)
    expect(tables).toEqual([{ page: 2, header: ["Item", "Qty"], rows: [["Pipe", "4"]] }])
  })

  it("splits plain text at form feeds and keeps long pages bounded", async () => {
    const { pages } = await parsed(bytesOf(`first\f${"A line of text.\n\n".repeat(1_000)}`), "a.txt")
    expect(pages[0]?.text).toBe("first")
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page.text.length).toBeLessThan(12_000)
  })

  it("replaces NUL and lone surrogates, which cannot be stored", async () => {
    const text = `${"a line of the notice\n".repeat(20)}NUL \u0000 here`
    const { pages } = await parsed(bytesOf(text), "a.txt")
    expect(pages[0]?.text.endsWith("NUL \ufffd here")).toBe(true)
  })
})

describe("files that are refused or are not what they are called", () => {
  it("reads a Word document called .pdf as the Word document it is", async () => {
    expect((await parsed(await docxOf(), "tender.pdf")).format).toBe("docx")
  })

  it("gives each fault of a file its own reason", async () => {
    const pdf = await pdfOf(["text"])
    expect(await refusedBecause(new Uint8Array(), "a.pdf")).toBe("empty")
    expect(await refusedBecause(bytesOf(" \n "), "a.txt")).toBe("empty")
    expect(await refusedBecause(await pdfOf([""]), "a.pdf")).toBe("empty")
    expect(await refusedBecause(await scannedPdf(), "a.pdf")).toBe("image-only")
    expect(await refusedBecause(pdf.slice(0, 40), "a.pdf")).toBe("damaged")
    expect(await refusedBecause((await docxOf()).slice(0, 400), "a.docx")).toBe("damaged")
    expect(await refusedBecause(bytesOf("<html><body>Sign in</body></html>"), "a.pdf")).toBe("mislabelled")
    expect(await refusedBecause(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), "a.pdf")).toBe("image-only")
    expect(await refusedBecause(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]), "a.bin")).toBe("unsupported")
    const locked = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from("EncryptedPackage", "utf16le")])
    expect(await refusedBecause(locked, "a.docx")).toBe("encrypted")
    expect(await refusedBecause(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), "a.doc")).toBe("unsupported")
    expect(await refusedBecause(new Uint8Array(61 * 1_024 * 1_024), "a.pdf")).toBe("too-large")
  })

  it("tells a locked PDF from a damaged one", async () => {
    // A security handler with a user password: the reader asks for it before anything else.
    const locked = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
3 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${"11".repeat(32)}>/U<${"22".repeat(32)}>>>endobj
trailer<</Root 1 0 R/Encrypt 3 0 R/ID[<${"00".repeat(16)}><${"00".repeat(16)}>]>>
%%EOF`
    expect(await refusedBecause(bytesOf(locked), "a.pdf")).toBe("encrypted")
  })
})
