// What every Store promises of its feeds. Knows no adapter.
import { describe, expect, test } from "vitest"
import { asked, bidOpened, committed, item, mail, opened, opening, openingLedger, visit } from "./store-fixtures"
import { fresh, type OpenStore } from "./store-under-test"

export function feedContract(name: string, open: OpenStore): void {
  describe(`${name}: a feed`, () => {
    const under = fresh(open)

    test("holds a tree's, a ledger's and the Inbox's events in order", async () => {
      await committed(under.store, openingLedger("led_a", [bidOpened(), item("i_1")]), opening("ex_a"))
      await committed(
        under.store,
        opening("ex_b", [opened("ex_b", { kind: "task", root: "ex_a", depth: 1 }), asked("q_1", "ex_b")]),
        visit("ex_a", [mail("m_1")]),
      )
      const entries = async (feed: string) =>
        (await under.feeds.entries(feed, 0, 100)).map(({ position, recorded }) => [
          position,
          recorded.stream,
          recorded.event.type,
        ])
      expect(await entries("tree:ex_a")).toEqual([
        [1, "ex_a", "exchange-opened"],
        [2, "ex_b", "exchange-opened"],
        [3, "ex_b", "question-asked"],
        [4, "ex_a", "mail-accepted"],
      ])
      expect(await entries("ledger:led_a")).toEqual([
        [1, "led_a", "ledger-opened"],
        [2, "led_a", "item-raised"],
      ])
      expect(await entries("inbox")).toEqual([
        [1, "led_a", "item-raised"],
        [2, "ex_b", "question-asked"],
      ])
      expect(await under.feeds.entries("tree:ex_a", 2, 1)).toMatchObject([{ position: 3 }])
      expect(await under.feeds.positions(["inbox", "tree:ex_a", "tree:none"])).toEqual({
        inbox: 2,
        "tree:ex_a": 4,
        "tree:none": 0,
      })
    })

    test("gives positions in commit order, without gaps, to commits on different streams of one tree", async () => {
      const members = Array.from({ length: 8 }, (_, index) => `ex_${index}`)
      const member = (exchange: string) => opening(exchange, [opened(exchange, { root: "ex_0" })])
      await committed(under.store, ...members.map(member))
      const seen: number[] = []
      let reading = true
      // Reads along while commits run: whoever takes "position greater than last" must never pass by a late one.
      const reader = (async () => {
        while (reading) {
          const entries = await under.feeds.entries("tree:ex_0", seen.at(-1) ?? 0, 1000)
          seen.push(...entries.map(({ position }) => position))
        }
      })()
      const commits = Array.from({ length: 80 }, (_, index) =>
        (index % 2 ? under.store : under.other).commit([
          visit(`ex_${index % 8}`, [mail(`m_${index}`), mail(`n_${index}`)]),
        ]),
      )
      await Promise.all(commits)
      reading = false
      await reader
      const rest = await under.feeds.entries("tree:ex_0", seen.at(-1) ?? 0, 1000)
      seen.push(...rest.map(({ position }) => position))
      expect(seen).toEqual(Array.from({ length: 8 + 160 }, (_, index) => index + 1))
      const all = await under.feeds.entries("tree:ex_0", 0, 1000)
      for (const stream of members) {
        const sequences = all
          .filter(({ recorded }) => recorded.stream === stream)
          .map(({ recorded }) => recorded.sequence)
        expect(sequences).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
      }
    })
  })
}
