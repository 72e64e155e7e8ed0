import { describe, expect, it } from "vitest"
import { DocumentIdentity, isSameTenderNumber, readIdentity } from "@/lib/documents/read-identity"

const identityOf = (text: string) => DocumentIdentity.parse(readIdentity([{ number: 1, label: "page 1", text }]))

describe("a corrigendum", () => {
  it("is known by its own heading, with its number, tender, authority, work and date", () => {
    const identity = identityOf(
      "PUBLIC WORKS DEPARTMENT\nOffice of the Executive Engineer, Division II\nCORRIGENDUM No. 2\nTender No. CR/2026/45 dated 01.10.2026\nName of work: Construction of boundary wall\nDated: 20.11.2026\nClause 5 shall be read as under.",
    )
    expect(identity).toMatchObject({
      role: "corrigendum",
      sequence: 2,
      amends: true,
      tenderNumber: { text: "CR/2026/45", page: 1 },
      authority: { text: "PUBLIC WORKS DEPARTMENT" },
      title: { text: "Construction of boundary wall" },
      issueDate: { text: "20.11.2026" },
    })
    expect(identity.evidence).toContainEqual({ field: "role", page: 1, line: "CORRIGENDUM No. 2" })
  })

  it.each([
    ["Amendment 1\nRFP 2022-0600-4999", 1],
    ["Addendum\nRFP 2022-0600-4999", null],
    ["First Corrigendum to Tender Enquiry No. AB-12/2026", 1],
    ["**ADDENDUM NO. III**", 3],
  ])("is known as an amendment, an addendum, in words and in Roman figures: %s", (text, sequence) => {
    expect(identityOf(text)).toMatchObject({ role: "corrigendum", sequence, amends: true })
  })

  it.each([
    "Tender document for pipes\nCorrigendum, if any, will be on the portal",
    "Request for Proposals\n1.10 Amendments to Proposals\n1.11 Amendments to the RFP",
    "Request for Proposals\nAmendment of the contract needs consent",
    "Request for Proposals\nAs per Corrigendum No. 2 the bidder",
  ])("is not seen where a tender only speaks of one: %#", (text) => {
    expect(identityOf(text)).toMatchObject({ role: "tender", amends: false, sequence: null })
  })
})

describe("other documents", () => {
  it("reads a request for proposals set in Markdown", () => {
    const text =
      "# State of Example Request for Proposals\n\n**Renewal Software**\n\nRFP 2022-0600-4999\n\nISSUED November 16, 2021\n\n## ISSUED BY:\n<br>\nDepartment of Health<br>\n"
    expect(identityOf(text)).toMatchObject({
      role: "tender",
      tenderNumber: { text: "2022-0600-4999" },
      authority: { text: "Department of Health" },
      title: { text: "Renewal Software" },
      issueDate: { text: "November 16, 2021" },
    })
  })

  it.each([
    ["NOTICE INVITING TENDER\nNIT No: 12/EE/PWD/2026-27", "notice"],
    ["Bill of Quantities\nTender No. CR/2026/45", "price-schedule"],
    ["Tender No. CR/2026/45\nItem No | Description | Unit | Quantity | Rate | Amount", "price-schedule"],
    ["Our rate list 2026", "price-list"],
    ["Item | Description | Unit | Rate", "other"],
    ["Annexure IV\nDeclaration", "form"],
    ["Reply to pre-bid queries\nNIT No. 5/2026-27", "reply-to-queries"],
    ["Minutes of the site meeting", "other"],
  ])("tells its role from its heading: %s", (text, role) => {
    expect(identityOf(text).role).toBe(role)
  })

  it("leaves null what is not printed, and takes no date for a number", () => {
    expect(identityOf("A letter about nothing in particular")).toMatchObject({
      tenderNumber: null,
      authority: null,
      title: null,
      issueDate: null,
      role: "other",
      sequence: null,
    })
    expect(identityOf("Tender No. 03/04/2026").tenderNumber).toBeNull()
  })
})

it("compares tender numbers without case, spaces and kinds of dashes", () => {
  expect(isSameTenderNumber("cr / 2026 / 45", "CR/2026/45")).toBe(true)
  expect(isSameTenderNumber("CR\u20132026", "CR-2026")).toBe(true)
  expect(isSameTenderNumber("CR/2026/45", "CR/2026/46")).toBe(false)
})
