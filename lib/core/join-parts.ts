// Makes one part a stream of what several calls of one reply, or a settlement, send to the same stream. Loses and reorders nothing.
import type { CommitPart, Guard } from "./ports/store"

/**
 * Parts keep the order in which their streams first came, events the order of their parts. Throws where two parts on a stream
 * are not both a visitor's or both a ledger's.
 */
export function joinParts(parts: CommitPart[]): CommitPart[] {
  const joined = new Map<string, CommitPart>()
  for (const part of parts) {
    const before = joined.get(part.stream)
    joined.set(part.stream, before ? joinTwo(before, part) : part)
  }
  return [...joined.values()]
}

function joinTwo(before: CommitPart, part: CommitPart): CommitPart {
  if (before.as === "visitor" && part.as === "visitor") {
    return {
      ...before,
      guard: bothGuards(before.guard, part.guard),
      events: [...before.events, ...part.events],
      after: before.after === "run" ? "run" : part.after,
    }
  }
  if (before.as === "ledger" && part.as === "ledger") {
    return { ...before, guard: bothGuards(before.guard, part.guard), events: [...before.events, ...part.events] }
  }
  throw new Error(`A commit cannot write to ${part.stream} as ${before.as} and as ${part.as}`)
}

/** Refuses whatever either of the two refuses. */
function bothGuards(one: Guard, other: Guard): Guard {
  if (one === "none") return other
  if (other === "none") return one
  return { since: Math.min(one.since, other.since), subjects: [...one.subjects, ...other.subjects] }
}
