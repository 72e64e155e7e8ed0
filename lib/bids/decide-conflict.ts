// Decides items on values that contradict each other or repeat an old one: a person chooses one shown or types another. It chooses none itself.
import { chooseFact } from "@/lib/bids/choose-fact"
import { writePersonFact } from "@/lib/bids/decide-person-fact"
import { standingBeside } from "@/lib/bids/items"
import { notTaken, type Ruled, type Ruling } from "@/lib/bids/ruling"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** Choose one of the conflicting facts, or type another value with a reason. */
export function decideConflict(ruling: Ruling): Ruled {
  const [first] = shownFacts(ruling.working.state, ruling.item.about.facts)
  return first === undefined ? { refused: "The values in question are gone." } : chooseOrType(ruling, first)
}

/** Choose the repeated old value or the one that stands, or type another value with a reason. */
export function decideRepeat(ruling: Ruling): Ruled {
  const { state } = ruling.working
  const [repeated] = shownFacts(state, ruling.item.about.facts)
  if (repeated === undefined) return { refused: "The values in question are gone." }
  const { decision } = ruling
  if (decision.decision === "choose" && decision.fact === standingBeside(state, repeated)?.fact) {
    return { content: { decision: "choose", fact: decision.fact }, gate: null }
  }
  return chooseOrType(ruling, repeated)
}

function chooseOrType({ working, item, decision, person, surroundings }: Ruling, shown: Fact): Ruled {
  switch (decision.decision) {
    case "choose": {
      const chosen = shownFacts(working.state, item.about.facts).find((fact) => fact.fact === decision.fact)
      if (chosen === undefined) return { refused: "Choose one of the values shown, or type another." }
      chooseFact(working, chosen, chosen.fact, person)
      return { content: { decision: "choose", fact: chosen.fact }, gate: null }
    }
    case "type another": {
      const { value: text, reason } = decision
      const { key, condition, anchor } = shown
      const written = writePersonFact(
        working,
        { is: "typed", key, condition, anchor, person, text, reason },
        surroundings,
      )
      return "refused" in written ? written : { content: { decision: "type another", fact: written.fact }, gate: null }
    }
    default:
      return notTaken(decision, "choose, type another")
  }
}

function shownFacts(state: LedgerState, ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => {
    const fact = state.facts.get(id)
    return fact === undefined || fact.status === "withdrawn" ? [] : [fact]
  })
}
