// hand_over and read_back: the two ends of a handoff. What must carry is added and compared by code, never by these tools' callers.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { decided, said, undecided } from "@/lib/agents/tool-result"
import { buildNote, staleInNote } from "@/lib/bids/hand-over"
import type { DecideTool, ReadBackTool } from "@/lib/core/tools"

const Written = z.object({
  goal: z.string().min(1).describe("What the work was for, in a sentence."),
  done: z.array(z.string()).describe("What was done, a line each. Leave values out: they are added by code."),
  decisions: z
    .array(
      z.object({
        decision: z.string().describe("What was decided."),
        reason: z.string().describe("Why."),
      }),
    )
    .describe("Decisions the next agent must not take again; empty if there were none."),
  open_questions: z.array(z.string()).describe("What is not known or not settled; empty if nothing is."),
  next_action: z.string().min(1).describe("The one thing to do next."),
})

export function handOver({ ids }: AgentPorts): DecideTool<typeof Written> {
  return {
    kind: "decide",
    name: "hand_over",
    description:
      "Writes the handoff note for the next agent. Facts, standing instructions and sources are added to it from the " +
      "ledger. Call it once, when the work is done; then end with a short reply.",
    input: Written,
    decide: async ({ goal, done, decisions, open_questions, next_action }, { state, exchange, agent }) => {
      const written = { goal, done, decisions, openQuestions: open_questions, nextAction: next_action }
      const [stale] = staleInNote(state, written)
      if (stale) {
        return undecided(
          `"${stale.text}" is a value of ${stale.key} that was superseded. Write the note without values: code adds those in force.`,
        )
      }
      const note = buildNote(state, ids.next("note"), written)
      const guard = note.mustCarry.map(({ key }) => `fact:${key}`)
      return decided(
        said({ note: note.note }),
        [{ type: "note-written", version: 1, note, exchange, agent }],
        [...new Set([...guard, "instructions"])],
      )
    },
  }
}

const part = (what: string) => z.string().nullish().describe(`${what}; null where the note has null.`)

const Restated = z.object({
  facts: z
    .array(
      z.object({
        key: z.string().describe("The fact's key."),
        value: z.string().describe("Its canonical value, exactly as in the note."),
        currency: part("Its currency"),
        unit: part("Its unit"),
        zone: part("Its time zone"),
        condition: part("Its condition"),
        anchor: part("What it counts from"),
        source: z.string().describe("Its source, exactly as in the note."),
      }),
    )
    .describe("Every fact of the notes' mustCarry, one entry each."),
  next_action: z.string().describe("The next action of the last note, word for word."),
})

export const readBack: ReadBackTool<typeof Restated> = {
  kind: "read-back",
  name: "read_back",
  description:
    "Restates the handoff notes you were given. Every other tool but ask_caller is refused until it has passed.",
  input: Restated,
}
