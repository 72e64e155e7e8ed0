// The reader of the built-in model on invented papers in several layouts: what it quotes, and what it leaves alone.
import { describe, expect, it } from "vitest"
import { type Made, run, system, tools, user } from "./wire"

const keys = [
  "Records a fact. Keys, kinds and synonyms:",
  "deposit.amount (money): Earnest Money Deposit; EMD; Bid Security",
  "fee.amount (money): Tender Fee; Cost of Tender Document",
  "security.rate (percent): Performance Security",
  "delay.rate (percent): Liquidated Damages; LD",
  "delay.cap (percent): Maximum Liquidated Damages",
  "bids.due (instant): Closing Date; Bid Due Date; Deadline for Receipt of Proposals",
  "questions.due (instant): Deadline for Receipt of Questions; Last Date for Queries",
  "visit.at (instant): Site Visit",
  "term.from (instant): Term of Contract from",
  "term.to (instant): Term of Contract to",
  "offer.validity (duration): Bid Validity; Validity of Offer",
  "paper.number (reference): Tender No.; RFP No.",
  "work.title (text): Name of Work",
].join("\n")

const offered = tools(
  "ask_caller",
  "list_documents",
  "read_pages",
  { name: "record_fact", description: keys },
  "hand_over",
)

type Paper = { name: string; pages: string[]; amends?: boolean; sequence?: number }

async function read(
  papers: Paper[],
  record: (made: Made) => object = (made) => ({
    recorded: { key: made.input.key, value: "v", display: "v", status: "current" },
    supersedes: null,
  }),
) {
  const world = (made: Made): object => {
    if (made.tool === "list_documents") {
      return {
        documents: papers.map((paper, at) => ({
          document: `d${at}`,
          name: paper.name,
          role: "tender",
          pages: paper.pages.length,
          characters: 1,
          amends: paper.amends === true,
          sequence: paper.sequence ?? 0,
        })),
      }
    }
    if (made.tool === "read_pages") {
      const at = Number(String(made.input.document).slice(1))
      const from = Number(made.input.from)
      const text = papers[at]?.pages[from - 1] ?? ""
      return {
        document: made.input.document,
        name: papers[at]?.name,
        pages: [{ page: from, label: `page ${from}`, text }],
        next: from < (papers[at]?.pages.length ?? 0) ? from + 1 : null,
      }
    }
    return made.tool === "record_fact" ? record(made) : { note: "note_1" }
  }
  const { made, text } = await run([system("You read."), user("Read the papers.")], offered, world)
  const records = made.filter(({ tool }) => tool === "record_fact").map(({ input }) => input)
  for (const { document, page, quote } of records) {
    expect(papers[Number(String(document).slice(1))]?.pages[Number(page) - 1]).toContain(quote)
  }
  const quotes = (key: string) => records.filter((input) => input.key === key).map((input) => input.quote)
  const note = made.find(({ tool }) => tool === "hand_over")?.input
  const questions = Array.isArray(note?.open_questions) ? note.open_questions.map(String) : []
  return { made, text, records, quotes, note, questions }
}

const amount = (lakh: number) => `Rs. ${lakh},${String(10 + Math.floor(Math.random() * 89))},000/-`

