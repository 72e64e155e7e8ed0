// A tender issued twice as a whole, with the same number and date: nobody can tell which is later, so a person is asked, once.
import { afterAll, beforeAll, expect, it } from "vitest"
import { seededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import { decideWhatWaits } from "../support/bid-decisions"
import { type BidWorld, bidWorld, done } from "../support/bid-world"

const seed = Math.floor(Math.random() * 1_000_000)
const numbers = seededNumbers(seed)
const day = numbers.between(10, 27)
const [first, later] = [numbers.between(8, 11), numbers.between(13, 16)]

/** One issue whole, in another place's way of writing; only the closing differs between the two. */
function issue(hour: number): string {
  return [
    "# Territory of Example",
    "## Request for Proposals",
    "RFP 2026-0700-5151",
    "ISSUED November 16, 2026",
    "Department of Records",
    "Project: Archive Shelving Software",
    "",
    "## Deadline for Receipt of Proposals",
    `The deadline for receipt of proposals is ${hour > 12 ? hour - 12 : hour}:00 ${hour >= 12 ? "PM" : "AM"} prevailing Mountain Time on December ${day}, 2026.`,
    "",
    "Proposals must be valid for 90 days from the opening date.",
  ].join("\n")
}

let world: BidWorld

beforeAll(async () => {
  world = await bidWorld()
  const file = (name: string, hour: number) => ({
    name,
    bytes: new TextEncoder().encode(issue(hour)),
    use: ["document" as const],
  })
  await world.add([file("issue-a.md", first), file("issue-b.md", later)])
  await world.say("Prepare the bid for this tender.")
  await world.waitUntilQuiet()
}, 90_000)

afterAll(() => world.end())

const closing = (hour: number) => `2026-12-${day}T${String(hour).padStart(2, "0")}:00:00-07:00`

async function closings(): Promise<{ value: string; status: string }[]> {
  const facts = [...(await world.state()).facts.values()].filter(({ key }) => key === "bid.closing")
  return facts
    .map(({ value, status }) => ({ value: value.canonical, status }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}

it(`asks once in which order the two issues came, and neither closing counts before that, seed ${seed}`, async () => {
  const items = (await world.openItems()).filter(({ kind }) => kind === "document-order")
  expect(items).toHaveLength(1)
  expect(items[0]?.about.documents).toHaveLength(2)
  const found = await closings()
  expect(found.map(({ value }) => value)).toEqual([closing(first), closing(later)])
  expect(found.map(({ status }) => status)).not.toContain("superseded")
  expect(found.filter(({ status }) => status === "current")).toEqual([])
})

it(`makes the later issue's closing current once a person set the order, the earlier one its history, seed ${seed}`, async () => {
  const [item] = (await world.openItems()).filter(({ kind }) => kind === "document-order")
  if (!item) throw new Error("No order is asked for")
  const { documents } = await world.state()
  const named = (name: string) => [...documents.values()].find((one) => one.name === name)?.document ?? ""
  const order = [named("issue-a.md"), named("issue-b.md")]
  done(await world.decide(item, { decision: "set order", documents: order }))
  expect(await closings()).toEqual([
    { value: closing(first), status: "superseded" },
    { value: closing(later), status: "current" },
  ])
})

it("signs no draft that was put up before the order was set, and the next one holds the later closing alone", async () => {
  const [before] = (await world.openItems()).filter(({ kind }) => kind === "draft")
  if (!before) throw new Error("No draft waits")
  expect(await world.decide(before, { decision: "approve" })).toMatchObject({ done: false })
  const reason = "The closing is another now. Put the draft up again."
  done(await world.decide(before, { decision: "send back", reason }))
  await decideWhatWaits(world)
  const signed = [...(await world.state()).drafts.values()].filter((draft) => draft.signed !== null)
  expect(signed).toHaveLength(1)
  const draft = (await world.runtime.store.getText(signed[0]?.contentHash ?? "")) ?? ""
  expect(draft).toContain(closing(later))
  expect(draft).not.toContain(closing(first))
  expect((await closings()).map(({ status }) => status)).toEqual(["superseded", "current"])
}, 60_000)
