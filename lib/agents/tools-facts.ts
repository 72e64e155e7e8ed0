// list_facts: what a ledger holds in force, what it took the place of, and what is open. It never lists an old value as if it stood.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { said } from "@/lib/agents/tool-result"
import { factLabel, factText } from "@/lib/bids/fact-text"
import { decisionLine } from "@/lib/bids/items"
import { factKey } from "@/lib/bids/vocabulary"
import { FactGroup } from "@/lib/bids/vocabulary-fact"
import { currentInstructions, sourceLine } from "@/lib/core/ledger-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"
import type { RunTool } from "@/lib/core/tools"

const Input = z.object({
  group: FactGroup.optional().describe("Only facts of this group."),
  key: z.string().optional().describe("Only facts of this key."),
})

export function listFacts({ ledgers }: AgentPorts): RunTool<typeof Input> {
  return {
    kind: "run",
    effect: "read",
    name: "list_facts",
    description:
      "Lists facts in force or in conflict with their sources, standing instructions, and what waits for a decision.",
    input: Input,
    run: async ({ group, key }, { ledger }) => {
      const state = await ledgers.now(ledger)
      const facts = listed(state)
        .filter((fact) => key === undefined || fact.key === key)
        .filter((fact) => group === undefined || factKey(fact.key)?.group === group)
      return said({
        facts: facts.map((fact) => factLine(state, fact)),
        instructions: currentInstructions(state).map(({ instruction, quote, mustNotMention, person }) => ({
          instruction,
          quote,
          mustNotMention,
          by: person.name,
        })),
        open: [...state.items.values()].flatMap((item) => (item.state.is === "open" ? decisionLine(state, item) : [])),
      })
    },
  }
}

function listed(state: LedgerState): Fact[] {
  return [...state.facts.values()]
    .filter(({ status }) => status === "current" || status === "in conflict")
    .sort((a, b) => (a.key === b.key ? a.position - b.position : a.key < b.key ? -1 : 1))
}

function factLine(state: LedgerState, fact: Fact) {
  const old = state.facts.get(fact.supersedes ?? "")
  return {
    key: fact.key,
    label: factLabel(fact.key),
    value: fact.value.canonical,
    display: factText(fact),
    currency: fact.value.currency,
    condition: fact.condition,
    anchor: fact.anchor,
    status: fact.status,
    confirmed: fact.confirmed,
    source: sourceLine(fact.sources[0]),
    supersedes: old?.status === "superseded" ? { display: factText(old), source: sourceLine(old.sources[0]) } : null,
  }
}
