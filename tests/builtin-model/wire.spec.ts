// The wire of the built-in model: streams, ids, faults, aborts, and what its source may not know.
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { builtInFetch } from "@/lib/builtin-model/built-in-model"
import { client, reply, tools, user } from "./wire"

const address = "http://built-in.invalid/v1/chat/completions"
const post = (body: string) => builtInFetch(address, { method: "POST", body })
const folder = path.resolve(import.meta.dirname, "../../lib/builtin-model")
const sources = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }))

describe("the wire of the built-in model", () => {
  it("gives the same bytes for the same body, and other call ids for another body", async () => {
    const body = (text: string) =>
      JSON.stringify({
        model: "m",
        stream: true,
        messages: [user(text)],
        tools: tools("list_documents", "read_pages", "record_fact"),
      })
    const first = await (await post(body("Read."))).text()
    expect(await (await post(body("Read."))).text()).toBe(first)
    const id = (text: string) => /"id":"(call_[^"]+)"/.exec(text)?.[1]
    expect(id(first)).toBeTruthy()
    expect(id(await (await post(body("Read it all."))).text())).not.toBe(id(first))
  })

  it("streams text in several pieces and ends with usage and [DONE]", async () => {
    const stream = await client.chat.completions.create({
      model: "m",
      messages: [user("Hello there")],
      tools: tools("look_up_facts", "start_task", "pin_instruction"),
      stream: true,
      stream_options: { include_usage: true },
    })
    let pieces = 0
    let prompt = 0
    for await (const chunk of stream) {
      if ((chunk.choices[0]?.delta.content ?? "") !== "") pieces += 1
      prompt = chunk.usage?.prompt_tokens ?? prompt
    }
    expect(pieces).toBeGreaterThan(3)
    expect(prompt).toBeGreaterThan(20)
  })

  it("gives every call of one reply an id of its own", async () => {
    const one = await reply(
      [user("What is the closing date and which works has our company completed?")],
      tools("look_up_facts", "look_up_profile", "start_task", "pin_instruction"),
    )
    expect(one.finish).toBe("tool_calls")
    expect(new Set(one.calls.map((call) => call.id)).size).toBe(one.calls.length)
  })

  it.each([
    ["no JSON", "{"],
    ["no messages", "{}"],
    ["a message without a role", JSON.stringify({ messages: [{ content: "x" }] })],
    ["no opening request", JSON.stringify({ messages: [{ role: "system", content: "x" }] })],
  ])("refuses a body with %s with status 400 and a sentence", async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect((await response.json()).error.message).toMatch(/\.$/)
  })

  it("stops a stream when the caller aborts", async () => {
    const stop = new AbortController()
    const body = JSON.stringify({
      stream: true,
      messages: [user("Hello")],
      tools: tools("look_up_facts", "start_task"),
    })
    const response = await builtInFetch(address, { method: "POST", body, signal: stop.signal })
    stop.abort(new Error("stopped by a person"))
    await expect(response.text()).rejects.toThrow("stopped by a person")
    await expect(builtInFetch(address, { method: "POST", body, signal: stop.signal })).rejects.toThrow()
  })

  it("says that it can do nothing where it knows none of the tools", async () => {
    expect((await reply([user("Fly to the moon")], tools("fly"))).text).toMatch(/connected model/)
  })

  it("imports nothing outside its own folder", () => {
    expect(sources.length).toBeGreaterThan(30)
    let seen = 0
    for (const { name, text } of sources) {
      const imports = [...text.matchAll(/^(?:import|export|\} from)\b.*?"([^"]+)"$|import\(\s*"([^"]+)"/gm)].map(
        (match) => match[1] ?? match[2],
      )
      expect(
        imports.filter((one) => !one?.startsWith("./")),
        name,
      ).toEqual([])
      seen += imports.length
    }
    expect(seen).toBeGreaterThan(100)
  })

  it("knows no proper name and no amount of the sample", () => {
    const sample = path.resolve(import.meta.dirname, "../../lib/cli/sample")
    const told = ["expected.json", "messages.json"]
      .map((name) => readFileSync(path.join(sample, name), "utf8"))
      .join("\n")
    const common =
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Asia|Kolkata)$/
    const names = new Set((told.match(/(?<=[a-z,] )[A-Z][a-z]{4,}/g) ?? []).filter((word) => !common.test(word)))
    const amounts = new Set(told.match(/\d{1,3}(?:,\d{2,3})+|\d{5,}(?=\.\d\d)/g) ?? [])
    expect(names.size).toBeGreaterThan(5)
    expect(amounts.size).toBeGreaterThan(5)
    for (const { name, text } of sources) {
      for (const word of [...names, ...amounts]) {
        expect(new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "u").test(text), `${word} in ${name}`).toBe(false)
      }
    }
  })
})
