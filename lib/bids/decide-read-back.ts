// Decides an item on a read-back that failed twice: start with these facts, with amended ones, or not at all. It compares nothing.
import { writePersonFact } from "@/lib/bids/decide-person-fact"
import { mustCarry } from "@/lib/bids/must-carry"
import { notTaken, type Ruled, type Ruling } from "@/lib/bids/ruling"

/** Approved, the receiver goes on with the facts as the ledger has them; amended, it reads back what they have become. */
export function decideReadBack(ruling: Ruling): Ruled {
  const { working, decision } = ruling
  switch (decision.decision) {
    case "approve":
      return { content: { decision: "approve", facts: mustCarry(working.state) }, gate: "passed" }
    case "amend": {
      const refusal = amendFacts(ruling)
      if (refusal !== null) return refusal
      const { reason } = decision
      return { content: { decision: "amend", reason, facts: mustCarry(working.state) }, gate: "due" }
    }
    case "send back":
      return { content: { decision: "send back", reason: decision.reason }, gate: "declined" }
    default:
      return notTaken(decision, "approve, amend, send back")
  }
}

/** Writes typed values over facts named by id. Null when all were written; the first that could not be is the refusal. */
export function amendFacts({ working, decision, person, surroundings }: Ruling): { refused: string } | null {
  if (decision.decision !== "amend") return null
  if (decision.changes.length === 0) return { refused: "Nothing is amended: change a value, or approve." }
  for (const { id, value } of decision.changes) {
    const fact = working.state.facts.get(id)
    if (fact === undefined) return { refused: `There is no fact ${id} here.` }
    const { key, condition, anchor } = fact
    const written = writePersonFact(
      working,
      { is: "typed", key, condition, anchor, person, text: value, reason: decision.reason },
      surroundings,
    )
    if ("refused" in written) return written
  }
  return null
}
