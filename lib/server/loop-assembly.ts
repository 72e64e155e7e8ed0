// Puts the loop's ports together from the runtime: agents with their tools, the model, and the rules the trade sets.
import { createHash } from "node:crypto"
import { writeBidDocx } from "@/lib/adapters/writer-docx"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { agents } from "@/lib/agents/agents"
import { sameValue } from "@/lib/bids/formats/equal-values"
import { ValueKind } from "@/lib/bids/formats/reading"
import { isMustCarry } from "@/lib/bids/must-carry"
import type { DraftRenderer } from "@/lib/bids/ports"
import { factKey } from "@/lib/bids/vocabulary"
import type { LoopPorts, LoopSettings } from "@/lib/core/loop-ports"
import type { SameValue } from "@/lib/core/read-back"
import { toolSpec } from "@/lib/core/tool-spec"
import type { Agent } from "@/lib/core/tools"
import { partialWriter } from "./partial-writer"
import { personMessages } from "./person-messages"
import type { Runtime } from "./runtime"
import { workspaceReading } from "./workspace-reading"

/** How often a growing reply is written for whoever watches it. */
const partialEveryMs = 100

const settings: LoopSettings = { carrier: "brief", maxDepth: 6, maxCalls: 24 }

/** `changed` replaces settings; `more` adds tools to the agents named, e.g. one that acts outside the record. */
export function assembleLoop(
  runtime: Runtime,
  changed: Partial<LoopSettings> = {},
  more: (agent: Agent) => Agent = (agent) => agent,
): LoopPorts {
  const { store, ledgers, clock, ids, hash, model } = runtime
  const built = agents(agentPorts(runtime))
  return {
    store,
    ledgers,
    modelOf: () => model.model,
    agents: Object.fromEntries(Object.entries(built).map(([name, agent]) => [name, more(agent)])),
    toolSpec,
    clock,
    ids,
    hash,
    mustCarry: isMustCarry,
    sameValue: sameByGrammar,
    audienceOf: (key) => (key !== null && factKey(key)?.audience ? "managers" : "viewers"),
    partials: (reply) => partialWriter(partialEveryMs, (text) => store.savePartial({ ...reply, text })),
    settings: { ...settings, ...changed },
  }
}

function agentPorts(runtime: Runtime): AgentPorts {
  const { pages, records, ledgers, ids, clock, store, hash } = runtime
  return {
    pages,
    records,
    ledgers,
    ids,
    clock,
    renderer: draftRenderer(runtime),
    texts: {
      async put(text) {
        const key = hash(text)
        await store.putText(key, text)
        return key
      },
    },
    reading: workspaceReading,
    window: runtime.model.model.window,
    personMessages: (root) => personMessages(store, root),
  }
}

/** The largest bid file kept, in bytes. */
const largestFile = 50 * 1024 * 1024

function draftRenderer({ files }: Pick<Runtime, "files">): DraftRenderer {
  return {
    async render(draft) {
      const bytes = await writeBidDocx(draft)
      const put = await files.put(oneChunk(bytes), largestFile)
      if (!put.stored) throw new Error(`The bid's file is larger than ${put.limitBytes} bytes`)
      const expected = createHash("sha256").update(bytes).digest("hex")
      if (put.file.hash !== expected) throw new Error("The bid's file was not stored as it was written")
      return { fileHash: put.file.hash }
    },
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

const sameByGrammar: SameValue = (kind, restated, sent) => {
  const known = ValueKind.safeParse(kind)
  if (!known.success) return restated === sent.canonical ? "equal" : "different"
  const context = {
    ...workspaceReading,
    defaultCurrency: sent.currency ?? undefined,
    defaultZone: sent.zone ?? undefined,
  }
  return sameValue(known.data, restated, sent.canonical, context)
}
