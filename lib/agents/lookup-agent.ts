// What all agents that only look things up have in common. It gives none of them a tool that writes.
import { askRule, dataRule, instructions } from "@/lib/agents/shared-rules"
import { askCaller } from "@/lib/agents/tools-ask-caller"
import type { Agent, Tool } from "@/lib/core/tools"

/** `task` are the paragraphs of its own; the rules of all lookups follow them. */
export function lookupAgent(name: string, tools: Tool[], task: string[]): Agent {
  return {
    name,
    instructions: instructions(
      ...task,
      "Answer briefly with sources. If nothing is found, say exactly that. Do nothing that was not asked.",
      askRule,
      dataRule,
    ),
    tools: [askCaller, ...tools],
    mustHandOver: false,
    maxSteps: 12,
  }
}
