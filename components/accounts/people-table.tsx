// One row a person: role, joining, state, and the actions on the account. Hands every wish to the screen.
import { type Column, DataTable } from "@/components/ui/data-table"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, type MenuEntry } from "@/components/ui/menu"
import { Select } from "@/components/ui/select"
import { Status } from "@/components/ui/status"
import { Tag } from "@/components/ui/tag"
import { Time } from "@/components/ui/time"
import type { PersonChange } from "@/lib/queries/people"
import { roleChoices } from "@/lib/views/account-form"
import type { PersonView } from "@/lib/views/people"

/** `pendingId` is the person whose change is under way. */
export function PeopleTable(props: PeopleTableProps) {
  return (
    <DataTable
      caption="People"
      columns={columnsOf(props)}
      groups={[{ id: "people", rows: props.people }]}
      rowKey={(person) => person.id}
    />
  )
}

type PeopleTableProps = {
  people: readonly PersonView[]
  viewerId: string
  pendingId: string | null
  onChange: (person: PersonView, change: PersonChange) => void
  onPasswordLink: (person: PersonView) => void
}

function columnsOf({ viewerId, pendingId, onChange, onPasswordLink }: PeopleTableProps): Column<PersonView>[] {
  return [
    {
      id: "name",
      header: "Name",
      onSmall: "start",
      className: "wide:ps-0",
      cell: (person) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="font-medium">
            {person.name}
          </span>
          {person.id === viewerId ? <Tag>you</Tag> : null}
        </span>
      ),
    },
    { id: "email", header: "E-mail", onSmall: "line", className: "text-ink-2 break-all", cell: ({ email }) => email },
    {
      id: "role",
      header: "Role",
      width: "150px",
      onSmall: "start",
      cell: (person) => (
        <Select
          look="quiet"
          className="-ms-2"
          aria-label={`Role of ${person.name}`}
          options={roleChoices}
          value={person.role}
          disabled={pendingId !== null}
          onChange={(event) => {
            const chosen = roleChoices.find(({ value }) => value === event.target.value)
            if (chosen) onChange(person, { change: "role", personId: person.id, role: chosen.value })
          }}
        />
      ),
    },
    {
      id: "joined",
      header: "Joined",
      width: "170px",
      onSmall: "line",
      className: "text-ink-2",
      cell: ({ joinedAt }) => (
        <>
          <span className="wide:hidden">joined </span>
          <Time iso={joinedAt} form="day" />
        </>
      ),
    },
    { id: "state", header: "State", width: "190px", onSmall: "end", cell: (person) => <State person={person} /> },
    {
      id: "actions",
      header: "Actions",
      align: "end",
      width: "64px",
      onSmall: "end",
      cell: (person) => (
        <Menu
          label={`Actions on ${person.name}`}
          entries={entriesOf(person, { onChange, onPasswordLink })}
          trigger={<IconButton glyph="more" label={`Actions on ${person.name}`} disabled={pendingId !== null} />}
        />
      ),
    },
  ]
}

function State({ person }: { person: PersonView }) {
  if (person.closedAt === null) return <Status kind="finished" word="open" look="quiet" />
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-12 text-ink-3">
      <Status kind="stopped" word="closed" />
      <Time iso={person.closedAt} form="day" />
    </span>
  )
}

type Wishes = Pick<PeopleTableProps, "onChange" | "onPasswordLink">

function entriesOf(person: PersonView, { onChange, onPasswordLink }: Wishes): MenuEntry[] {
  const personId = person.id
  if (person.closedAt !== null) {
    const onSelect = () => onChange(person, { change: "reopen", personId })
    return [{ kind: "action", id: "reopen", label: "Reopen account", glyph: "back", onSelect }]
  }
  return [
    {
      kind: "action",
      id: "link",
      label: "Link for a new password",
      glyph: "copy",
      onSelect: () => onPasswordLink(person),
    },
    { kind: "divider", id: "line" },
    {
      kind: "action",
      id: "close",
      label: "Close account",
      glyph: "stopped",
      tone: "danger",
      onSelect: () => onChange(person, { change: "close", personId }),
    },
  ]
}
