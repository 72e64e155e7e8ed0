// What every Store promises of claims. Knows no adapter.
import { describe, expect, test } from "vitest"
import { claimed, committed, mail, opened, opening, openingLedger, own, replied, visit } from "./store-fixtures"
import { fresh, type OpenStore } from "./store-under-test"

export function claimContract(name: string, open: OpenStore): void {
  describe(`${name}: a claim`, () => {
    const under = fresh(open)

    test("is given to one of ten claimers each, and to nobody twice", async () => {
      await committed(under.store, ...Array.from({ length: 6 }, (_, index) => opening(`ex_${index}`)))
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? under.store : under.other).claim(`runner_${index}`, 60_000),
        ),
      )
      const exchanges = claims.flatMap((claim) => (claim ? [claim.exchange] : []))
      expect(new Set(exchanges).size).toBe(exchanges.length)
      // A claimer may pass by a row that another holds for the moment; what is left is there for the next.
      for (
        let claim = await under.store.claim("last", 60_000);
        claim;
        claim = await under.store.claim("last", 60_000)
      ) {
        exchanges.push(claim.exchange)
      }
      expect(exchanges.sort()).toEqual(["ex_0", "ex_1", "ex_2", "ex_3", "ex_4", "ex_5"])
    })

    test("on the one exchange that is runnable is given to one of ten claimers, every time", async () => {
      for (let round = 0; round < 20; round++) {
        await committed(under.store, opening(`ex_${round}`))
        const claims = await Promise.all(
          Array.from({ length: 10 }, (_, index) => (index % 2 ? under.store : under.other).claim("runner", 60_000)),
        )
        const given = claims.filter((claim) => claim !== null)
        expect(given).toEqual([{ exchange: `ex_${round}`, epoch: 1 }])
        for (const claim of given) expect(await under.store.letGo(claim, 1)).toBe(true)
      }
    })

    test("taken anew by its own holder makes the earlier one worthless", async () => {
      await committed(under.store, opening("ex_a"))
      const early = await claimed(under.store, "runner_1", 0)
      const late = await claimed(under.store, "runner_1")
      expect(await under.store.heartbeat("runner_1", [early], 60_000)).toEqual([])
      expect(await under.store.heartbeat("runner_1", [late], 60_000)).toEqual([late])
    })

    test("is not given on a ledger, nor on an exchange opened to rest", async () => {
      await committed(under.store, openingLedger("led_a"), {
        as: "opening",
        stream: "ex_a",
        events: [opened("ex_a")],
        after: "leave",
      })
      expect(await under.store.claim("runner_1", 60_000)).toBeNull()
    })

    test("holds while its lease is renewed, and a heartbeat names those still held", async () => {
      await committed(under.store, opening("ex_a"), opening("ex_b"))
      const first = await claimed(under.store, "runner_1", 0)
      const taken = await claimed(under.other, "runner_2")
      expect(taken.exchange).toBe(first.exchange)
      const second = await claimed(under.store, "runner_1", 0)
      expect(await under.store.heartbeat("runner_1", [first, second], 60_000)).toEqual([second])
      expect(await under.other.claim("runner_2", 60_000)).toBeNull()
      expect(await under.store.heartbeat("runner_1", [], 60_000)).toEqual([])
    })

    test("given up is free at once, under a new epoch, and worth nothing to who gave it up", async () => {
      await committed(under.store, opening("ex_a"))
      const claim = await claimed(under.store)
      await under.store.release(claim)
      expect(await under.store.commit([own(claim, 1, [replied(1)])])).toMatchObject({ reason: "claim lost" })
      const next = await claimed(under.other, "runner_2")
      expect(next).toEqual({ exchange: "ex_a", epoch: claim.epoch + 1 })
      await under.store.release(claim)
      expect(await under.other.commit([own(next, 1, [replied(1)])])).toMatchObject({ committed: true })
    })

    test("is let go only if nothing came since, and only by its holder", async () => {
      await committed(under.store, opening("ex_a"))
      const claim = await claimed(under.store)
      await committed(under.store, visit("ex_a", [mail("m_1")]))
      expect(await under.store.letGo(claim, 1)).toBe(false)
      expect(await under.store.letGo({ ...claim, epoch: claim.epoch + 1 }, 2)).toBe(false)
      expect(await under.store.letGo(claim, 2)).toBe(true)
      expect(await under.store.letGo(claim, 2)).toBe(false)
      expect(await under.store.claim("runner_2", 60_000)).toBeNull()
    })

    test("let go while mail comes never loses the wake-up", async () => {
      for (let round = 0; round < 25; round++) {
        const exchange = `ex_${round}`
        await committed(under.store, opening(exchange))
        const claim = await claimed(under.store)
        const visitor = under.other.commit([visit(exchange, [mail("m_1")])])
        const [letGo] = await Promise.all([under.store.letGo(claim, 1), visitor])
        const next = letGo ? await under.store.claim("runner_2", 60_000) : claim
        expect(next?.exchange).toBe(exchange)
        // Held on, and the mail in the stream: let go fails until it is read.
        if (!letGo) expect(await under.store.letGo(claim, 1)).toBe(false)
        if (next) expect(await under.store.letGo(next, 2)).toBe(true)
      }
    })

    test("let go in a commit while mail comes never loses the wake-up", async () => {
      for (let round = 0; round < 25; round++) {
        const exchange = `ex_${round}`
        await committed(under.store, opening(exchange))
        const claim = await claimed(under.store)
        const [owner] = await Promise.all([
          under.store.commit([{ ...own(claim, 1, [replied(1)]), after: "let go" }]),
          under.other.commit([visit(exchange, [mail("m_1")])]),
        ])
        if (!owner.committed) expect(owner.reason).toBe("mail arrived")
        const next = owner.committed ? await under.store.claim("runner_2", 60_000) : claim
        expect(next?.exchange).toBe(exchange)
        if (next) expect(await under.store.letGo(next, owner.committed ? 3 : 2)).toBe(true)
      }
    })
  })
}
