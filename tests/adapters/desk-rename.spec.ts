import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { renameBid } from "@/lib/commands/rename-bid"
import { createLedgers } from "@/lib/core/ledgers"
import type { Viewer } from "@/lib/core/permissions"
import { readBids } from "@/lib/server/bid-reads"
import { asha, type DeskSetting, deskSetting, opal } from "./desk-setting"

let desk: DeskSetting
beforeEach(async () => {
  desk = await deskSetting()
})
afterEach(() => desk.end())

const rename = (by: Viewer, name: string, mutationId: string = randomUUID()) =>
  renameBid(desk.ports, by, { mutationId, bid: desk.bid, name })

const namesInList = async () => (await readBids(desk.ports, asha)).bids.map(({ name }) => name)

describe("renaming a bid", () => {
  it("shows the latest name in the list of bids and keeps every earlier one in the record", async () => {
    expect(await rename(asha, "Jetty road, lot 2")).toEqual({ done: true, name: "Jetty road, lot 2" })
    await rename(asha, "Jetty road, lot 3")
    expect(await namesInList()).toEqual(["Jetty road, lot 3"])
    // Folded from the record alone, without what this process already knew.
    expect((await createLedgers(desk.store).now(desk.bid)).name).toBe("Jetty road, lot 3")
    const types = (await desk.store.read(desk.bid)).map(({ event }) => event.type)
    expect(types.filter((type) => type === "ledger-renamed")).toHaveLength(2)
  })

  it("counts once for the same press sent twice", async () => {
    const mutationId = randomUUID()
    const first = await rename(asha, "Jetty road, lot 2", mutationId)
    await rename(asha, "Jetty road, lot 3")
    expect(await rename(asha, "Jetty road, lot 2", mutationId)).toEqual(first)
    expect(await namesInList()).toEqual(["Jetty road, lot 3"])
  })

  it("is for whoever takes part in the bid; to an operator outside there is no such bid", async () => {
    expect(await rename(opal, "Mine now")).toMatchObject({ done: false, reason: "not found" })
    await desk.store.members.add(desk.bid, opal.id)
    expect(await rename(opal, "Jetty road, lot 2")).toMatchObject({ done: true })
    expect(await namesInList()).toEqual(["Jetty road, lot 2"])
  })
})
