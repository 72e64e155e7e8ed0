// In which zone, currency and order of day and month a document is read.
import { expect, it } from "vitest"
import { documentReading } from "@/lib/bids/document-reading"

const workspace = { defaultCurrency: "INR", defaultZone: "Asia/Kolkata", dayOrder: "day-first" as const }
const page = (text: string) => [{ number: 1, label: "page 1", text }]

it("reads a document in the one zone it names, without the workspace's currency", () => {
  expect(documentReading(page("Due 4:00 pm prevailing Alaska Time.\n\nQuestions by 4 PM."), workspace)).toMatchObject({
    defaultZone: "America/Anchorage",
    defaultCurrency: undefined,
    dayOrder: undefined,
  })
})

it("reads a document of the workspace's place as the workspace does", () => {
  expect(documentReading(page("Earnest money Rs. 9,40,000/-, due by 15:00 hrs."), workspace)).toBe(workspace)
})

it("leaves the zone open where a document tells of no place, and where it names two", () => {
  expect(documentReading(page("Due 4 PM on 3 May 2027."), workspace).defaultZone).toBeUndefined()
  expect(
    documentReading(page("Rs. 5. Due 4 PM IST.\n\nOr 3 PM UAE time."), { ...workspace, defaultZone: "Europe/London" })
      .defaultZone,
  ).toBeUndefined()
})
