// What every Store promises of owners, guards and mutations: who is refused, and why. Knows no adapter.
import { describe, expect, test } from "vitest"
import {
  answered,
  asked,
  claimed,
  committed,
  fact,
  mail,
  opened,
  opening,
  openingLedger,
  own,
  record,
  replied,
  types,
  visit,
} from "./store-fixtures"
import { fresh, type OpenStore } from "./store-under-test"

export function refusalContract(name: string, open: OpenStore): void {
  describe(`${name}: an owner`, () => {
    const under = fresh(open)

    test("that meets only mail is told so and appends again", async () => {
      await committed(under.store, opening("ex_a"))
      const claim = await claimed(under.store)
      await committed(under.store, visit("ex_a", [mail("m_1")]))
      const outcome = await under.store.commit([own(claim, 1, [replied(1)])])
      expect(outcome).toEqual({ committed: false, reason: "mail arrived", stream: "ex_a" })
      await committed(under.store, own(claim, 2, [replied(1)]))
      expect(await types(under.store, "ex_a")).toEqual(["exchange-opened", "mail-accepted", "model-replied"])
    })

    test("whose exchange another took, or that let it go, has lost its claim", async () => {
      await committed(under.store, opening("ex_a"))
      const late = await claimed(under.store, "runner_1", 0)
      const current = await claimed(under.other, "runner_2")
      expect(current.epoch).toBeGreaterThan(late.epoch)
      const lost = { committed: false, reason: "claim lost", stream: "ex_a" }
      expect(await under.store.commit([own(late, 1, [replied(1)])])).toEqual(lost)
      await committed(under.other, { ...own(current, 1, [replied(1)]), after: "let go" })
      expect(await under.other.commit([own(current, 2, [replied(2)])])).toEqual(lost)
      expect(await types(under.store, "ex_a")).toEqual(["exchange-opened", "model-replied"])
    })

    test("that does not know its own events breaks off", async () => {
      await committed(under.store, opening("ex_a"))
      const claim = await claimed(under.store)
      await committed(under.store, own(claim, 1, [replied(1)]))
      await expect(under.store.commit([own(claim, 1, [replied(1)])])).rejects.toThrow(/expected it at 1/)
      await expect(under.store.commit([own(claim, 7, [replied(1)])])).rejects.toThrow(/expected it at 7/)
    })

    test("that lets go in a commit is not claimed again until mail comes", async () => {
      await committed(under.store, opening("ex_a"))
      const claim = await claimed(under.store)
      await committed(under.store, { ...own(claim, 1, [replied(1)]), after: "let go" })
      expect(await under.store.claim("runner_2", 60_000)).toBeNull()
      await committed(under.store, visit("ex_a", [mail("m_1")], "leave"))
      expect(await under.store.claim("runner_2", 60_000)).toBeNull()
      await committed(under.store, visit("ex_a", [mail("m_2")], "run"))
      expect((await claimed(under.store, "runner_2")).exchange).toBe("ex_a")
    })
  })

  describe(`${name}: a guard`, () => {
    const under = fresh(open)
    const since = (sequence: number, ...subjects: string[]) => ({ since: sequence, subjects })

    test("refuses once a later event touches a subject, and names it", async () => {
      await committed(under.store, openingLedger("led_a"))
      await committed(under.store, record("led_a", [fact("f_1", "emd.amount")]))
      const guarded = (guard: { since: number; subjects: string[] }) =>
        under.store.commit([{ as: "ledger", stream: "led_a", guard, events: [fact("f_2", "emd.amount")] }])
      expect(await guarded(since(1, "fact:bid.closing", "fact:emd.amount"))).toEqual({
        committed: false,
        reason: "guarded",
        stream: "led_a",
        subjects: ["fact:emd.amount"],
      })
      expect(await guarded(since(2, "fact:emd.amount"))).toMatchObject({ committed: true })
    })

    test("passes what touches other subjects", async () => {
      await committed(under.store, openingLedger("led_a"))
      await committed(under.store, record("led_a", [fact("f_1", "emd.amount")]))
      const guard = since(1, "fact:bid.closing")
      expect(await under.store.commit([{ as: "ledger", stream: "led_a", guard, events: [] }])).toMatchObject({
        committed: true,
        sequences: { led_a: 2 },
      })
    })

    test("lets one answer of many through", async () => {
      await committed(under.store, opening("ex_a", [opened("ex_a"), asked("q_1", "ex_a")]))
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? under.store : under.other).commit([
            { as: "visitor", stream: "ex_a", guard: since(2, "question:q_1"), events: [answered("q_1")], after: "run" },
          ]),
        ),
      )
      expect(outcomes.filter((outcome) => outcome.committed)).toHaveLength(1)
      expect(outcomes.filter((outcome) => !outcome.committed && outcome.reason === "guarded")).toHaveLength(9)
    })
  })

  describe(`${name}: a mutation`, () => {
    const under = fresh(open)

    test("used again returns its first outcome and appends nothing", async () => {
      await committed(under.store, opening("ex_a"))
      const mutation = { id: "m_1", person: "p_1", outcome: { sent: "m_1" } }
      expect(await under.store.commit([visit("ex_a", [mail("m_1")])], mutation)).toMatchObject({ committed: true })
      const again = await under.store.commit([visit("ex_a", [mail("m_1")])], { ...mutation, outcome: "other" })
      expect(again).toEqual({ committed: false, reason: "repeated", outcome: { sent: "m_1" } })
      expect(await under.store.mutationOutcome("m_1", "p_1")).toEqual({ outcome: { sent: "m_1" } })
      expect(await types(under.store, "ex_a")).toEqual(["exchange-opened", "mail-accepted"])
    })

    test("of another person is another mutation", async () => {
      await committed(under.store, opening("ex_a"))
      await under.store.commit([visit("ex_a", [mail("m_1")])], { id: "m_1", person: "p_1", outcome: 1 })
      expect(await under.store.mutationOutcome("m_1", "p_2")).toBeNull()
      const other = await under.store.commit([visit("ex_a", [mail("m_2")])], { id: "m_1", person: "p_2", outcome: 2 })
      expect(other).toMatchObject({ committed: true })
    })

    test("sent many times at one moment happens once, and all hear the first outcome", async () => {
      await committed(under.store, opening("ex_a"))
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? under.store : under.other).commit([visit("ex_a", [mail("m_1")])], {
            id: "m_1",
            person: "p_1",
            outcome: null,
          }),
        ),
      )
      expect(outcomes.filter((outcome) => outcome.committed)).toHaveLength(1)
      expect(outcomes).toContainEqual({ committed: false, reason: "repeated", outcome: null })
      expect(await types(under.store, "ex_a")).toEqual(["exchange-opened", "mail-accepted"])
    })
  })
}
