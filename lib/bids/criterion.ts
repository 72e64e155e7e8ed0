// What checking one criterion takes and comes to. It checks nothing.
import type { z } from "zod"
import type { DraftEligibility } from "@/lib/bids/bid-draft"
import type { CompanyProfile } from "@/lib/bids/records"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

export type Checked = z.infer<typeof DraftEligibility>

/** `today` is an ISO date, used where the tender's closing date is not known yet. `profile` null: none is on record. */
export type CriterionToCheck = { state: LedgerState; fact: Fact; profile: CompanyProfile | null; today: string }

export type Finding = Pick<Checked, "verdict" | "evidence" | "arithmetic">

/** `missing` says what is not known, in a sentence. */
export function cannotTell(missing: string): Finding {
  return { verdict: "cannot-tell", evidence: missing, arithmetic: null }
}
