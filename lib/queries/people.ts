// The people of the workspace for the browser: one read, and the changes that make it stale. Decides nothing.
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { changeRole } from "@/lib/actions/change-role"
import { closeAccount } from "@/lib/actions/close-account"
import { invitePerson } from "@/lib/actions/invite-person"
import { makePasswordLink } from "@/lib/actions/make-password-link"
import { reopenAccount } from "@/lib/actions/reopen-account"
import { assertNever } from "@/lib/core/assert-never"
import { PeopleView, type PersonView } from "@/lib/views/people"
import { newMutationId } from "./mutation-id"
import { readJson } from "./read-json"

export const peopleQuery = queryOptions({
  queryKey: ["people"],
  queryFn: ({ signal }) => readJson(PeopleView, "/api/people", signal),
})

/** What an administrator does to one account. */
export type PersonChange = { personId: string } & (
  | { change: "role"; role: PersonView["role"] }
  | { change: "close" }
  | { change: "reopen" }
)

/** Shows the change only after the server said that it is made, by reading the people again. */
export function changePersonMutation(client: QueryClient) {
  return {
    mutationFn: (asked: PersonChange) => sendChange(asked),
    onSettled: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  }
}

export type LinkWanted = { for: "join"; name: string; role: PersonView["role"] } | { for: "password"; personId: string }

/** Resolves to the link's path, or to a refusal. */
export const makeLinkMutation = { mutationFn: (wanted: LinkWanted) => sendLinkWanted(wanted) }

function sendChange(asked: PersonChange) {
  const to = { mutationId: newMutationId(), personId: asked.personId }
  switch (asked.change) {
    case "role":
      return changeRole({ ...to, role: asked.role })
    case "close":
      return closeAccount(to)
    case "reopen":
      return reopenAccount(to)
    default:
      return assertNever(asked)
  }
}

function sendLinkWanted(wanted: LinkWanted) {
  const mutationId = newMutationId()
  switch (wanted.for) {
    case "join":
      return invitePerson({ mutationId, name: wanted.name, role: wanted.role })
    case "password":
      return makePasswordLink({ mutationId, personId: wanted.personId })
    default:
      return assertNever(wanted)
  }
}
