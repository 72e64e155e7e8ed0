// Finds what refuses a commit, under the locks: a lost claim, mail that came, a guard. Changes nothing.
import { assertNever } from "@/lib/core/assert-never"
import { mailboxEventTypes } from "@/lib/core/events/event"
import type { CommitOutcome, CommitPart, Guard } from "@/lib/core/ports/store"
import type { Transaction } from "./store-prisma-connection"
import { type LockedStream, streamOf } from "./store-prisma-streams"

export type Refusal = Extract<CommitOutcome, { committed: false }>

/** The first refusal in the order of the parts, or null. Asks the database only where a stream has moved on. */
export async function refusalOf(
  transaction: Transaction,
  parts: CommitPart[],
  streams: Map<string, LockedStream>,
): Promise<Refusal | null> {
  for (const part of parts) {
    const refusal = await refusalOfPart(transaction, part, streamOf(streams, part.stream))
    if (refusal) return refusal
  }
  return null
}

async function refusalOfPart(
  transaction: Transaction,
  part: CommitPart,
  stream: LockedStream,
): Promise<Refusal | null> {
  switch (part.as) {
    case "opening":
      return null
    case "owner":
      if (stream.epoch !== part.epoch || stream.owner === null) {
        return { committed: false, reason: "claim lost", stream: stream.id }
      }
      return movedOn(transaction, part.expectedSequence, stream)
    case "visitor":
    case "ledger":
      return guarded(transaction, part.guard, stream)
    default:
      return assertNever(part)
  }
}

/** Under one epoch nobody but the owner writes what is no mail: meeting that means it does not know its own record. */
async function movedOn(transaction: Transaction, expected: number, stream: LockedStream): Promise<Refusal | null> {
  if (stream.sequence === expected) return null
  const foreign = await transaction.event.findFirst({
    where: { stream: stream.id, sequence: { gt: expected }, type: { notIn: [...mailboxEventTypes] } },
    select: { type: true, sequence: true },
  })
  if (stream.sequence < expected || foreign) {
    throw new Error(`the owner of ${stream.id} expected it at ${expected}, and it stands at ${stream.sequence}`)
  }
  return { committed: false, reason: "mail arrived", stream: stream.id }
}

async function guarded(transaction: Transaction, guard: Guard, stream: LockedStream): Promise<Refusal | null> {
  if (guard === "none" || stream.sequence <= guard.since || guard.subjects.length === 0) return null
  const touching = await transaction.event.findMany({
    where: { stream: stream.id, sequence: { gt: guard.since }, subjects: { hasSome: guard.subjects } },
    select: { subjects: true },
  })
  if (touching.length === 0) return null
  const touched = new Set(touching.flatMap((event) => event.subjects))
  const subjects = guard.subjects.filter((subject) => touched.has(subject))
  return { committed: false, reason: "guarded", stream: stream.id, subjects }
}
