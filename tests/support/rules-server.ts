// A Chat Completions server whose reply follows from how many replies the body holds already: the same body, the same reply.
import http from "node:http"
import { z } from "zod"

export type RuledReply = { text: string; calls?: { name: string; arguments: unknown }[] }
export type RulesServer = { baseUrl: string; close(): Promise<void> }

const Body = z.object({
  messages: z.array(z.object({ role: z.string() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
})

/** `rules` by a tool that only the agent meant has; its replies in order, the last one again after that. */
export async function startRulesServer(rules: Record<string, RuledReply[]>): Promise<RulesServer> {
  const server = http.createServer((request, response) => {
    let text = ""
    request.on("data", (part: Buffer) => {
      text += part.toString()
    })
    request.on("end", () => {
      const { messages, tools } = Body.parse(JSON.parse(text))
      const names = tools.map((tool) => tool.function.name)
      const replies = Object.entries(rules).find(([name]) => names.includes(name))?.[1] ?? []
      const made = messages.filter(({ role }) => role === "assistant").length
      answer(response, replies[made] ?? replies.at(-1) ?? { text: "Nothing." })
    })
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

function answer(response: http.ServerResponse, { text, calls = [] }: RuledReply): void {
  const chunk = (delta: unknown, finish: string | null) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 0, model: "rules", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const tool_calls = calls.map(({ name, arguments: args }, index) => ({
    index,
    id: `p${index}`,
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  }))
  response.writeHead(200, { "content-type": "text/event-stream" })
  response.write(chunk({ role: "assistant", content: text, ...(calls.length > 0 && { tool_calls }) }, null))
  response.end(`${chunk({}, calls.length > 0 ? "tool_calls" : "stop")}data: [DONE]\n\n`)
}
