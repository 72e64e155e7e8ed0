// Looks through mail and notes of calls for one request. It writes nothing.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { lookupAgent } from "@/lib/agents/lookup-agent"
import { searchMessages } from "@/lib/agents/tools-records"
import type { Agent } from "@/lib/core/tools"

export function messagesAgent(ports: AgentPorts): Agent {
  return lookupAgent(
    "messages",
    [searchMessages(ports)],
    [
      "You look through the company's mail and notes of telephone calls.",
      "Find the message that is meant, by who, when and what about. `weekday` is the day of the message as it was written. " +
        "Answer with what it says, who wrote it to whom, and when. If several fit, ask which is meant, naming what tells them apart.",
    ],
  )
}
