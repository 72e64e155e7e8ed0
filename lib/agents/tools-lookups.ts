// The look_up_ tools: each sends one request to an agent that only reads, and waits for its answer. They read nothing themselves.
import { z } from "zod"
import { titleOf } from "@/lib/agents/title-of"
import { tenderVocabulary } from "@/lib/bids/vocabulary"
import type { OpenTool } from "@/lib/core/tools"

const Input = z.object({
  request: z
    .string()
    .min(1)
    .describe("What to find, complete in itself, with the names, days and words it should be found by."),
})

export type Lookup = OpenTool<typeof Input>

export const lookUpMessages = lookup("messages", "Looks through the company's mail and notes of telephone calls.")
export const lookUpDocuments = lookup("documents", "Looks through the pages of this bid's documents.")
export const lookUpFacts = lookup(
  "facts",
  "Looks through the facts recorded from the documents, what they superseded, the standing instructions and what is still open. " +
    `What can be recorded: ${tenderVocabulary.map(({ label }) => label).join("; ")}.`,
)
export const lookUpProfile = lookup(
  "profile",
  "Looks through the company's profile: its data, turnover and completed works.",
)

function lookup(agent: string, what: string): Lookup {
  return {
    kind: "open",
    name: `look_up_${agent}`,
    description: `${what} Returns an answer with its sources.`,
    input: Input,
    opens: "lookup",
    receivesConversation: true,
    open: async ({ request }) => ({ open: [{ agent, request, title: titleOf(request), notes: [], attached: [] }] }),
  }
}
