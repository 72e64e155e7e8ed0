// Commits what a person's act comes to, once: the same mutation id returns the first outcome, and a conflict decides again.
import type { ZodType } from "zod"
import type { CommitPart, Store } from "@/lib/core/ports/store"
import type { Refusal } from "./refusal"

/** What an act comes to: parts to write, with the outcome kept under the mutation id. */
export type Act<Outcome> = { parts: CommitPart[]; outcome: Outcome }

/**
 * `decide` reads and decides without effect; it runs again where something it looked at moved. A refusal writes nothing and
 * is not kept. Throws on a lost connection; sending the same id again is then safe.
 */
export async function commitOnce<Outcome>(
  store: Pick<Store, "commit" | "mutationOutcome">,
  mutation: { id: string; person: string; outcome: ZodType<Outcome> },
  decide: () => Promise<Act<NoInfer<Outcome>> | Refusal>,
): Promise<Outcome | Refusal> {
  const { id, person } = mutation
  const first = await firstOutcome(store, mutation)
  if (first) return first
  for (let attempt = 0; attempt < attempts; attempt++) {
    const decided = await decide()
    // The same act sent twice at once may be refused for what its first sending did.
    if ("done" in decided) return (await firstOutcome(store, mutation)) ?? decided
    const committed = await store.commit(decided.parts, { id, person, outcome: decided.outcome })
    if (committed.committed) return decided.outcome
    if (committed.reason === "repeated") return mutation.outcome.parse(committed.outcome)
  }
  throw new Error(`What act ${id} looked at moved ${attempts} times in a row`)
}

const attempts = 8

async function firstOutcome<Outcome>(
  store: Pick<Store, "mutationOutcome">,
  { id, person, outcome }: { id: string; person: string; outcome: ZodType<Outcome> },
): Promise<Outcome | null> {
  const first = await store.mutationOutcome(id, person)
  return first && outcome.parse(first.outcome)
}