describe("reading papers", () => {
  it("quotes table rows, numbered lines, labels and sentences by the narrowest span that holds the value", async () => {
    const deposit = amount(7)
    const { quotes, records } = await read([
      {
        name: "paper.pdf",
        pages: [
          `Tender No. QZ/W/2027/31\nSl. Particulars Details\n1 Name of work Lining of the Verrin canal,\nreach two\n2 Earnest money deposit (EMD) ${deposit} (Rupees seven lakh and more only)\n3 Visit to the site with the engineer 14 May 2027 (Friday), 11:00 hrs IST`,
          "Cost of Tender Document: Rs 4,750\n| Bid Due Date | 02.06.2027 upto 15.30 hrs |\n\nThe offer shall be held. Validity of offer shall be 95 days from the date of opening of the technical bids, and no less.",
          "3.1 Liquidated damages\nFor delay, liquidated damages are recovered at 0.75% of the price per week, limited to 8% of the price.\n\nPerformance security of 4 per cent of the contract price is furnished.",
        ],
      },
    ])
    expect(quotes("paper.number")).toEqual(["QZ/W/2027/31"])
    expect(quotes("work.title")).toEqual(["Lining of the Verrin canal,\nreach two"])
    expect(quotes("deposit.amount")).toEqual([`${deposit} (Rupees seven lakh and more only)`])
    expect(quotes("visit.at")).toEqual(["14 May 2027 (Friday), 11:00 hrs IST"])
    expect(quotes("fee.amount")).toEqual(["Rs 4,750"])
    expect(quotes("bids.due")).toEqual(["02.06.2027 upto 15.30 hrs"])
    expect(quotes("delay.rate")).toEqual(["0.75% of the price per week"])
    expect(quotes("delay.cap")).toEqual(["8%"])
    expect(quotes("security.rate")).toEqual(["4 per cent"])
    expect(records.find((input) => input.key === "offer.validity")).toMatchObject({
      quote: "95 days from the date of opening of the technical bids",
      anchor: "from the date of opening of the technical bids",
    })
  })

  it("reads American requests: bold times over two lines, schedules and ranges", async () => {
    const { quotes } = await read([
      {
        name: "rfp.md",
        pages: [
          "# Request\n\nRFP 2031-0077-12\n\n## Sec. 1.03 Deadline for Receipt of Proposals\n\nProposals must be received no later than **2:30 pm** prevailing Alaska\nTime **March 9th, 2031**\n\nLate proposals are not opened.\n\n## Schedule\n\n-   Deadline for receipt of questions on Friday, February 21, 2031 4PM\n\n-   Deadline for receipt of proposals on Sunday March 9, 2031 2:30 PM\n\n## Term\n\nThe term of this contract will be from approximately April 1, 2031\n-- November 30, 2031. Amendments need approval.",
        ],
      },
    ])
    expect(quotes("paper.number")).toEqual(["2031-0077-12"])
    expect(quotes("bids.due")).toEqual([
      "2:30 pm** prevailing Alaska\nTime **March 9th, 2031",
      "Sunday March 9, 2031 2:30 PM",
    ])
    expect(quotes("questions.due")).toEqual(["Friday, February 21, 2031 4PM"])
    expect(quotes("term.from")).toEqual(["April 1, 2031"])
    expect(quotes("term.to")).toEqual(["November 30, 2031"])
  })

  it("leaves alone mentions without a value, blanks, examples, refunds and other people's amounts", async () => {
    const { quotes } = await read([
      {
        name: "paper.pdf",
        pages: [
          [
            "Refund of EMD of unsuccessful bidders is made within 30 days; a charge of Rs. 500/- may apply.",
            "EMD of Rs. ____________ (Rupees ____________) is enclosed, 10-05-2027.",
            "For example, an EMD of Rs. 1,00,000/- would be forfeited.",
            "EMD means the sum of which Rs. 9,000/- is a part.",
            "Questions are answered at least ten days before the deadline for receipt of proposals.",
            "The tender fee is not refundable.",
          ].join("\n\n"),
        ],
      },
    ])
    expect(quotes("deposit.amount")).toEqual([])
    expect(quotes("bids.due")).toEqual([])
    expect(quotes("fee.amount")).toEqual([])
  })

  it.each([
    ["shall be read as", "Clause 4.2: EMD of Rs. 2,11,000/- shall be read as Rs. 3,55,000/-."],
    ["in place of, new first", "The EMD shall be Rs. 3,55,000/- in place of Rs. 2,11,000/- printed in clause 4.2."],
    ["in place of, old first", "In place of EMD Rs. 2,11,000/- read Rs. 3,55,000/-."],
    ["columns", "Clause | Existing | Revised\n4.2 EMD | Rs. 2,11,000/- | Rs. 3,55,000/-"],
    ["columns of sentences", "Sl. | As published | Amended to read\n1 | EMD of Rs. 2,11,000/- | EMD of Rs. 3,55,000/-"],
  ])("takes the new value of an amendment written with %s", async (_, text) => {
    const { quotes } = await read([{ name: "letter.docx", pages: [text], amends: true, sequence: 1 }])
    expect(quotes("deposit.amount")).toEqual(["Rs. 3,55,000/-"])
  })

  it("carries a class of bidders as the condition of each of two amounts", async () => {
    const { records } = await read([
      {
        name: "paper.pdf",
        pages: ["Earnest money deposit: for MSME units Rs. 80,000/- ; for other bidders Rs. 1,30,000/-."],
      },
    ])
    expect(records.map(({ quote, condition }) => [quote, condition])).toEqual([
      ["Rs. 80,000/-", "for MSME units"],
      ["Rs. 1,30,000/-", "for other bidders"],
    ])
  })

  it("reads what amends nothing before amendments, and those by their sequence", async () => {
    const { made } = await read([
      { name: "second.docx", pages: ["EMD: Rs. 3,00,000/-"], amends: true, sequence: 2 },
      { name: "first.docx", pages: ["EMD: Rs. 2,00,000/-"], amends: true, sequence: 1 },
      { name: "base.pdf", pages: ["EMD: Rs. 1,00,000/-", "Nothing here."] },
      { name: "rates.xlsx", pages: ["EMD | 1,00,000\nSand | cum | 950"] },
    ])
    const order = made.filter(({ tool }) => tool === "record_fact").map(({ input }) => input.document)
    expect(order).toEqual(["d2", "d3", "d1", "d0"])
  })

  it("tries a refused quote once more, plainer, and lists what stays refused", async () => {
    const { quotes, questions } = await read(
      [{ name: "paper.pdf", pages: ["EMD: Rs. 6,00,000/- (Rupees six lakh only)\nTender Fee: Rs. 700/-"] }],
      (made) =>
        /\(|700/.test(String(made.input.quote))
          ? { refused: "CONFLICT: words and figures disagree." }
          : { recorded: { key: made.input.key, value: "v", display: "v", status: "current" }, supersedes: null },
    )
    expect(quotes("deposit.amount")).toEqual(["Rs. 6,00,000/- (Rupees six lakh only)", "Rs. 6,00,000/-"])
    expect(quotes("fee.amount")).toEqual(["Rs. 700/-"])
    expect(questions.join("\n")).toMatch(/fee\.amount: a quote from paper\.pdf, page 1 was refused/)
    expect(questions.join("\n")).not.toMatch(/deposit\.amount/)
  })

  it("records one value at most twice a document, and hands over with counts, supersessions and gaps", async () => {
    const { quotes, note, questions, text } = await read(
      [{ name: "paper.pdf", pages: ["EMD: Rs. 600/-", "EMD: Rs. 600/-", "EMD: Rs. 600/-"] }],
      (made) => ({
        recorded: { key: made.input.key, value: "v", display: "Rs 600.00", status: "current" },
        supersedes: { display: "Rs 500.00" },
      }),
    )
    expect(quotes("deposit.amount")).toHaveLength(2)
    expect(note?.done).toEqual(["Read paper.pdf, pages 1 to 3.", "Recorded 2 statements by quote."])
    expect(note?.decisions).toContainEqual({
      decision: "An earlier value of deposit.amount no longer counts.",
      reason: "paper.pdf, page 1 replaces it.",
    })
    expect(JSON.stringify(note)).not.toMatch(/600\.00|500\.00/)
    expect(questions.at(-1)).toMatch(/Tender Fee/)
    expect(text).toMatch(/^- Read paper\.pdf, pages 1 to 3\.\n- Recorded 2 statements by quote\.\n- Open: /)
  })
})
