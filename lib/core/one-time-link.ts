// When a one-time link still opens, and how long one lasts. Pure; using one up is the port's compare-and-set.

import { isOpenAdministrator } from "./administrators"
import { assertNever } from "./assert-never"
import type { OneTimeLink, Person } from "./ports/people"

/** Seven days. */
export const linkLifeMs = 7 * 24 * 60 * 60 * 1000

/** The maker recorded for a link that was made at the machine itself, by whoever may run commands there. */
export const atConsole = "console"

export type LinkStanding = "open" | "link used" | "link expired" | "link void"

/**
 * A link is void once its maker is no open administrator, so that whoever was shut out leaves no door behind, or once the
 * account it is for is closed. `now` is in milliseconds since 1970.
 */
export function linkStanding(link: OneTimeLink, people: readonly Person[], now: number): LinkStanding {
  if (link.usedAt !== null) return "link used"
  if (Date.parse(link.expiresAt) <= now) return "link expired"
  const maker = people.find(({ id }) => id === link.createdBy)
  const madeByAdministrator = maker !== undefined && isOpenAdministrator(maker)
  if (link.createdBy !== atConsole && !madeByAdministrator) return "link void"
  return targetStands(link, people) ? "open" : "link void"
}

function targetStands(link: OneTimeLink, people: readonly Person[]): boolean {
  switch (link.purpose) {
    case "join":
      return true
    case "password":
      return people.some(({ id, closedAt }) => id === link.personId && closedAt === null)
    default:
      return assertNever(link)
  }
}
