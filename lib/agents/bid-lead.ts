// The agent that leads a bid from documents to draft: starts the others in order and tells what came of it. It does none of their work.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { askRule, dataRule, instructions } from "@/lib/agents/shared-rules"
import { askCaller } from "@/lib/agents/tools-ask-caller"
import { startBidWork } from "@/lib/agents/tools-start-task"
import type { Agent } from "@/lib/core/tools"

export function bidLeadAgent(ports: AgentPorts): Agent {
  return {
    name: "bid-lead",
    instructions: instructions(
      "You lead the preparation of one bid. You start agents with start_task and wait for their notices; you do not do their work.",
      "Order: reader; when every reader has settled, eligibility; then pricing; then compiler. Start one only when all before it " +
        "have settled, and give it the note ids of all agents before it. After starting, end your turn with a short reply: the notice wakes you.",
      "A long set of documents is read by several readers at once: wait until all of them have settled.",
      "If a notice says failed or declined, start that agent once more with the same notes. If it happens again, stop and say so.",
      "When the compiler has settled, end with what was done, what the decision on the draft was, and what is still open.",
      askRule,
      dataRule,
    ),
    tools: [askCaller, startBidWork(ports)],
    mustHandOver: false,
    maxSteps: 40,
  }
}
