// start_task: opens an agent's work as a task of its own. Code splits what is too long for one reader; no model counts pages.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { readingParts } from "@/lib/agents/reading-parts"
import { titleOf } from "@/lib/agents/title-of"
import { documentsInForce } from "@/lib/agents/tools-pages"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { ChildPlan, Opening, OpenTool } from "@/lib/core/tools"

const request = z
  .string()
  .min(1)
  .describe("What the work is, complete in itself. Leave values out: facts are pinned and handed over by code.")

const ConsoleTask = z.object({
  agent: z.enum(["bid-lead"]).describe("Who leads the work: bid-lead prepares a bid from the documents to the draft."),
  request,
})

export const startBid: OpenTool<typeof ConsoleTask> = {
  kind: "open",
  name: "start_task",
  description: "Starts work that goes on beside this conversation. You are told when it has settled.",
  input: ConsoleTask,
  opens: "task",
  receivesConversation: true,
  open: async ({ agent, request: wanted }, { state }) => {
    if (documentsInForce(state).length === 0)
      return { refused: "No document of a tender is here yet. Ask for it first." }
    return { open: [plan(agent, wanted, [])] }
  },
}

const BidTask = z.object({
  agent: z.enum(["reader", "eligibility", "pricing", "compiler"]).describe("Whose work to start."),
  request,
  notes: z
    .array(z.string())
    .optional()
    .describe("Ids of the handoff notes of the agents before, from their settlement notices; none for a reader."),
})

export function startBidWork(ports: AgentPorts): OpenTool<typeof BidTask> {
  return {
    kind: "open",
    name: "start_task",
    description:
      "Starts one agent's work on this bid. Its settlement comes as a notice, with the id of its handoff note. Where " +
      "documents are long, several readers are started, each with a part.",
    input: BidTask,
    opens: "task",
    receivesConversation: true,
    open: async ({ agent, request: wanted, notes = [] }, { state }) =>
      agent === "reader" ? openReaders(wanted, notes, state, ports) : openReceiver(plan(agent, wanted, notes), state),
  }
}

function openReaders(wanted: string, notes: string[], state: LedgerState, { window }: AgentPorts): Opening {
  const documents = documentsInForce(state)
  if (documents.length === 0) return { refused: "There is no document to read." }
  const parts = readingParts(documents, window)
  if (parts.length === 1) return { open: [plan("reader", wanted, known(notes, state))] }
  return {
    open: parts.map((part, index) => ({
      ...plan("reader", wanted, []),
      title: `${titleOf(wanted)} (part ${index + 1} of ${parts.length})`,
      attached: [{ label: "part", text: JSON.stringify(part) }],
    })),
  }
}

// A receiver without a note would start without a read-back: what the readers found is never handed on unread.
function openReceiver(child: ChildPlan, state: LedgerState): Opening {
  const written = [...state.notes.values()].map(({ note, agent }) => `${note.note} (${agent})`)
  const stranger = child.notes.find((note) => !state.notes.has(note))
  if (stranger !== undefined) return { refused: `There is no handoff note ${stranger}. Notes here: ${list(written)}.` }
  if (child.notes.length === 0)
    return { refused: `Give the handoff notes of the agents before. Notes here: ${list(written)}.` }
  return { open: [child] }
}

const known = (notes: string[], state: LedgerState) => notes.filter((note) => state.notes.has(note))

const list = (words: string[]) => (words.length === 0 ? "none yet" : words.join(", "))

function plan(agent: string, wanted: string, notes: string[]): ChildPlan {
  return { agent, request: wanted, title: titleOf(wanted), notes, attached: [] }
}
