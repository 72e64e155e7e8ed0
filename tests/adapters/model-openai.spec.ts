// Replies as servers really stream them: the model's adapter puts the parts of each call together, and reads no call twice.
import { expect, it } from "vitest"
import { openaiModel } from "@/lib/adapters/model-openai"

/** What the adapter makes of one reply that is streamed as these parts of calls, one chunk each. */
async function callsOf(parts: object[]) {
  const chunk = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
  const body = [
    ...parts.map((part) => chunk({ tool_calls: [part] }, null)),
    chunk({}, "tool_calls"),
    "data: [DONE]\n\n",
  ]
  const model = openaiModel({
    model: "m",
    apiKey: "none",
    baseUrl: "http://model.invalid/v1",
    window: 8000,
    maxRetries: 0,
    fetch: async () => new Response(body.join(""), { headers: { "content-type": "text/event-stream" } }),
  })
  const nobody = { signal: new AbortController().signal, onText: () => undefined, onWait: () => undefined }
  const reply = await model.request({ messages: [{ role: "user", content: "hi" }], tools: [] }, nobody)
  return reply.calls
}

const named = (index: number | undefined, id: string, args = "") => ({
  index,
  id,
  type: "function",
  function: { name: "add", arguments: args },
})
const more = (index: number | undefined, args: string) => ({ index, function: { arguments: args } })

it.each([
  { title: "indices that count from 0", parts: [named(0, "a"), more(0, '{"x"'), more(0, ":1}")] },
  { title: "indices that count from 1, after a text", parts: [named(1, "a"), more(1, '{"x"'), more(1, ":1}")] },
  { title: "no indices", parts: [named(undefined, "a"), more(undefined, '{"x"'), more(undefined, ":1}")] },
])("puts the parts of one call together under $title", async ({ parts }) => {
  expect(await callsOf(parts)).toEqual([{ providerId: "a", tool: "add", arguments: '{"x":1}' }])
})

it("keeps two calls apart: under one index by their ids, and with their parts mixed by their indices", async () => {
  const two = [
    { providerId: "a", tool: "add", arguments: '{"x":1}' },
    { providerId: "b", tool: "add", arguments: '{"x":2}' },
  ]
  expect(await callsOf([named(0, "a", '{"x":1}'), named(0, "b", '{"x"'), more(0, ":2}")])).toEqual(two)
  expect(await callsOf([named(1, "a"), named(2, "b"), more(1, '{"x":1}'), more(2, '{"x":2}')])).toEqual(two)
})

it("takes arguments that come as an object for their JSON", async () => {
  const part = { index: 0, id: "a", type: "function", function: { name: "add", arguments: { x: 1 } } }
  expect(await callsOf([part])).toEqual([{ providerId: "a", tool: "add", arguments: '{"x":1}' }])
})
