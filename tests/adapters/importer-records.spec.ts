import { describe, expect, it } from "vitest"
import { importMessages } from "@/lib/adapters/importer-messages"
import { importProfile } from "@/lib/adapters/importer-profile"
import { importRates } from "@/lib/adapters/importer-rates"
import { CompanyProfile, MessageRecord, Rate } from "@/lib/bids/records"
import { bytesOf, xlsxOf } from "./parser-sample-files"

const zone = "Asia/Kolkata"
const messagesIn = (name: string, text: string) => importMessages({ bytes: bytesOf(text), name, zone })

describe("messages", () => {
  const mail = {
    kind: "mail",
    at: "2026-11-12T15:15:00+05:30",
    from: "A. Rao",
    to: ["Desk"],
    subject: "EMD",
    text: "As agreed.",
  }

  it("reads JSON and CSV into the same records", async () => {
    const csv = 'kind,at,from,to,subject,text\nmail,2026-11-12T15:15:00+05:30,A. Rao,Desk,EMD,"As agreed."\n'
    expect(await messagesIn("m.json", JSON.stringify([mail]))).toEqual({ outcome: "imported", value: [mail] })
    expect(await messagesIn("m.csv", csv)).toEqual({ outcome: "imported", value: [mail] })
  })

  it("names the line and the field of every fault, and imports nothing beside it", async () => {
    const csv =
      "kind,at,from,to,subject,text\nmail,2026-11-12T15:15:00,A,B,,hello\nfax,2026-11-12T15:15:00+05:30,A,B,,hello\n"
    const outcome = await messagesIn("m.csv", csv)
    expect(outcome.outcome === "refused" && outcome.faults.map((fault) => fault.where)).toEqual([
      "Line 2, at",
      "Line 3, kind",
    ])
    const json = await messagesIn("m.json", JSON.stringify([mail, { ...mail, text: "" }]))
    expect(json.outcome === "refused" && json.faults.map((fault) => fault.where)).toEqual(["Message 2, text"])
    expect(await messagesIn("m.csv", "at,from\n")).toMatchObject({ outcome: "refused", faults: [{ where: "Line 1" }] })
  })

  it("reads a saved mail with the sender's own offset", async () => {
    const eml =
      "From: A. Rao <rao@example.in>\r\nTo: Desk <desk@example.in>, b@example.in\r\nSubject: =?utf-8?Q?EMD_=E2=82=B9?=\r\nDate: Thu, 12 Nov 2026 15:15:00 +0530\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nPlease confirm.\r\n"
    const outcome = await messagesIn("m.eml", eml)
    expect(outcome).toEqual({
      outcome: "imported",
      value: [
        {
          kind: "mail",
          at: "2026-11-12T15:15:00+05:30",
          from: "A. Rao <rao@example.in>",
          to: ["Desk <desk@example.in>", "b@example.in"],
          subject: "EMD ₹",
          text: "Please confirm.",
        },
      ],
    })
    expect(await messagesIn("m.eml", "From: a@b.in\r\n\r\nhello\r\n")).toMatchObject({ faults: [{ where: "Date" }] })
  })

  it("reads the notes of a call, and refuses those without a time", async () => {
    const call = {
      kind: "call",
      at: "2026-11-12T15:15:00+05:30",
      from: "the Executive Engineer",
      to: [],
      subject: null,
      text: "He said so.",
    }
    expect(
      await messagesIn("c.txt", "Call with the Executive Engineer on 12.11.2026 at 3:15 pm\n\nHe said so.\n"),
    ).toEqual({
      outcome: "imported",
      value: [call],
    })
    const labelled = await messagesIn(
      "c.txt",
      "Date: 12 November 2026, 15:15 hrs\nWith: the Executive Engineer\n\nHe said so.",
    )
    expect(labelled).toEqual({ outcome: "imported", value: [call] })
    expect(await messagesIn("c.txt", "Call with A on 12.11.2026\n\nhello")).toMatchObject({ outcome: "refused" })
    for (const record of labelled.outcome === "imported" ? labelled.value : [])
      expect(MessageRecord.parse(record)).toEqual(record)
  })
})

describe("the company's profile", () => {
  const sheets = {
    Company: [
      ["Field", "Value"],
      ["GST number", "22AAAAA0000A1Z5"],
    ],
    Turnover: [["Turnover of the firm"], ["Year", "Turnover (Rs in lakhs)"], ["2024-25", 450.5]],
    Works: [
      ["Name", "Client", "Value (Rs)", "Completed", "Scope"],
      ["Boundary wall", "PWD", "54,00,000", new Date("2024-03-31"), "Civil"],
    ],
  }

  it("keeps the sheet and row of every value and scales by the header", async () => {
    const outcome = await importProfile({ bytes: await xlsxOf(sheets), name: "p.xlsx", currency: "INR", zone })
    if (outcome.outcome === "refused") throw new Error(JSON.stringify(outcome.faults))
    expect(CompanyProfile.parse(outcome.value)).toEqual({
      fields: [{ name: "GST number", value: "22AAAAA0000A1Z5", sheet: "Company", row: 2 }],
      turnover: [{ year: "2024-25", amount: "45050000.00", currency: "INR", sheet: "Turnover", row: 3 }],
      works: [
        {
          name: "Boundary wall",
          client: "PWD",
          value: "5400000.00",
          currency: "INR",
          completed: "2024-03-31",
          scope: "Civil",
          sheet: "Works",
          row: 2,
        },
      ],
    })
  })

  it("names the cell that cannot be read and the sheet that is missing", async () => {
    const bytes = await xlsxOf({
      Company: sheets.Company,
      Works: [
        ["Name", "Value (Rs)"],
        ["Wall", "about fifty"],
      ],
    })
    const outcome = await importProfile({ bytes, name: "p.xlsx", currency: "INR", zone })
    expect(outcome.outcome === "refused" && outcome.faults.map((fault) => fault.where)).toEqual([
      "Sheet Turnover",
      "Sheet Works, row 2, value",
    ])
  })
})

describe("rates", () => {
  const rows = [
    ["Rate list 2026"],
    ["Code", "Item", "Unit", "Rate (Rs)"],
    ["A1", "Brick work", "cum", 6125.5],
    ["Earthwork"],
    ["", "Digging", "cum", "1,250/-"],
  ]

  it("finds the columns by their headers and keeps each rate's place", async () => {
    const outcome = await importRates({ bytes: await xlsxOf({ Civil: rows }), name: "r.xlsx", currency: "INR" })
    if (outcome.outcome === "refused") throw new Error(JSON.stringify(outcome.faults))
    expect(outcome.value.map((rate) => Rate.parse(rate))).toEqual([
      { code: "A1", description: "Brick work", unit: "cum", rate: "6125.50", currency: "INR", sheet: "Civil", row: 3 },
      { code: null, description: "Digging", unit: "cum", rate: "1250.00", currency: "INR", sheet: "Civil", row: 5 },
    ])
  })

  it("refuses a blank rate instead of taking it for zero", async () => {
    const outcome = await importRates({
      bytes: bytesOf("Item,Unit,Rate\nBrick,nos,12\nSand,cum,\n"),
      name: "r.csv",
      currency: "INR",
    })
    expect(outcome).toMatchObject({ outcome: "refused", faults: [{ where: "Sheet r, row 3, rate" }] })
  })

  it("refuses a table without the needed columns", async () => {
    const outcome = await importRates({ bytes: bytesOf("Item,Quantity\nBrick,4\n"), name: "r.csv", currency: "INR" })
    expect(outcome).toMatchObject({ outcome: "refused", faults: [{ where: "r.csv" }] })
  })
})
