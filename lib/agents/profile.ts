// Looks through the company's profile for one request. It writes nothing.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { lookupAgent } from "@/lib/agents/lookup-agent"
import { readProfile } from "@/lib/agents/tools-records"
import type { Agent } from "@/lib/core/tools"

export function profileAgent(ports: AgentPorts): Agent {
  return lookupAgent(
    "profile",
    [readProfile(ports)],
    [
      "You look through the company's profile.",
      "Answer with what it says, completely where a list is asked for. A work that a standing instruction forbids to mention is left out.",
    ],
  )
}
