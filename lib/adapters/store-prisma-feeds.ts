// Reads feeds from PostgreSQL. Numbers nothing: positions are given where events are appended.
import type { FeedReader } from "@/lib/core/ports/feed"
import type { PrismaClient } from "@/prisma/generated/client"
import { type EventRow, recordedEvent } from "./store-prisma-events"

export function prismaFeeds(prisma: PrismaClient): FeedReader {
  return {
    async positions(feeds) {
      const rows = await prisma.feed.findMany({ where: { id: { in: feeds } } })
      const found = new Map(rows.map((row) => [row.id, row.position]))
      return Object.fromEntries(feeds.map((feed) => [feed, found.get(feed) ?? 0]))
    },

    async entries(feed, after, limit) {
      const rows = await prisma.$queryRaw<(EventRow & { position: number })[]>`
        SELECT f.position, e.stream, e.sequence, e.type, e.version, e.at, e.data
        FROM "FeedEntry" f JOIN "Event" e ON e.stream = f.stream AND e.sequence = f.sequence
        WHERE f.feed = ${feed} AND f.position > ${after}
        ORDER BY f.position LIMIT ${limit}`
      return rows.map((row) => ({ position: row.position, recorded: recordedEvent(row) }))
    },
  }
}
