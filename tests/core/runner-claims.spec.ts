// A runner that loses a claim and takes it again itself, as after a stall of the machine: one driver an exchange, heartbeats and Stop with it.
import { afterEach, expect, it } from "vitest"
import { type Model, ModelFailure } from "@/lib/core/ports/model"
import type { Agent } from "@/lib/core/tools"
import { type LoopWorld, loopWorld, person } from "../support/loop-world"

let world: LoopWorld

afterEach(() => world.end())

/** A model whose requests stay open until they are aborted; `asked` holds the signal of each. */
function openModel(): { model: Model; asked: AbortSignal[] } {
  const asked: AbortSignal[] = []
  const model: Model = {
    name: "open",
    window: 100_000,
    request: (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        asked.push(signal)
        signal.addEventListener("abort", () => reject(new ModelFailure("aborted", "Stopped.")), { once: true })
      }),
  }
  return { model, asked }
}

const talker: Agent = { name: "talker", instructions: "You are talker.", tools: [], mustHandOver: false, maxSteps: 10 }
const until = async (met: () => boolean) => {
  for (let tries = 0; !met(); tries++) {
    if (tries > 200) throw new Error("Waited ten seconds in vain")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it("ends its old driver when it claims an exchange again, and keeps heeding and heartbeating the new one", async () => {
  const { model, asked } = openModel()
  world = await loopWorld({ agents: [talker], model })
  await world.say("go")
  await until(() => asked.length === 1)

  // The machine stalls: no heartbeat goes out until the lease has run out and the same runner took the exchange again.
  const { store } = world.ports
  world.ports.store = { ...store, heartbeat: () => Promise.reject(new Error("no connection")) }
  await until(() => asked.length === 2)
  world.ports.store = store
  await until(() => asked[0]?.aborted === true)

  // Longer than a lease: a driver that nobody heartbeats would be driven a third time.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(asked).toHaveLength(2)

  await world.store.commit([
    {
      as: "visitor",
      stream: world.conversation,
      guard: "none",
      after: "run",
      events: [{ type: "stop-requested", version: 1, by: person }],
    },
  ])
  await until(() => asked[1]?.aborted === true)
  const events = await world.until((all) => all.some(({ type }) => type === "activation-settled"))
  expect(events.at(-1)).toMatchObject({ type: "activation-settled", reason: "stopped" })
  expect(asked).toHaveLength(2)
})
