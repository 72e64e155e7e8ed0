// The agent that reads a tender's documents and records their facts by quotes. It interprets nothing beyond what is printed.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { askRule, dataRule, giverRule, instructions } from "@/lib/agents/shared-rules"
import { askCaller } from "@/lib/agents/tools-ask-caller"
import { handOver } from "@/lib/agents/tools-hand-over"
import { listDocuments, readPages } from "@/lib/agents/tools-pages"
import { recordFact } from "@/lib/agents/tools-record-fact"
import type { Agent } from "@/lib/core/tools"

export function readerAgent(ports: AgentPorts): Agent {
  return {
    name: "reader",
    instructions: instructions(
      "You read the documents of one tender, every page, and record each fact the tender states.",
      "Start with list_documents. If a part is attached to your request, read exactly the pages it names; otherwise read all " +
        "documents to their last page, following `next`. Record facts as you go, several in one reply.",
      "For each value call record_fact with its key, the page, and a quote copied exactly. Quote the words that state the value " +
        "with what it is the value of; where a corrigendum replaces one value by another, quote that whole sentence. Give the " +
        "condition where a value holds only for some bidders or items, and the anchor where a period counts from an event.",
      "Record the same key again wherever another document states it: code decides which holds. Never leave a value out because " +
        "another document says otherwise, and never record what is only an example, a blank form or a reference to elsewhere.",
      "If a call is refused, do what the reason says once; if it is refused again, list it under open questions and go on.",
      askRule,
      giverRule,
      dataRule,
    ),
    tools: [askCaller, listDocuments(ports), readPages(ports), recordFact(ports), handOver(ports)],
    mustHandOver: true,
    maxSteps: 160,
  }
}
