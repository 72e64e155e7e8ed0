// A Chat Completions server of the tests that streams: a count held at one number until it is let go, and replies scripted by tool. It reasons nothing.
import http from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"

export type StreamedReply = { text: string } | { tool: string; arguments: unknown }

export type StreamingServer = {
  baseUrl: string
  /** How many model requests came, by a tool that only the agent meant has. */
  requestsWith(tool: string): number
  /** How many replies the other side broke off before their end. */
  brokenOff(): number
  /** Lets every held count go on. */
  letGo(): void
  close(): Promise<void>
}

const Body = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string().nullish() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
})
type Body = z.infer<typeof Body>

/** The console's message "Count to N, wait at M" is counted; everything else `script` answers from the body's tools and messages. */
export async function startStreamingServer(
  script: (tools: string[], messages: Body["messages"]) => StreamedReply,
): Promise<StreamingServer> {
  const asked: string[][] = []
  const held = new Set<() => void>()
  let brokenOff = 0
  const server = http.createServer(async (request, response) => {
    const { messages, tools } = Body.parse(JSON.parse(await textOf(request)))
    const names = tools.map((tool) => tool.function.name)
    asked.push(names)
    response.on("close", () => {
      if (!response.writableEnded) brokenOff += 1
    })
    response.writeHead(200, { "content-type": "text/event-stream" })
    const count = countAsked(messages)
    if (!count) {
      reply(response, script(names, messages))
      return
    }
    for (let number = 1; number <= count.to; number += 1) {
      // A growing reply is shown at most every 100 ms: the number it waits at comes late enough to be shown.
      if (number === count.waitAt) await pause(1000)
      response.write(chunk({ content: `${number} ` }, null))
      if (number === count.waitAt) await new Promise<void>((resolve) => held.add(resolve))
    }
    end(response, "stop")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requestsWith: (tool) => asked.filter((names) => names.includes(tool)).length,
    brokenOff: () => brokenOff,
    letGo() {
      for (const go of held) go()
      held.clear()
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

/** What the last message asks to count, if it is a person's. */
function countAsked(messages: Body["messages"]): { to: number; waitAt: number } | null {
  const last = messages.at(-1)
  const found = last?.role === "user" ? /Count to (\d+), wait at (\d+)/.exec(last.content ?? "") : null
  return found ? { to: Number(found[1]), waitAt: Number(found[2]) } : null
}

function reply(response: http.ServerResponse, given: StreamedReply): void {
  if ("text" in given) {
    response.write(chunk({ content: given.text }, null))
    end(response, "stop")
    return
  }
  const called = { name: given.tool, arguments: JSON.stringify(given.arguments) }
  response.write(chunk({ tool_calls: [{ index: 0, id: "call:1", type: "function", function: called }] }, null))
  end(response, "tool_calls")
}

function end(response: http.ServerResponse, reason: string): void {
  response.end(`${chunk({}, reason)}data: [DONE]\n\n`)
}

function chunk(delta: unknown, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 0, model: "test", choices })}\n\n`
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  let text = ""
  for await (const part of request) text += String(part)
  return text
}
