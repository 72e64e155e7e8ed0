// The record in PostgreSQL through Prisma: Store with its feeds and rows, over one pool of connections. Applies no migration.
import type { BidMembers } from "@/lib/core/ports/bid-members"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { Rows } from "@/lib/core/ports/rows"
import type { Store } from "@/lib/core/ports/store"
import type { Clock } from "@/lib/core/ports/world"
import type { Projection } from "@/lib/core/projections/projection"
import { storable } from "@/lib/core/storable"
import { prismaClaims } from "./store-prisma-claims"
import { commitParts } from "./store-prisma-commit"
import { openPrisma } from "./store-prisma-connection"
import { recordedEvent } from "./store-prisma-events"
import { prismaFeeds } from "./store-prisma-feeds"
import { prismaMembers } from "./store-prisma-members"
import { prismaRows } from "./store-prisma-rows"

export type PrismaStore = Store & {
  feeds: FeedReader
  rows: Rows
  members: BidMembers
  /** Ends the connections; calls under way fail. */
  close(): Promise<void>
}

/**
 * `url` is a PostgreSQL database with every migration applied. Events get their moment from `clock`; leases run by the
 * database's own. Nothing connects before the first call.
 */
export function createPrismaStore(options: {
  url: string
  clock: Clock
  projections: readonly Projection[]
}): PrismaStore {
  const prisma = openPrisma(options.url)
  return {
    ...prismaClaims(prisma),
    feeds: prismaFeeds(prisma),
    rows: prismaRows(prisma),
    members: prismaMembers(prisma),
    close: () => prisma.$disconnect(),

    commit: (parts, mutation) => commitParts({ ...options, prisma }, parts, mutation),

    async read(stream, range = {}) {
      const rows = await prisma.event.findMany({
        where: { stream, sequence: { gt: range.after, lte: range.upTo } },
        orderBy: { sequence: "asc" },
      })
      return rows.map(recordedEvent)
    },

    async mutationOutcome(id, person) {
      const where = { person_id: storable({ person, id }) }
      return prisma.mutation.findUnique({ where, select: { outcome: true } })
    },

    async putText(hash, text) {
      await prisma.$executeRaw`
        INSERT INTO "Text" (hash, text) VALUES (${hash}, ${storable(text)}) ON CONFLICT (hash) DO NOTHING`
    },

    async getText(hash) {
      const found = await prisma.text.findUnique({ where: { hash } })
      return found?.text ?? null
    },

    async savePartial({ exchange, request, text }) {
      await prisma.$queryRaw`
        WITH saved AS (
          INSERT INTO "Partial" (exchange, request, text) VALUES (${exchange}, ${request}, ${storable(text)})
          ON CONFLICT (exchange) DO UPDATE SET request = excluded.request, text = excluded.text
          RETURNING exchange
        )
        SELECT count(pg_notify('readback_partial', exchange)) FROM saved`
    },
  }
}
