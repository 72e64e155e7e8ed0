// Looks through a tender's pages for one request. It writes nothing.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { lookupAgent } from "@/lib/agents/lookup-agent"
import { listDocuments, readPages, searchPages } from "@/lib/agents/tools-pages"
import type { Agent } from "@/lib/core/tools"

export function documentsAgent(ports: AgentPorts): Agent {
  return lookupAgent(
    "documents",
    [listDocuments(ports), searchPages(ports), readPages(ports)],
    [
      "You look through the documents of one tender.",
      "Search, read the pages found, and answer with a short verbatim quote, the document's name and the page. A later corrigendum " +
        "overrides what it changes: say so where it matters.",
    ],
  )
}
