// What a log shows: every line once, where it was read, whatever page or order its events came in.
import { describe, expect, it } from "vitest"
import type { ExchangeEvent } from "@/lib/core/events/event"
import { logEventOf } from "@/lib/views/log-event-of"
import { foldLog } from "@/lib/views/log-items"

const asha = { id: "person_asha", name: "Asha" }
const said = (id: string, text: string): ExchangeEvent => ({
  type: "mail-accepted",
  version: 1,
  id,
  mail: { kind: "message", person: asha, text, attachments: [] },
})
const requested = (request: number, claims: string[]): ExchangeEvent => ({
  type: "model-requested",
  version: 1,
  request,
  session: 1,
  activation: 1,
  claims,
  lines: [],
  tail: null,
  ledgerPosition: 0,
  prefixHash: "",
})
const replied = (request: number, text: string, call: string | null = null): ExchangeEvent => ({
  type: "model-replied",
  version: 1,
  request,
  text,
  calls: call ? [{ call, providerId: null, tool: "read_pages", arguments: '{"document":"doc_1","from":1}' }] : [],
  finishReason: "stop",
  usage: null,
  tookMs: 5,
})

const log = (events: ExchangeEvent[], from = 1) =>
  events.flatMap((event, index) => logEventOf({ stream: "ex_1", sequence: from + index, at: "t", event }) ?? [])
const shown = (events: ReturnType<typeof log>) =>
  foldLog("ex_1", events).items.map((item) => ("text" in item ? item.text : item.item))

describe("a log", () => {
  it("shows words where they were read, after what the agent said without knowing them", () => {
    const events = log([
      said("m1", "One"),
      requested(1, ["m1"]),
      said("m2", "Two"),
      replied(1, "First"),
      requested(2, ["m2"]),
    ])
    expect(shown(events)).toEqual(["One", "First", "Two"])
    expect(foldLog("ex_1", events).items.map((item) => item.item === "words" && item.fate)).toEqual([
      "read",
      false,
      "read",
    ])
  })

  it("reads the same from two pages as from one, though a claim stands on the later page", () => {
    const events = log([said("m1", "One"), replied(1, "Before"), requested(2, ["m1"]), replied(2, "After")])
    expect(shown(events.slice(2))).toEqual(["After"])
    expect(shown([...events.slice(0, 2), ...events.slice(2)])).toEqual(["Before", "One", "After"])
  })

  it("says of words that went back that nobody read them", () => {
    const events = log([said("m1", "One"), { type: "mail-returned", version: 1, ids: ["m1"] }])
    expect(foldLog("ex_1", events).items).toMatchObject([{ item: "words", fate: "not read" }])
  })

  it("shows one line a call, with its key argument, from made to finished", () => {
    const events = log([
      replied(1, "", "call_1"),
      { type: "call-started", version: 1, call: "call_1", tool: "read_pages", effect: "read", children: [] },
    ])
    expect(foldLog("ex_1", events).items).toMatchObject([{ item: "call", state: "running", argument: "doc_1" }])
    const finished = log(
      [
        {
          type: "call-finished",
          version: 1,
          call: "call_1",
          outcome: "error",
          content: '{"error":"portal down"}',
          origin: "tool",
        },
      ],
      3,
    )
    expect(foldLog("ex_1", [...events, ...finished]).items).toMatchObject([
      { id: "ex_1:call_1", state: "error", content: { text: '{"error":"portal down"}' } },
    ])
  })

  it("cuts a long result and says how long it was", () => {
    const content = "🙂".repeat(5000)
    const events = log([
      replied(1, "", "call_1"),
      { type: "call-finished", version: 1, call: "call_1", outcome: "ok", content, origin: "document" },
    ])
    const [call] = foldLog("ex_1", events).items
    const shownContent = call?.item === "call" ? call.content : null
    expect(shownContent?.characters).toBe(10_000)
    expect(shownContent?.text.length).toBeLessThanOrEqual(4000)
    expect(shownContent?.text).not.toMatch(/\p{Surrogate}/u)
  })

  it("holds no hash and no internal number of the record", () => {
    const text = JSON.stringify(log([requested(1, ["m1"])]))
    expect(text).not.toMatch(/prefixHash|ledgerPosition|epoch/)
  })
})
