// Every model request of a whole bid, as its bytes went over the wire, held to the rules; and each rule seen to find its fault.
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ANAKAPALLI } from "@/lib/cli/sample-files/anakapalli-spec"
import { makeTenderPack } from "@/lib/cli/sample-files/make-tender-pack"
import { decideWhatWaits } from "../support/bid-decisions"
import { type BidWorld, bidWorld } from "../support/bid-world"
import type { WireMessage } from "../support/model-recorded"
import { type WireRule, wireFaults } from "../support/wire-checker"
import { type WireRecord, type WireRequest, wireRecord } from "../support/wire-record"

let world: BidWorld
let record: WireRecord

beforeAll(async () => {
  const { files, truth } = await makeTenderPack(ANAKAPALLI)
  world = await bidWorld()
  await world.add(files)
  await world.say("Prepare the bid for this tender.")
  await world.say(`Do not list the ${truth.excludedWork} job.`)
  await world.waitUntilQuiet()
  await decideWhatWaits(world)
  await world.say("Which fact says when bids are due?")
  await world.say("What does the mail about steel say?")
  await world.waitUntilQuiet()
  record = await wireRecord(world)
}, 120_000)

afterAll(() => world.end())

it("every model request of a whole bid keeps every rule of the wire", () => {
  expect(wireFaults(record)).toEqual([])
  const agents = new Set(record.requests.map(({ opened }) => opened.agent))
  expect(record.requests.length).toBeGreaterThan(40)
  expect([...agents].sort()).toEqual(
    ["bid-lead", "compiler", "console", "eligibility", "facts", "messages", "pricing", "profile", "reader"].sort(),
  )
  expect(Math.max(...record.requests.map(({ opened }) => opened.depth))).toBeGreaterThanOrEqual(3)
})

describe("a planted fault is found", () => {
  const planted: [WireRule, string, (record: WireRecord) => void][] = [
    ["well formed", "a call without its result", (its) => without(its, ({ role }) => role === "tool")],
    ["well formed", "a result twice", (its) => twice(its, ({ role }) => role === "tool")],
    [
      "well formed",
      "one id for two calls",
      (its) => {
        const request = withMost(its, ({ role }) => role === "assistant")
        const calls = request.body.messages.flatMap((message) => message.tool_calls ?? [])
        const results = request.body.messages.filter(({ role }) => role === "tool")
        const [first, last] = [calls.at(0), calls.at(-1)]
        const result = results.at(-1)
        if (!first || !last || first === last || !result) throw new Error("Too few calls to plant in")
        last.id = first.id
        result.tool_call_id = first.id
      },
    ],
    [
      "prefix",
      "a word changed in an earlier message",
      (its) =>
        edit(
          its,
          ({ role }) => role === "tool",
          (text) => `${text} `,
        ),
    ],
    [
      "prefix",
      "a tool less than before",
      (its) => {
        withMost(its, () => true).body.tools?.pop()
      },
    ],
    [
      "rebuilt",
      "one byte more than the log gives",
      (its) => {
        const [request] = its.requests
        if (request) request.text += " "
      },
    ],
    [
      "rebuilt",
      "a body the log knows nothing of",
      (its) => {
        const [request] = its.requests
        if (request) its.strangers.push(request)
      },
    ],
    [
      "layers",
      "a layer left out",
      (its) => edit(its, isCarried, (text) => text.replace(/\n\n## Layer 0: [\s\S]*?(?=\n\n## |$)/, "")),
    ],
    [
      "layers",
      "a layer twice",
      (its) => edit(its, isCarried, (text) => `${text}\n\n${text.slice(text.indexOf("## Layer 0"))}`),
    ],
    [
      "layers",
      "a starting message unmarked",
      (its) => edit(its, isCarried, (text) => text.replace(',"starts":true', "")),
    ],
    [
      "layers",
      "roles kept as they were",
      (its) => edit(its, isCarried, (text) => text.replaceAll('"origin":"person"', '"role":"user"')),
    ],
    [
      "hidden",
      "a parameter for the conversation",
      (its) => {
        const parameters = firstTool(its).parameters as { properties: Record<string, unknown> }
        parameters.properties.conversation = { type: "string" }
      },
    ],
    [
      "hidden",
      "a description that tells of it",
      (its) => {
        firstTool(its).description += " Receives the broader context."
      },
    ],
    [
      "pinned",
      "a value altered in the head",
      (its) => edit(its, isHead, (text) => text.replace("1500000.00", "1200000.00")),
    ],
    [
      "pinned",
      "an instruction dropped from the head",
      (its) => edit(its, isHead, (text) => text.replace(/\n\{"instruction".*/, "")),
    ],
    ["data", "a page's text bare in a result", (its) => edit(its, isPages, (text) => JSON.parse(text).pages[0].text)],
    [
      "data",
      "a page's text bare in the request",
      (its) => {
        const [page = ""] = its.foreignTexts.filter((text) => text.length > 200)
        edit(
          its,
          ({ role }) => role === "user",
          (text) => `${text}\n${page}`,
        )
      },
    ],
    [
      "data",
      "a page's line as a key",
      (its) => {
        const line = its.foreignTexts.flatMap((text) => text.split("\n")).find((one) => one.trim().length > 60) ?? ""
        edit(
          its,
          ({ role }) => role === "tool",
          () => JSON.stringify({ [line.trim()]: true }),
        )
      },
    ],
  ]

  it.each(planted)("%s: %s", (rule, _what, plant) => {
    const copy = structuredClone(record)
    plant(copy)
    expect(wireFaults(copy).map((fault) => fault.rule)).toContain(rule)
  })
})

const isCarried = ({ content }: WireMessage) => content.startsWith("# Broader context")
const isHead = ({ role, content }: WireMessage) =>
  role === "system" && content.includes("# Pinned facts") && content.includes("1500000.00")
const isPages = ({ role, content }: WireMessage) =>
  role === "tool" && content.startsWith('{"document"') && content.includes('"pages":[')

/** The request with the most messages of a kind: what is planted early in it stands before much else. */
function withMost({ requests }: WireRecord, of: (message: WireMessage) => boolean): WireRequest {
  const count = (request: WireRequest) => request.body.messages.filter(of).length
  const [most] = [...requests].sort((a, b) => count(b) - count(a))
  if (!most || count(most) === 0) throw new Error("There is nothing to plant in")
  return most
}

function edit(record: WireRecord, of: (message: WireMessage) => boolean, change: (text: string) => string): void {
  const message = withMost(record, of).body.messages.find(of)
  if (!message) throw new Error("There is nothing to plant in")
  const changed = change(message.content)
  if (changed === message.content) throw new Error("The plant changed nothing")
  message.content = changed
}

function without(record: WireRecord, of: (message: WireMessage) => boolean): void {
  const { messages } = withMost(record, of).body
  messages.splice(messages.findIndex(of), 1)
}

function twice(record: WireRecord, of: (message: WireMessage) => boolean): void {
  const { messages } = withMost(record, of).body
  const at = messages.findIndex(of)
  const message = messages[at]
  if (message) messages.splice(at, 0, message)
}

function firstTool(record: WireRecord) {
  const tool = record.requests[0]?.body.tools?.at(-1)
  if (!tool) throw new Error("There is no tool to plant in")
  return tool.function
}
