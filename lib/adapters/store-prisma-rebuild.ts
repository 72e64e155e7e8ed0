// Makes the rows of projections anew from the log. Never touches the log, nor the rows that commands keep.
import type { Projection, StreamHeading } from "@/lib/core/projections/projection"
import type { PrismaClient } from "@/prisma/generated/client"
import { openPrisma, type Transaction } from "./store-prisma-connection"
import { recordedEvent } from "./store-prisma-events"
import { projectEvents } from "./store-prisma-projections"
import { streamHeading } from "./store-prisma-streams"

/**
 * Empties the projections' tables and replays every stream, in one transaction; commits wait meanwhile and pages see the
 * old rows until its end. Returns how many streams and events were replayed. Safe to repeat.
 */
export async function rebuildProjections(options: {
  url: string
  projections: readonly Projection[]
}): Promise<{ streams: number; events: number }> {
  const prisma = openPrisma(options.url)
  try {
    return await replayAll(prisma, options.projections)
  } finally {
    await prisma.$disconnect()
  }
}

function replayAll(prisma: PrismaClient, projections: readonly Projection[]) {
  return prisma.$transaction(
    async (transaction) => {
      // Held off here, before it has touched a projection's table, a commit can stand in no one's way.
      await transaction.$executeRaw`LOCK TABLE "Stream" IN EXCLUSIVE MODE`
      for (const table of projections.flatMap((projection) => projection.tables)) {
        await transaction.$executeRawUnsafe(`TRUNCATE "${table}"`)
      }
      const streams = await transaction.stream.findMany({ orderBy: { id: "asc" } })
      let events = 0
      for (const stream of streams)
        events += await replay(transaction, stream.id, { projections, heading: streamHeading(stream) })
      return { streams: streams.length, events }
    },
    { timeout: longestRebuildMs },
  )
}

const longestRebuildMs = 3_600_000

type Replay = { projections: readonly Projection[]; heading: StreamHeading }

/** A stream's rows follow from its own events alone: they are folded in memory and written once. */
async function replay(transaction: Transaction, stream: string, { projections, heading }: Replay): Promise<number> {
  const rows = await transaction.event.findMany({ where: { stream }, orderBy: { sequence: "asc" } })
  const recorded = rows.map(recordedEvent)
  const changes = projections.flatMap((projection) => projection.apply(recorded, { heading: () => heading }))
  await projectEvents(transaction, changes, new Map())
  return recorded.length
}
