// What every Store promises of commits and of reading them back. Knows no adapter.
import { describe, expect, test } from "vitest"
import {
  bidOpened,
  committed,
  fact,
  mail,
  opened,
  opening,
  openingLedger,
  person,
  record,
  replied,
  types,
  visit,
} from "./store-fixtures"
import { fresh, moment, type OpenStore } from "./store-under-test"

export function commitContract(name: string, open: OpenStore): void {
  describe(`${name}: a commit`, () => {
    const under = fresh(open)

    test("appends to several streams at once, with the clock's moment", async () => {
      const outcome = await under.store.commit([opening("ex_b"), openingLedger("led_a"), opening("ex_a")])
      expect(outcome).toEqual({ committed: true, at: moment, sequences: { ex_b: 1, led_a: 1, ex_a: 1 } })
      expect(await under.store.read("led_a")).toEqual([
        { stream: "led_a", sequence: 1, at: moment, event: bidOpened() },
      ])
      expect(await under.store.read("ex_a")).toEqual([
        { stream: "ex_a", sequence: 1, at: moment, event: opened("ex_a") },
      ])
    })

    test("refused at one stream leaves all others as they were", async () => {
      await committed(under.store, opening("ex_a"), openingLedger("led_a"))
      const outcome = await under.store.commit(
        [record("led_a", [fact("f_1", "emd.amount")]), opening("ex_new"), opening("ex_a")],
        { id: "m_1", person: "p", outcome: 1 },
      )
      expect(outcome).toEqual({ committed: false, reason: "exists", stream: "ex_a" })
      expect(await types(under.store, "led_a")).toEqual(["ledger-opened"])
      expect(await types(under.store, "ex_new")).toEqual([])
      expect(await under.store.mutationOutcome("m_1", "p")).toBeNull()
      expect(await under.feeds.positions(["ledger:led_a", "tree:ex_new"])).toEqual({
        "ledger:led_a": 1,
        "tree:ex_new": 0,
      })
    })

    test("to a stream nobody opened, twice to one stream, or with a stranger's event breaks off", async () => {
      await committed(under.store, opening("ex_a"))
      await expect(under.store.commit([visit("ex_none", [mail("m1")])])).rejects.toThrow(/no stream ex_none/)
      await expect(under.store.commit([visit("ex_a", [mail("m1")]), visit("ex_a", [mail("m2")])])).rejects.toThrow(
        /one part/,
      )
      await expect(under.store.commit([visit("ex_a", [replied(1)])])).rejects.toThrow(/may not append model-replied/)
      await expect(under.store.commit([record("ex_a", [])])).rejects.toThrow(/kind exchange/)
      expect(await types(under.store, "ex_a")).toEqual(["exchange-opened"])
    })

    test("under contention waits its turn: shuffled streams never end in a deadlock and lose nothing", async () => {
      const streams = Array.from({ length: 6 }, (_, index) => `ex_${index}`)
      await committed(under.store, ...streams.map((stream) => opening(stream)))
      const commits = Array.from({ length: 20 }, (_, index) => {
        const rotated = [...streams.slice(index % 6), ...streams.slice(0, index % 6)]
        const order = index % 2 === 0 ? rotated : rotated.reverse()
        const store = index % 3 === 0 ? under.other : under.store
        return store.commit(order.slice(0, 4).map((stream) => visit(stream, [mail(`m_${index}`)])))
      })
      const outcomes = await Promise.all(commits)
      expect(outcomes.filter((outcome) => outcome.committed)).toHaveLength(20)
      const lengths = await Promise.all(streams.map(async (stream) => (await under.store.read(stream)).length))
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(6 + 20 * 4)
    })

    test("of two that open one stream at the same moment exactly one succeeds", async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, index) => (index % 2 ? under.store : under.other).commit([opening("ex_a")])),
      )
      expect(outcomes.filter((outcome) => outcome.committed)).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.committed && outcome.reason === "exists")).toHaveLength(7)
    })

    test("stores NUL and lone surrogates as U+FFFD, in events, keys, outcomes and texts, and leaves whole pairs alone", async () => {
      const nasty = "a\0b\ud800c\udc00d 😀 \\u0000"
      const clean = "a\uFFFDb\uFFFDc\uFFFDd 😀 \\u0000"
      const work = { type: "work-recorded", version: 1, collection: nasty, id: "w", by: { person } } as const
      await under.store.commit(
        [
          opening("ex_a", [opened("ex_a", { title: nasty }), mail("m_1", nasty)]),
          openingLedger("led_a", [bidOpened(), { ...work, data: { [nasty]: [nasty, 1, null] } }]),
        ],
        { id: "m_1", person: "p", outcome: { said: nasty } },
      )
      const [, message] = await under.store.read("ex_a")
      expect(message?.event).toEqual(mail("m_1", clean))
      const [, recorded] = await under.store.read("led_a")
      expect(recorded?.event).toEqual({ ...work, collection: clean, data: { [clean]: [clean, 1, null] } })
      expect(await under.store.mutationOutcome("m_1", "p")).toEqual({ outcome: { said: clean } })
      await under.store.putText("hash", nasty)
      expect(await under.store.getText("hash")).toBe(clean)
      await under.store.savePartial({ exchange: "ex_a", request: 1, text: nasty })
    })

    test("keeps the order of an event's own keys", async () => {
      const data = { zebra: 1, apple: { y: 1, x: 2 }, "10": 3 }
      const work = { type: "work-recorded", version: 1, collection: "c", id: "w", data, by: { person } } as const
      await committed(under.store, openingLedger("led_a", [bidOpened(), work]))
      const [, recorded] = await under.store.read("led_a")
      expect(JSON.stringify(recorded?.event.type === "work-recorded" && recorded.event.data)).toBe(JSON.stringify(data))
    })
  })

  describe(`${name}: reading`, () => {
    const under = fresh(open)

    test("takes a range, its beginning left out and its end taken in", async () => {
      await committed(under.store, opening("ex_a", [opened("ex_a"), mail("m_1"), mail("m_2"), mail("m_3")]))
      const sequences = async (range?: { after?: number; upTo?: number }) =>
        (await under.store.read("ex_a", range)).map(({ sequence }) => sequence)
      expect(await sequences()).toEqual([1, 2, 3, 4])
      expect(await sequences({ after: 2 })).toEqual([3, 4])
      expect(await sequences({ upTo: 2 })).toEqual([1, 2])
      expect(await sequences({ after: 1, upTo: 3 })).toEqual([2, 3])
      expect(await under.store.read("ex_none")).toEqual([])
    })

    test("finds a text by its hash, the first one put", async () => {
      expect(await under.store.getText("h")).toBeNull()
      await under.store.putText("h", "words")
      await under.store.putText("h", "others")
      expect(await under.store.getText("h")).toBe("words")
    })
  })
}
