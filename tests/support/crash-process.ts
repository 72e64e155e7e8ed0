// Runs as a process of its own: the product's runtime, loop and runner, with one tool more that acts outside the record. Works once it is told to; ends only when killed.
import { randomUUID } from "node:crypto"
import { appendFileSync } from "node:fs"
import { z } from "zod"
import { openaiModel } from "@/lib/adapters/model-openai"
import type { Agent, RunTool } from "@/lib/core/tools"
import { assembleLoop } from "@/lib/server/loop-assembly"
import { startRunner } from "@/lib/server/runner"
import { createRuntime } from "@/lib/server/runtime"

const [databaseUrl = "", dataFolder = "", noticeFile = "", baseUrl = ""] = process.argv.slice(2)
const model = openaiModel({ model: "rules", apiKey: "none", baseUrl, window: 100_000, maxRetries: 0 })
const runtime = createRuntime({ databaseUrl, dataFolder, model: { model, builtIn: false } })

const Line = z.object({ line: z.string() })
const fileNotice: RunTool<typeof Line> = {
  kind: "run",
  effect: "once",
  name: "file_notice",
  description: "Files a notice at an office. It cannot be taken back.",
  input: Line,
  async run({ line }, { call }) {
    appendFileSync(noticeFile, `${call} ${line}\n`)
    return { outcome: "ok", content: JSON.stringify({ filed: line }), origin: "tool" }
  },
}

const withNotice = (agent: Agent): Agent =>
  agent.name === "bid-lead" ? { ...agent, tools: [...agent.tools, fileNotice] } : agent

process.stdin.once("data", () => {
  startRunner(assembleLoop(runtime, {}, withNotice), runtime.hints, {
    owner: randomUUID(),
    leaseMs: 900,
    pollMs: 100,
    concurrency: 8,
  })
})
console.log("loaded")
