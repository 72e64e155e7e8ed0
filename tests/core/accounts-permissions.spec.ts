// The truth table of who may do what, one row an act and place, one column a person.
import { describe, expect, test } from "vitest"
import { ItemKind } from "@/lib/core/events/decision"
import { type Act, may, type Place, type Role, type Subjects, type Viewer } from "@/lib/core/permissions"

const person = (id: string, role: Role): Viewer => ({ id, name: id, email: `${id}@example.com`, role })
const people = {
  administrator: person("ada", "administrator"),
  manager: person("max", "manager"),
  owner: person("olu", "operator"),
  member: person("mia", "operator"),
  stranger: person("sam", "operator"),
}
type Column = keyof typeof people

const ownConversation: Place = { ownerId: "olu", bidMembers: null }
const bidConversation: Place = { ownerId: "olu", bidMembers: ["mia"] }
const bid: Place = { ownerId: null, bidMembers: ["mia"] }
const emptyBid: Place = { ownerId: null, bidMembers: [] }

const everyone: Column[] = ["administrator", "manager", "owner", "member", "stranger"]
const managing: Column[] = ["administrator", "manager"]

type Row = { [A in Act]: { act: A; subject: Subjects[A]; on: string; yes: Column[] } }[Act]
const table: Row[] = [
  ...(["see", "take part"] as const).flatMap((act): Row[] => [
    { act, subject: ownConversation, on: "a conversation without a bid", yes: [...managing, "owner"] },
    { act, subject: bidConversation, on: "a bid's conversation", yes: [...managing, "owner", "member"] },
    { act, subject: bid, on: "a bid", yes: [...managing, "member"] },
    { act, subject: emptyBid, on: "a bid without members", yes: managing },
  ]),
  question(ownConversation, "viewers", [...managing, "owner"]),
  question(bidConversation, "viewers", [...managing, "owner", "member"]),
  question(bid, "viewers", [...managing, "member"]),
  question(ownConversation, "managers", managing),
  question(bidConversation, "managers", managing),
  question(bid, "managers", managing),
  ...ItemKind.options.flatMap((kind): Row[] => [
    { act: "decide item", subject: { place: bid, kind }, on: `${kind} of a bid`, yes: managing },
    {
      act: "decide item",
      subject: { place: ownConversation, kind },
      on: `${kind} of an own conversation`,
      yes: managing,
    },
  ]),
  { act: "choose bid members", subject: bid, on: "a bid", yes: managing },
  { act: "start conversation", subject: "workspace", on: "the workspace", yes: everyone },
  { act: "start bid", subject: "workspace", on: "the workspace", yes: everyone },
  { act: "read records", subject: "workspace", on: "the workspace", yes: everyone },
  { act: "change records", subject: "workspace", on: "the workspace", yes: managing },
  { act: "manage people", subject: "workspace", on: "the workspace", yes: ["administrator"] },
]

describe("who may do what", () => {
  for (const row of table) {
    test(`${row.act} on ${row.on}: ${row.yes.join(", ")} and nobody else`, () => {
      const allowed = everyone.filter((column) => may(people[column], row.act, row.subject))
      expect(allowed).toEqual(row.yes)
    })
  }

  test("the table has a row for every act", () => {
    const acts: Record<Act, true> = {
      see: true,
      "take part": true,
      "answer question": true,
      "decide item": true,
      "start conversation": true,
      "start bid": true,
      "choose bid members": true,
      "read records": true,
      "change records": true,
      "manage people": true,
    }
    expect(new Set(table.map((row) => row.act))).toEqual(new Set(Object.keys(acts)))
  })
})

function question(place: Place, audience: "viewers" | "managers", yes: Column[]): Row {
  const where = place === bid ? "a bid" : place === bidConversation ? "a bid's conversation" : "an own conversation"
  return { act: "answer question", subject: { place, audience }, on: `${where}, asked of ${audience}`, yes }
}
