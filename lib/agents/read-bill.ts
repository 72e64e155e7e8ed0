// Reads the bill of quantities of a ledger's documents in force. It prices nothing.
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { documentsInForce } from "@/lib/agents/tools-pages"
import { type BillOfQuantities, billOfQuantities } from "@/lib/bids/bill-of-quantities"
import { isInChain } from "@/lib/bids/document-chain"
import type { LedgerState } from "@/lib/core/ledger-state"

/** From documents that speak for the tender only: a rate list has items too, and is not to be priced. */
export async function readBill({ pages }: Pick<AgentPorts, "pages">, state: LedgerState): Promise<BillOfQuantities> {
  const chain = documentsInForce(state).filter(({ document }) => isInChain(state, document))
  const sources = await Promise.all(
    chain.map(async ({ document, name, pagesHash }) => ({ document, name, tables: await pages.tables(pagesHash) })),
  )
  return billOfQuantities(state, sources)
}
