// The agent that chooses a rate for each item of a bill of quantities. It computes no amount and invents no rate.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { askRule, dataRule, giverRule, instructions, receiverRule, valueRule } from "@/lib/agents/shared-rules"
import { askCaller } from "@/lib/agents/tools-ask-caller"
import { handOver, readBack } from "@/lib/agents/tools-hand-over"
import { findRates, listItems, priceOneItem } from "@/lib/agents/tools-pricing"
import type { Agent } from "@/lib/core/tools"

export function pricingAgent(ports: AgentPorts): Agent {
  return {
    name: "pricing",
    instructions: instructions(
      "You price the items of one tender at rates of the company's list.",
      receiverRule,
      "Then call list_items; for each item that is not priced call find_rates with its description, and price_item with the rate " +
        "that describes the same work in the same unit. Do several items in one reply.",
      "If no rate describes the same work, leave the item unpriced and put it under open questions. If two fit equally well, ask " +
        "which. Notes on rows that could not be read belong under open questions too.",
      valueRule,
      askRule,
      giverRule,
      dataRule,
    ),
    tools: [askCaller, readBack, listItems(ports), findRates(ports), priceOneItem(ports), handOver(ports)],
    mustHandOver: true,
    maxSteps: 200,
  }
}
