// Claims on exchanges: taken, renewed, let go, given up; each a compare-and-set in one statement. Appends no event.
import type { Claim, Store } from "@/lib/core/ports/store"
import type { PrismaClient } from "@/prisma/generated/client"

type Claims = Pick<Store, "claim" | "heartbeat" | "letGo" | "release">

/** Leases run by the database's clock, the one that all processes share. */
export function prismaClaims(prisma: PrismaClient): Claims {
  return {
    async claim(owner, leaseMs) {
      // The row is locked where it is chosen: a second claimer skips it instead of waiting and taking it too.
      const rows = await prisma.$queryRaw<Claim[]>`
        UPDATE "Stream" SET epoch = epoch + 1, owner = ${owner}, "leaseUntil" = now() + ${leaseMs} * interval '1 millisecond'
        WHERE id = (
          SELECT id FROM "Stream"
          WHERE kind = 'exchange' AND runnable AND (owner IS NULL OR "leaseUntil" <= now())
          ORDER BY "runnableAt", id LIMIT 1
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id AS exchange, epoch`
      return rows[0] ?? null
    },

    async heartbeat(owner, claims, leaseMs) {
      if (claims.length === 0) return []
      // Rows are locked in id order, as commits lock them.
      return prisma.$queryRaw<Claim[]>`
        WITH held AS (
          SELECT s.id FROM "Stream" s
          JOIN jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) AS c (exchange text, epoch int)
            ON c.exchange = s.id AND c.epoch = s.epoch
          WHERE s.owner = ${owner}
          ORDER BY s.id FOR UPDATE OF s
        )
        UPDATE "Stream" s SET "leaseUntil" = now() + ${leaseMs} * interval '1 millisecond'
        FROM held WHERE s.id = held.id
        RETURNING s.id AS exchange, s.epoch`
    },

    async letGo({ exchange, epoch }, expectedSequence) {
      const { count } = await prisma.stream.updateMany({
        where: { id: exchange, epoch, owner: { not: null }, sequence: expectedSequence },
        data: { owner: null, leaseUntil: null, runnable: false },
      })
      return count === 1
    },

    async release({ exchange, epoch }) {
      await prisma.$queryRaw`
        WITH released AS (
          UPDATE "Stream" SET owner = NULL, "leaseUntil" = NULL
          WHERE id = ${exchange} AND epoch = ${epoch} AND owner IS NOT NULL
          RETURNING id
        )
        SELECT count(pg_notify('readback_stream', id)) FROM released`
    },
  }
}
