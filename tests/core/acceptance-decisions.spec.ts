// Known faults around a decision on a draft, named by their numbers: it counts once, the first one stands, and the work goes on once.
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { decideItem } from "@/lib/commands/decide-item"
import type { Decision } from "@/lib/core/events/decision"
import type { Item } from "@/lib/core/ledger-state"
import type { Viewer } from "@/lib/core/permissions"
import { workspaceReading } from "@/lib/server/workspace-reading"
import { type BidWorld, bidWorld, manager } from "../support/bid-world"

const ravi: Viewer = { id: "u_ravi", name: "Ravi", email: "ravi@desk.example", role: "manager" }

let world: BidWorld
let draft: Item

beforeAll(async () => {
  world = await bidWorld()
  const text =
    "TENDER DOCUMENT\nTender No. CR/CIV/2026-27/7\nName of Work: Construction of a wall\nEarnest Money Deposit: Rs. 5,00,000"
  await world.add([{ name: "tender.txt", bytes: new TextEncoder().encode(text), use: ["document"] }])
  await world.say("Prepare the bid for this tender.")
  await world.waitUntilQuiet()
  const [item] = (await world.openItems()).filter(({ kind }) => kind === "draft")
  if (!item) throw new Error(`No draft waits: ${(await world.replies()).join("\n")}`)
  draft = item
}, 90_000)

afterAll(() => world.end())

const decide = (viewer: Viewer, decision: Decision) =>
  decideItem({ ...world.runtime, reading: workspaceReading }, viewer, {
    mutationId: randomUUID(),
    item: draft.item,
    seen: [],
    decision,
  })

async function compilerRequests(): Promise<number> {
  const rows = await world.runtime.rows.exchangesOf(world.conversation)
  return rows.filter(({ agent }) => agent === "compiler").reduce((sum, { requests }) => sum + requests, 0)
}

it("22 and 10: of two decisions in the same moment one wins, the other sees who and when, and the work goes on once", async () => {
  const before = await compilerRequests()
  const outcomes = await Promise.all([decide(manager, { decision: "approve" }), decide(ravi, { decision: "approve" })])
  const won = outcomes.findIndex(({ done }) => done)
  const lost = outcomes[1 - won]
  const winner = [manager, ravi][won]
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
  expect(lost).toMatchObject({
    done: false,
    reason: "already decided",
    sentence: expect.stringMatching(new RegExp(`^${winner?.name} decided this at 2\\d{3}-.*: approve`)),
  })
  await world.waitUntilQuiet()
  expect(await compilerRequests()).toBe(before + 1)
  const signatures = (await world.runtime.store.read(world.ledger)).filter(({ event }) => event.type === "draft-signed")
  expect(signatures).toMatchObject([{ event: { by: { id: winner?.id } } }])
})

it("14: a second, different decision is told who decided first, when and what, and changes nothing", async () => {
  const position = (await world.state()).position
  const outcome = await decide(ravi, { decision: "send back", reason: "I would rather not." })
  expect(outcome).toMatchObject({
    done: false,
    reason: "already decided",
    sentence: expect.stringMatching(/^(Asha|Ravi) decided this at 2\d{3}-.*: approve/),
  })
  expect((await world.state()).position).toBe(position)
})
