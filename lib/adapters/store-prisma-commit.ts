// One commit: sound, once, locked in id order, checked, appended, projected, or nothing at all. Decides no business rule.

import type { CommitOutcome, CommitPart, Mutation } from "@/lib/core/ports/store"
import type { Clock } from "@/lib/core/ports/world"
import type { Projection } from "@/lib/core/projections/projection"
import { storable } from "@/lib/core/storable"
import type { PrismaClient } from "@/prisma/generated/client"
import { appendEvents } from "./store-prisma-append"
import { type Refusal, refusalOf } from "./store-prisma-checks"
import type { Transaction } from "./store-prisma-connection"
import { projectEvents } from "./store-prisma-projections"
import { lockStreams, openStreams, requireSoundParts } from "./store-prisma-streams"

export type CommitDependencies = { prisma: PrismaClient; clock: Clock; projections: readonly Projection[] }

/**
 * As `Store.commit` says. Locks are taken in one order by everyone, so that commits wait for each other and never in a
 * ring: the mutation, new streams by id, streams by id, feeds by id.
 */
export async function commitParts(
  { prisma, clock, projections }: CommitDependencies,
  given: CommitPart[],
  givenMutation: Mutation | undefined,
): Promise<CommitOutcome> {
  const parts = storable(given)
  const mutation = storable(givenMutation)
  requireSoundParts(parts)
  const attempt = prisma.$transaction(async (transaction): Promise<CommitOutcome> => {
    if (mutation) await takeMutation(transaction, mutation)
    const opened = await openStreams(transaction, parts)
    if (opened.exists) throw new Refused({ committed: false, reason: "exists", stream: opened.exists })
    const streams = await lockStreams(transaction, parts)
    const refusal = await refusalOf(transaction, parts, streams)
    if (refusal) throw new Refused(refusal)
    const at = new Date(clock.now()).toISOString()
    const appended = await appendEvents(transaction, { parts, streams, at, projections })
    await projectEvents(transaction, appended.changes, appended.rows)
    return { committed: true, at, sequences: appended.sequences }
  })
  return attempt.catch((error: unknown) => {
    if (error instanceof Refused) return error.outcome
    throw error
  })
}

/** Thrown inside the transaction to undo it; never leaves this file. */
class Refused extends Error {
  override readonly name = "Refused"
  constructor(readonly outcome: Refusal) {
    super(outcome.reason)
  }
}

/** A second use of the id waits for the first one's transaction to end, and then finds its outcome. */
async function takeMutation(transaction: Transaction, { id, person, outcome }: Mutation): Promise<void> {
  const taken = await transaction.$executeRaw`
    INSERT INTO "Mutation" (id, person, outcome) VALUES (${id}, ${person}, ${JSON.stringify(outcome ?? null)}::json)
    ON CONFLICT (person, id) DO NOTHING`
  if (taken === 1) return
  const first = await transaction.mutation.findUniqueOrThrow({ where: { person_id: { person, id } } })
  throw new Refused({ committed: false, reason: "repeated", outcome: first.outcome })
}
