import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { issueOrder } from "@/lib/documents/issue-order"
import type { IssuedDocument } from "@/lib/documents/issued-document"
import { readIdentity } from "@/lib/documents/read-identity"
import { guessUploadKind } from "@/lib/documents/upload-kind"

function documentOf(id: string, added: number, text: string, name = `${id}.pdf`): IssuedDocument {
  return { id, name, added, identity: readIdentity([{ number: 1, label: "page 1", text }]) }
}

const tender = documentOf(
  "tender",
  0,
  "TENDER DOCUMENT\nTender No. CR/2026/45\nName of Department: Public Works Department",
)
const corrigendum = (sequence: number, added: number) =>
  documentOf(
    `c${sequence}`,
    added,
    `Corrigendum No. ${sequence}\nTender No. CR/2026/45\nName of Department: PWD, Public Works`,
  )

describe("the order of documents", () => {
  it("is the corrigenda's own numbers, whatever the order of upload", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), ([a = 0, b = 1, c = 2, d = 3]) => {
        const documents = [{ ...tender, added: a }, corrigendum(1, b), corrigendum(2, c), corrigendum(3, d)]
        const order = issueOrder({ documents })
        expect(order).toEqual({
          base: "tender",
          amendments: ["c1", "c2", "c3"],
          undecided: [],
          foreign: [],
          warnings: [],
        })
      }),
    )
  })

  it("warns that corrigendum 1 is missing where only 2 is there", () => {
    const order = issueOrder({ documents: [tender, corrigendum(2, 1)] })
    expect(order.amendments).toEqual(["c2"])
    expect(order.warnings).toEqual([
      { document: null, sentence: expect.stringContaining("Corrigendum 1 is not among") },
    ])
  })

  it("leaves out a corrigendum of another tender or another authority", () => {
    const otherNumber = documentOf("other", 1, "Corrigendum No. 1\nTender No. CR/2026/46")
    const otherAuthority = documentOf(
      "port",
      2,
      "Corrigendum No. 1\nTender No. CR/2026/45\nName of Department: Harbour Trust",
    )
    const order = issueOrder({ documents: [tender, otherNumber, otherAuthority] })
    expect(order.amendments).toEqual([])
    expect(order.foreign.map((one) => one.document)).toEqual(["other", "port"])
  })

  it("accepts a corrigendum without a tender number, with a warning", () => {
    const order = issueOrder({ documents: [tender, documentOf("bare", 1, "Corrigendum No. 1\nThe date is extended.")] })
    expect(order.amendments).toEqual(["bare"])
    expect(order.warnings).toEqual([{ document: "bare", sentence: expect.stringContaining("no tender number") }])
  })

  const issue = (id: string, added: number, name: string) =>
    documentOf(id, added, "Request for Proposals\nRFP 2022-0600-4999\nISSUED November 16, 2021", name)

  it("asks a person about two whole issues that nothing inside tells apart, and proposes by the names", () => {
    const documents = [issue("late", 0, "rfp.v2-amendment1-2021-12-07.md"), issue("early", 1, "rfp.v1-2021-11-16.md")]
    const order = issueOrder({ documents })
    expect(order.base).toBeNull()
    expect(order.amendments).toEqual([])
    expect(order.undecided).toEqual([
      {
        kind: "order-needed",
        documents: ["late", "early"],
        proposed: ["early", "late"],
        why: expect.stringContaining("nothing inside"),
      },
    ])
  })

  it("takes the order a person confirmed, and asks again when another issue comes", () => {
    const documents = [issue("late", 0, "b.md"), issue("early", 1, "a.md")]
    const confirmed = [["early", "late"]]
    expect(issueOrder({ documents, confirmed })).toMatchObject({ base: "early", amendments: ["late"], undecided: [] })
    const more = issueOrder({ documents: [...documents, issue("third", 2, "c.md")], confirmed })
    expect(more.undecided).toHaveLength(1)
    expect(more.base).toBeNull()
  })

  it("orders whole issues by the dates printed inside them", () => {
    const dated = (id: string, added: number, date: string) =>
      documentOf(id, added, `Request for Proposals\nRFP 2022-0600-4999\nISSUED ${date}`)
    const order = issueOrder({ documents: [dated("b", 0, "December 7, 2021"), dated("a", 1, "November 16, 2021")] })
    expect(order).toMatchObject({ base: "a", amendments: ["b"], undecided: [] })
  })

  it("asks about two corrigenda of one number", () => {
    const twin = { ...corrigendum(1, 2), id: "twin" }
    const order = issueOrder({ documents: [tender, corrigendum(1, 1), twin] })
    expect(order.undecided[0]?.documents).toEqual(["c1", "twin"])
    expect(order.base).toBe("tender")
  })
})

describe("what an upload is for", () => {
  const page = (label: string, text: string) => ({ number: 1, label, text })

  it("is guessed from its content, a document unless something says otherwise", () => {
    expect(guessUploadKind({ name: "a.eml" }).kind).toBe("messages")
    expect(guessUploadKind({ name: "a.json", text: '[{"kind": "mail"}]' }).kind).toBe("messages")
    expect(guessUploadKind({ name: "a.csv", text: "kind,at,from,to,subject,text\n" }).kind).toBe("messages")
    expect(guessUploadKind({ name: "a.txt", text: "Call with the engineer on 12.11.2026\n" }).kind).toBe("messages")
    const profile = [page("sheet Company", "Field | Value"), page("sheet Works", "Name | Client")]
    expect(guessUploadKind({ name: "a.xlsx", pages: profile }).kind).toBe("profile")
    expect(guessUploadKind({ name: "a.xlsx", pages: [page("sheet Civil", "Code | Item | Unit | Rate")] }).kind).toBe(
      "rates",
    )
    const bill = [page("sheet BOQ", "No | Item | Unit | Quantity | Rate | Amount")]
    expect(guessUploadKind({ name: "a.xlsx", pages: bill }).kind).toBe("document")
    expect(guessUploadKind({ name: "rates.pdf", pages: [page("page 1", "Notice inviting tender")] }).kind).toBe(
      "document",
    )
  })
})
