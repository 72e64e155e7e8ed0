// pin_instruction: keeps a person's instruction in force in their own words. It takes no words that no person wrote.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { decided, said, undecided } from "@/lib/agents/tool-result"
import { decidePin } from "@/lib/bids/instructions"
import type { DecideTool } from "@/lib/core/tools"

const Input = z.object({
  quote: z.string().min(1).describe("The instruction, copied from the person's message exactly."),
  must_not_mention: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Where the person forbids to mention something: the fewest of their own words that name it, such as "jetty". ' +
        "The bid is then refused whenever it holds them.",
    ),
})

export function pinInstruction(ports: AgentPorts): DecideTool<typeof Input> {
  return {
    kind: "decide",
    name: "pin_instruction",
    description:
      "Pins an instruction that is to hold for all further work, such as what must or must not be in the bid. Not for a " +
      "single request, and not for facts.",
    input: Input,
    decide: async ({ quote, must_not_mention }, { state, root }) => {
      const pinned = decidePin(state, {
        quote,
        mustNotMention: must_not_mention ?? null,
        messages: await ports.personMessages(root),
        instruction: ports.ids.next("ins"),
      })
      if ("refused" in pinned) return undecided(pinned.refused)
      return decided(said({ pinned: pinned.instruction, quote: pinned.quote }), pinned.events, ["instructions"])
    },
  }
}
