// Chooses the screen of a bid's tab. Holds no state.
"use client"

import { BidUpload } from "@/components/intake/bid-upload"
import type { BidTab } from "@/lib/views/bid-header"
import { ConversationsScreen } from "./conversations-screen"
import { DocumentsScreen } from "./documents-screen"
import { DraftScreen } from "./draft-screen"
import { FactsScreen } from "./facts-screen"
import { HandoffsScreen } from "./handoffs-screen"
import { ComplianceScreen, EligibilityScreen, PricingScreen } from "./work-screens"

export function BidTabScreen({ bid, tab }: { bid: string; tab: BidTab }) {
  switch (tab) {
    case "documents":
      return <DocumentsScreen bid={bid} add={<BidUpload bid={bid} />} />
    case "facts":
      return <FactsScreen bid={bid} />
    case "eligibility":
      return <EligibilityScreen bid={bid} />
    case "pricing":
      return <PricingScreen bid={bid} />
    case "compliance":
      return <ComplianceScreen bid={bid} />
    case "draft":
      return <DraftScreen bid={bid} />
    case "handoffs":
      return <HandoffsScreen bid={bid} />
    case "conversations":
      return <ConversationsScreen bid={bid} />
  }
}
