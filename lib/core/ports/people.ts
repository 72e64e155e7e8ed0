// The accounts' port: who has one, in which role, and the one-time links that open or mend one. Never decides what is allowed.
import type { Role } from "../permissions"

/** Instants are ISO 8601 UTC. `closedAt` null means open. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: string
  closedAt: string | null
}

export type JoinLink = { purpose: "join"; role: Role; name: string }
export type PasswordLink = { purpose: "password"; personId: string }

/**
 * A one-time link as kept: of its secret only the hash. `usedAt` null means unused. `createdBy` is a person's id, or
 * "console" for whoever sits at the machine itself.
 */
export type OneTimeLink = (JoinLink | PasswordLink) & {
  id: string
  tokenHash: string
  createdBy: string
  expiresAt: string
  usedAt: string | null
}

/** `passwordHash` is what `People.hashPassword` returned. `email` is in lower case. */
export type NewPerson = { name: string; email: string; role: Role; passwordHash: string; at: string }

export interface People {
  /** Safe to repeat. */
  anyone(): Promise<boolean>
  /** All people, closed accounts too, in order of joining. Safe to repeat. */
  list(): Promise<Person[]>
  /** Null for an unknown hash. Safe to repeat. */
  findLink(tokenHash: string): Promise<OneTimeLink | null>
  /** Slow on purpose (some 50 ms): call it before `alone`. */
  hashPassword(password: string): Promise<string>
  /** The secret of the link with this id: always the same for one installation, and not to be guessed from the id. */
  linkSecret(linkId: string): string
  /**
   * Runs `work` in one transaction while nobody else, in any process, is inside `alone`: what it reads stays true until it
   * ends. All of it is kept, or, if it throws, none.
   */
  alone<Outcome>(work: (accounts: LockedPeople) => Promise<Outcome>): Promise<Outcome>
}

/** What may be read and changed inside `People.alone`. */
export interface LockedPeople {
  list(): Promise<Person[]>
  /** The e-mail address must be free. */
  add(person: NewPerson): Promise<Person>
  setRole(personId: string, role: Role): Promise<void>
  /** Ends the person's sign-ins too. */
  close(personId: string, at: string): Promise<void>
  reopen(personId: string): Promise<void>
  /** Ends the person's sign-ins too. */
  setPassword(personId: string, passwordHash: string): Promise<void>
  findLink(by: { id: string } | { tokenHash: string }): Promise<OneTimeLink | null>
  addLink(link: OneTimeLink): Promise<void>
  /** False if the link is used, or expired at `at`; true at most once a link. */
  redeemLink(linkId: string, at: string): Promise<boolean>
  /** Makes the person's unused links for a new password expire at `at`. */
  expirePasswordLinks(personId: string, at: string): Promise<void>
}
