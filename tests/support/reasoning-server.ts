// A Chat Completions server on this machine that reasons a little, from the body it is sent and from nothing else.
// It knows two agents by their tools: one that passes questions on, and one that searches messages. It keeps no state.
import http from "node:http"
import { z } from "zod"

export type ReasoningServer = { baseUrl: string; close(): Promise<void> }

export async function startReasoningServer(): Promise<ReasoningServer> {
  const server = http.createServer((request, response) => {
    let text = ""
    request.on("data", (part: Buffer) => {
      text += part.toString()
    })
    request.on("end", () => stream(response, replyTo(Body.parse(JSON.parse(text)))))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

const Message = z.object({
  role: z.string(),
  content: z.string(),
  tool_calls: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
})
type Message = z.infer<typeof Message>

const Body = z.object({
  messages: z.array(Message),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
})
type Body = z.infer<typeof Body>

type Reply = { text: string } | { call: { name: string; arguments: unknown } }

function replyTo({ messages, tools }: Body): Reply {
  const names = tools.map((tool) => tool.function.name)
  const last = messages.at(-1)
  if (!last) return { text: "Nothing was said." }
  if (names.includes("search_messages")) return search(messages, last)
  if (last.role === "tool") return { text: Answer.parse(JSON.parse(last.content)).answer }
  return last.content.includes("?") && names.includes("look_up_messages")
    ? { call: { name: "look_up_messages", arguments: { request: last.content } } }
    : { text: "Good to hear." }
}

const Answer = z.object({ answer: z.string() })
const Found = z.object({
  records: z.array(
    z.object({
      kind: z.string(),
      weekday: z.string(),
      from: z.string(),
      subject: z.string().nullable(),
      text: z.string(),
    }),
  ),
})
type Found = z.infer<typeof Found>["records"]

/** Searches first; then takes what the words said point to, or asks which is meant; an answer counts as words said. */
function search(messages: Message[], last: Message): Reply {
  if (last.role !== "tool") return { call: { name: "search_messages", arguments: {} } }
  const results = messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.parse(content))
  const records = results.flatMap((result) => Found.safeParse(result).data?.records ?? [])
  const answers = results.flatMap((result) => Answer.safeParse(result).data?.answer ?? [])
  const meant = pointedAt(records, [...saidBefore(messages), ...answers].join(" "))
  if (meant) return { text: `That was on ${meant.weekday}.` }
  const choices = records.map(({ kind, from, subject, text }) => `the ${kind} with ${from}: ${subject ?? text}`)
  return { call: { name: "ask_caller", arguments: { question: "Which of these is meant?", choices } } }
}

/** The person's own words in what was carried along. */
function saidBefore(messages: Message[]): string[] {
  const carried = messages.filter(({ role, content }) => role === "system" && content.startsWith("# Broader context"))
  const lines = carried.flatMap(({ content }) => content.split("\n").filter((line) => line.startsWith("{")))
  return lines
    .map((line) => Line.parse(JSON.parse(line)))
    .flatMap(({ origin, text }) => (origin === "person" ? [text] : []))
}

const Line = z.object({ origin: z.string(), text: z.string() })

/** The record that shares most with the words said, a word counting the more the fewer records have it; null without a clear one. */
function pointedAt(records: Found, said: string): Found[number] | null {
  const heard = new Set(wordsIn(said))
  const bags = records.map(({ from, subject, text }) => new Set(wordsIn(`${from} ${subject ?? ""} ${text}`)))
  const weight = (word: string) => 1 / bags.filter((bag) => bag.has(word)).length ** 2
  const scored = bags.map((bag, at) => ({
    record: records[at],
    score: [...bag].filter((word) => heard.has(word)).reduce((sum, word) => sum + weight(word), 0),
  }))
  const [first, second] = scored.sort((a, b) => b.score - a.score)
  return first?.record && first.score > 0.5 && first.score > (second?.score ?? 0) * 1.3 ? first.record : null
}

/** Words of some length, without those that anybody uses of any talk. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.has(word))
}

const common = new Set(
  `the and with about was what day conversation talk talked talking enjoyed last week good had liked pleasure our for from
  this that one desk example friends call called rang mail told until half hour long mostly line broke train lend book`.split(
    /\s+/,
  ),
)

function stream(response: http.ServerResponse, reply: Reply): void {
  const chunk = (delta: unknown, finish: string | null) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 0, model: "test", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  response.writeHead(200, { "content-type": "text/event-stream" })
  if ("text" in reply) {
    response.write(chunk({ role: "assistant", content: reply.text }, null))
    response.write(chunk({}, "stop"))
  } else {
    const { name, arguments: args } = reply.call
    const called = { index: 0, id: "search:1", type: "function", function: { name, arguments: JSON.stringify(args) } }
    response.write(chunk({ role: "assistant", content: null, tool_calls: [called] }, null))
    response.write(chunk({}, "tool_calls"))
  }
  response.end("data: [DONE]\n\n")
}
