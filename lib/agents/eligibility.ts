// The agent that has a tender's criteria checked against the company's profile. Its verdicts are code's, not its own.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { askRule, dataRule, giverRule, instructions, receiverRule, valueRule } from "@/lib/agents/shared-rules"
import { askCaller } from "@/lib/agents/tools-ask-caller"
import { checkOneCriterion, listCriteria } from "@/lib/agents/tools-eligibility"
import { listFacts } from "@/lib/agents/tools-facts"
import { handOver, readBack } from "@/lib/agents/tools-hand-over"
import { lookUpProfile } from "@/lib/agents/tools-lookups"
import type { Agent } from "@/lib/core/tools"

export function eligibilityAgent(ports: AgentPorts): Agent {
  return {
    name: "eligibility",
    instructions: instructions(
      "You find out whether the company meets the criteria of one tender.",
      receiverRule,
      "Then call list_criteria and check_criterion for each. Where a verdict is cannot-tell, look the profile up; if it says no " +
        "more, put what is missing under open questions. Do not argue with a verdict.",
      valueRule,
      askRule,
      giverRule,
      dataRule,
    ),
    tools: [
      askCaller,
      readBack,
      listFacts(ports),
      lookUpProfile,
      checkOneCriterion(ports),
      listCriteria(ports),
      handOver(ports),
    ],
    mustHandOver: true,
    maxSteps: 60,
  }
}
