// Adds one one-time link for the commands that hand one out; its secret is told to whoever asked and only its hash is kept.
import { type AccountRefusal, refuseAccount } from "@/lib/core/account-refusal"
import { linkLifeMs } from "@/lib/core/one-time-link"
import type { JoinLink, LockedPeople, PasswordLink, People } from "@/lib/core/ports/people"
import type { Clock, Hash } from "@/lib/core/ports/world"

export type LinkPorts = { people: People; clock: Clock; hash: Hash }

/** `path` follows the address of this installation. */
export type MadeLink = { done: true; path: string; expiresAt: string }

export type LinkRequest = (JoinLink | PasswordLink) & { id: string; createdBy: string }

/**
 * The id is that of the mutation and the secret follows from it, so the same request again gives the same link, and no
 * second one. Refuses an id that somebody else's link bears.
 */
export async function addOneTimeLink(
  { people, clock, hash }: LinkPorts,
  accounts: LockedPeople,
  request: LinkRequest,
): Promise<MadeLink | AccountRefusal> {
  const secret = people.linkSecret(request.id)
  const path = `/join/${secret}`
  const first = await accounts.findLink({ id: request.id })
  if (first) {
    const same = first.createdBy === request.createdBy && first.purpose === request.purpose
    return same ? { done: true, path, expiresAt: first.expiresAt } : refuseAccount("not found")
  }
  const expiresAt = new Date(clock.now() + linkLifeMs).toISOString()
  await accounts.addLink({ ...request, tokenHash: hash(secret), expiresAt, usedAt: null })
  return { done: true, path, expiresAt }
}
