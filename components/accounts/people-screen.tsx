// The people of the workspace, for administrators: who has an account, in which role, and what can be done about it.
"use client"

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { PageHeader } from "@/components/frame/page-header"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { ErrorNote } from "@/components/ui/error-note"
import { changePersonMutation, type PersonChange, peopleQuery } from "@/lib/queries/people"
import type { PersonView } from "@/lib/views/people"
import { LinkDialog, type LinkSubject } from "./link-dialog"
import { PeopleTable } from "./people-table"

export function PeopleScreen({ viewerId }: { viewerId: string }) {
  const people = useQuery(peopleQuery)
  const changing = useMutation(changePersonMutation(useQueryClient()))
  const [linkSubject, setLinkSubject] = useState<LinkSubject | null>(null)
  const [asked, setAsked] = useState<AskedChange | null>(null)

  function ask(person: PersonView, change: PersonChange) {
    const gravity = gravityOf(person, change, viewerId)
    if (gravity) setAsked({ person, change, ...gravity })
    else changing.mutate(change)
  }

  const refusal = changing.data && !changing.data.done ? changing.data.sentence : null
  return (
    <>
      <PageHeader
        title="People"
        beside={people.data ? countText(people.data.people) : null}
        actions={
          <Button look="primary" glyph="plus" onClick={() => setLinkSubject({ for: "join" })}>
            Add a person
          </Button>
        }
      />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="grid max-w-[1080px] gap-3 px-4 py-3 max-wide:px-3">
          {refusal ? <ErrorNote happened={refusal} kept="Nothing was changed." /> : null}
          <FailureNote
            failure={changing.error}
            happened="It is not known whether the change was made."
            next="The list below is read again; check it, then try again."
          />
          <FailureNote
            failure={changing.error ? null : people.error}
            happened="The list could not be read again."
            next="Reload the page."
          />
          {people.data ? (
            <PeopleTable
              people={people.data.people}
              viewerId={viewerId}
              pendingId={changing.isPending ? changing.variables.personId : null}
              onChange={ask}
              onPasswordLink={(person) => setLinkSubject({ for: "password", person })}
            />
          ) : null}
        </div>
      </div>
      {linkSubject ? <LinkDialog subject={linkSubject} onClose={() => setLinkSubject(null)} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked?.title ?? ""}
        action={{ label: asked?.action ?? "", look: "danger" }}
        onConfirm={() => asked && changing.mutate(asked.change)}
      >
        {asked?.effect}
      </ConfirmDialog>
    </>
  )
}

type Gravity = { title: string; effect: string; action: string }
type AskedChange = Gravity & { person: PersonView; change: PersonChange }

/** What to ask before a change that shuts somebody out; null where it can simply be done. */
function gravityOf(person: PersonView, change: PersonChange, viewerId: string): Gravity | null {
  const isSelf = person.id === viewerId
  if (change.change === "close") {
    return {
      title: isSelf ? "Close your own account?" : `Close the account of ${person.name}?`,
      effect: `${isSelf ? "You are" : "They are"} signed out everywhere at once and cannot sign in until an administrator reopens the account. What ${isSelf ? "you" : "they"} did stays in the record.`,
      action: "Close account",
    }
  }
  if (change.change === "role" && isSelf && change.role !== "administrator") {
    return {
      title: "Give up being an administrator?",
      effect: "You can no longer manage people, this page included, until another administrator changes it back.",
      action: "Change my role",
    }
  }
  return null
}

function countText(people: readonly PersonView[]): string {
  const open = people.filter(({ closedAt }) => closedAt === null).length
  const closed = people.length - open
  const text = open === 1 ? "1 account" : `${open} accounts`
  return closed === 0 ? text : `${text}, ${closed} closed`
}
