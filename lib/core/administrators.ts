// Keeps one open administrator in being. Pure; the caller holds the accounts still while it asks and acts.
import type { Person } from "./ports/people"

/** Whether without this person nobody could manage people any more. */
export function isLastAdministrator(people: readonly Person[], personId: string): boolean {
  const open = people.filter(isOpenAdministrator)
  return open.length === 1 && open[0]?.id === personId
}

export function isOpenAdministrator(person: Person): boolean {
  return person.role === "administrator" && person.closedAt === null
}
