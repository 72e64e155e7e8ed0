// The message lookup of the built-in model: it answers when the words decide, and asks when they do not.
import { describe, expect, it } from "vitest"
import { run, system, tools, user } from "./wire"

const record = (
  id: string,
  kind: string,
  at: string,
  weekday: string,
  subject: string,
  text: string,
  from = "Odalys Finch <odalys@finch.example>",
) => ({
  id,
  kind,
  at,
  weekday,
  from,
  to: ["Tamsin Roe <tamsin@roe.example>"],
  subject,
  text,
})
const records = [
  record(
    "m1",
    "mail",
    "2027-03-02T09:15:00+01:00",
    "Tuesday",
    "Beehives on the roof",
    "The carpenter can build two beehives for the roof terrace next month.",
  ),
  record(
    "m2",
    "mail",
    "2027-03-03T10:00:00+01:00",
    "Wednesday",
    "Re: Beehives on the roof",
    "Please ask him for larch wood, and whether bees mind the wind up there.",
  ),
  record(
    "m3",
    "call",
    "2027-03-05T18:40:00+01:00",
    "Friday",
    "",
    "Odalys told me about the trombone she bought at an auction and her first lesson with the trombone teacher.",
  ),
]
const offered = tools("ask_caller", "search_messages")
const carried = (...said: string[]) =>
  system(
    [
      "# Broader context (read-only)",
      "What was said above.",
      "## Layer 0: conversation",
      ...said.map((text) => JSON.stringify({ origin: "person", by: "Tamsin", text })),
    ].join("\n"),
  )
const world = (answer?: string) => (made: { tool: string }) =>
  made.tool === "search_messages"
    ? { records, total: 3 }
    : answer === undefined
      ? { refused: "Nobody could answer." }
      : { answer, by: "Tamsin" }

describe("looking up messages", () => {
  it("asks which conversation is meant when nothing said tells a call from mails with one friend", async () => {
    const { made, text } = await run(
      [system("You look up."), user("What day was the conversation?")],
      offered,
      world("the one about the instrument she bought"),
    )
    const asked = made.filter(({ tool }) => tool === "ask_caller")
    expect(asked).toHaveLength(1)
    const choices = asked[0]?.input.choices as string[]
    expect(choices).toHaveLength(2)
    expect(choices.join("\n")).toMatch(/the mails with Odalys Finch about Beehives on the roof/)
    expect(choices.join("\n")).toMatch(/the call with Odalys Finch about .*trombone/)
    expect(text).toMatch(/Friday, 5 March 2027 at 18:40/)
  })

  it("answers a choice taken word for word with all days of its records", async () => {
    const { text } = await run([system("You look up."), user("What day was the conversation?")], offered, (made) =>
      made.tool === "search_messages"
        ? { records, total: 3 }
        : { answer: "the mails with Odalys Finch about Beehives on the roof", by: "Tamsin" },
    )
    expect(text).toMatch(/Tuesday, 2 March 2027 at 09:15.*Wednesday, 3 March 2027 at 10:00/s)
    expect(text).not.toMatch(/Friday/)
  })

  it("asks nobody when the carried conversation names the topic", async () => {
    const { made, text } = await run(
      [
        system("You look up."),
        carried("I keep thinking about those beehives."),
        user("What day was the conversation?"),
      ],
      offered,
      world(),
    )
    expect(made.some(({ tool }) => tool === "ask_caller")).toBe(false)
    expect(text).toMatch(/Tuesday, 2 March 2027/)
  })

  it("asks nobody when the request says that it was a call", async () => {
    const { made, text } = await run([system("You look up."), user("When did she call?")], offered, world())
    expect(made.some(({ tool }) => tool === "ask_caller")).toBe(false)
    expect(text).toMatch(/Friday, 5 March 2027/)
  })

  it("says that it cannot tell when its question is not answered", async () => {
    const { text } = await run([system("You look up."), user("What day was the conversation?")], offered, world())
    expect(text).toMatch(/cannot tell which is meant/)
    expect(text).not.toMatch(/2027/)
  })

  it("finds nothing rather than inventing something", async () => {
    const { text } = await run(
      [system("You look up."), user("What did Odalys say about submarines?")],
      offered,
      () => ({ records: [], total: 0 }),
    )
    expect(text).toMatch(/found no message or call/)
  })

  it("quotes the sentence that answers", async () => {
    const { text } = await run([system("You look up."), user("Which wood should the carpenter use?")], offered, world())
    expect(text).toContain('"Please ask him for larch wood, and whether bees mind the wind up there."')
  })
})
