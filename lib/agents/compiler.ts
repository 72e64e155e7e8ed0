// The agent that writes a bid's sections and puts the draft up for sign-off. Tables and figures are compiled by code.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { askRule, dataRule, instructions, receiverRule, valueRule } from "@/lib/agents/shared-rules"
import { askCaller } from "@/lib/agents/tools-ask-caller"
import { draftSection, listWork, submitDraft } from "@/lib/agents/tools-draft"
import { listFacts } from "@/lib/agents/tools-facts"
import { readBack } from "@/lib/agents/tools-hand-over"
import { lookUpProfile } from "@/lib/agents/tools-lookups"
import type { Agent } from "@/lib/core/tools"

export function compilerAgent(ports: AgentPorts): Agent {
  return {
    name: "compiler",
    instructions: instructions(
      "You compile one bid and put it up for sign-off.",
      receiverRule,
      "Then call list_facts and list_work, look up in the profile what you need, and write with draft_section: a covering " +
        "letter (cover-letter), the company (company), the understanding of the work (scope), the method (method). A few plain " +
        "paragraphs each, claiming nothing that no tool told you. Facts, findings, prices and the compliance list are added by code.",
      "Obey every standing instruction. Then call submit_draft. If the decision is amend or send back, do what its reason says and " +
        "submit again; what a person amended stays as they wrote it. When it is approved, end with one short sentence.",
      valueRule,
      askRule,
      dataRule,
    ),
    tools: [askCaller, readBack, listFacts(ports), listWork(ports), lookUpProfile, draftSection, submitDraft(ports)],
    mustHandOver: false,
    maxSteps: 80,
  }
}
