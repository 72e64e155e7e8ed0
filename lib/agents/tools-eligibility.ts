// The tools that check criteria: which there are, and what code finds on one. The verdict is never the model's.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { decided, quoted, said, today, undecided } from "@/lib/agents/tool-result"
import { checkCriterion, criteriaOf, requirementOf } from "@/lib/bids/eligibility"
import { factLabel } from "@/lib/bids/fact-text"
import { type EligibilityWork, workCollection } from "@/lib/bids/work"
import type { LedgerEvent } from "@/lib/core/events/event"
import type { DecideTool, RunTool } from "@/lib/core/tools"

const Nothing = z.object({})

export function listCriteria({ ledgers }: AgentPorts): RunTool<typeof Nothing> {
  return {
    kind: "run",
    effect: "read",
    name: "list_criteria",
    description: "Lists the criteria a bidder must meet, as recorded from the documents.",
    input: Nothing,
    run: async (_input, { ledger }) => {
      const state = await ledgers.now(ledger)
      const criteria = criteriaOf(state).map((fact) => ({
        fact_key: fact.key,
        label: factLabel(fact.key),
        requirement: requirementOf(state, fact),
      }))
      return quoted({ criteria })
    },
  }
}

const Input = z.object({ fact_key: z.string().describe("The key of a criterion from list_criteria.") })

export function checkOneCriterion(ports: AgentPorts): DecideTool<typeof Input> {
  return {
    kind: "decide",
    name: "check_criterion",
    description:
      "Checks one criterion against the company's profile, exactly, and records the finding with its arithmetic. Works " +
      "that a standing instruction forbids to mention are left out.",
    input: Input,
    decide: async ({ fact_key }, { state, exchange, agent, call }) => {
      const facts = criteriaOf(state).filter(({ key }) => key === fact_key)
      if (facts.length === 0) return undecided(`No criterion "${fact_key}" is in force. Use a key of list_criteria.`)
      const profile = await ports.records.profile()
      const findings = facts.map((fact) => checkCriterion({ state, fact, profile, today: today(ports) }))
      const by = { exchange, agent, call }
      const [first, ...others] = findings.map(shown)
      return decided(
        said(others.length > 0 ? { ...first, under_other_conditions: others } : first),
        findings.map((finding) => recorded(finding, facts.length > 1 ? finding.fact : finding.factKey, by)),
        [`fact:${fact_key}`, "instructions"],
      )
    },
  }
}

function recorded(
  data: EligibilityWork,
  id: string,
  by: Extract<LedgerEvent, { type: "work-recorded" }>["by"],
): LedgerEvent {
  return { type: "work-recorded", version: 1, collection: workCollection.eligibility, id, data, by }
}

function shown({ criterion, requirement, evidence, verdict, arithmetic }: EligibilityWork) {
  return { criterion, requirement, evidence, verdict, arithmetic }
}
