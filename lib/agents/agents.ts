// All agents there are, by name. It decides nothing about them.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { bidLeadAgent } from "@/lib/agents/bid-lead"
import { compilerAgent } from "@/lib/agents/compiler"
import { consoleAgent } from "@/lib/agents/console"
import { documentsAgent } from "@/lib/agents/documents"
import { eligibilityAgent } from "@/lib/agents/eligibility"
import { factsAgent } from "@/lib/agents/facts"
import { messagesAgent } from "@/lib/agents/messages"
import { pricingAgent } from "@/lib/agents/pricing"
import { profileAgent } from "@/lib/agents/profile"
import { readerAgent } from "@/lib/agents/reader"
import type { Agent } from "@/lib/core/tools"

export function agents(ports: AgentPorts): Record<string, Agent> {
  const all = [
    consoleAgent(ports),
    bidLeadAgent(ports),
    readerAgent(ports),
    eligibilityAgent(ports),
    pricingAgent(ports),
    compilerAgent(ports),
    messagesAgent(ports),
    documentsAgent(ports),
    factsAgent(ports),
    profileAgent(ports),
  ]
  return Object.fromEntries(all.map((agent) => [agent.name, agent]))
}
