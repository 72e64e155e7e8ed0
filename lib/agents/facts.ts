// Looks through a bid's recorded facts for one request. It writes nothing.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { lookupAgent } from "@/lib/agents/lookup-agent"
import { listFacts } from "@/lib/agents/tools-facts"
import type { Agent } from "@/lib/core/tools"

export function factsAgent(ports: AgentPorts): Agent {
  return lookupAgent(
    "facts",
    [listFacts(ports)],
    [
      "You look through the recorded facts of one bid.",
      "Answer with the value as displayed, its source, and what it took the place of, if anything. A fact in conflict has no value: " +
        "say that it waits for a decision.",
    ],
  )
}
