// What a folded tool call says of its result.
import { describe, expect, it } from "vitest"
import { outcomePhrase } from "@/components/conversation/call-outcome"
import type { LogItem } from "@/lib/views/log-items"

type CallItem = Extract<LogItem, { item: "call" }>
const call = (result: unknown, over: Partial<CallItem> = {}): CallItem => {
  const text = typeof result === "string" ? result : JSON.stringify(result)
  return {
    id: "ex_1:call_1",
    at: "2026-12-01T00:00:00.000Z",
    item: "call",
    call: "call_1",
    tool: "record_fact",
    argument: "emd.amount",
    arguments: { text: "{}", characters: 2 },
    children: [],
    state: "ok",
    content: { text, characters: text.length },
    ...over,
  }
}

describe("outcomePhrase", () => {
  it("gives a recorded fact as it is displayed, and what it supersedes", () => {
    const recorded = { key: "emd.amount", display: "Rs 15,00,000" }
    expect(outcomePhrase(call({ recorded, supersedes: null }))).toBe("Rs 15,00,000")
    expect(outcomePhrase(call({ recorded, supersedes: { display: "Rs 12,00,000" } }))).toBe(
      "Rs 15,00,000 · supersedes Rs 12,00,000",
    )
  })

  it("gives the reason of a refusal and of an error", () => {
    expect(outcomePhrase(call({ refused: "The quote is not on that page." }, { state: "refused" }))).toBe(
      "The quote is not on that page.",
    )
    expect(outcomePhrase(call({ error: "No such document." }, { state: "error" }))).toBe("No such document.")
  })

  it("counts a list, one as one", () => {
    expect(outcomePhrase(call({ rates: [1, 2], total: 9 }))).toBe("2 rates")
    expect(outcomePhrase(call({ rates: [1] }))).toBe("1 rate")
  })

  it("says nothing of a result that is cut, is no JSON, or is not there yet", () => {
    expect(outcomePhrase(call('{"rates":[1', { content: { text: '{"rates":[1', characters: 9000 } }))).toBe("")
    expect(outcomePhrase(call("plain words"))).toBe("")
    expect(outcomePhrase(call({}, { state: "running", content: null }))).toBe("")
  })
})
