// Reads bids, their members and what their headers show from PostgreSQL. Writes nothing.
import { bidHeaderKeys } from "@/lib/bids/bid-projection"
import type { BidRow, Onlooker, Rows } from "@/lib/core/ports/rows"
import type { Prisma, PrismaClient } from "@/prisma/generated/client"
import { factRow } from "./store-prisma-row-shapes"

export function prismaBids(prisma: PrismaClient): Pick<Rows, "bid" | "bids" | "bidMembers" | "seesBid"> {
  return {
    async bid(id) {
      const row = await prisma.bidRow.findUnique({ where: { id } })
      return row ? ((await withLedger(prisma, [row]))[0] ?? null) : null
    },

    async bids(onlooker) {
      const rows = await prisma.bidRow.findMany({
        where: await visibleTo(prisma, onlooker),
        orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
      })
      return withLedger(prisma, rows)
    },

    async bidMembers(bid) {
      const members = await prisma.bidMember.findMany({ where: { bid }, orderBy: { userId: "asc" } })
      return members.map(({ userId }) => userId)
    },

    async seesBid(onlooker, bid) {
      const where = { AND: [{ id: bid }, await visibleTo(prisma, onlooker)] }
      return (await prisma.bidRow.count({ where })) === 1
    },
  }
}

async function visibleTo(prisma: PrismaClient, { sees, person }: Onlooker): Promise<Prisma.BidRowWhereInput> {
  if (sees === "everything") return {}
  const memberships = await prisma.bidMember.findMany({ where: { userId: person } })
  return { id: { in: memberships.map(({ bid }) => bid) } }
}

/** Adds what facts and items say: the header's two facts and the counts. */
async function withLedger(prisma: PrismaClient, rows: Prisma.BidRowModel[]): Promise<BidRow[]> {
  const current = { ledger: { in: rows.map((row) => row.id) }, state: "current" }
  const [headers, facts, items] = await Promise.all([
    prisma.factRow.findMany({
      where: { ...current, key: { in: Object.values(bidHeaderKeys) } },
      orderBy: [{ at: "asc" }, { id: "asc" }],
    }),
    prisma.factRow.groupBy({ by: ["ledger"], where: current, _count: true }),
    prisma.itemRow.groupBy({ by: ["ledger"], where: { ...current, state: "open" }, _count: true }),
  ])
  const factCounts = new Map(facts.map((group) => [group.ledger, group._count]))
  const itemCounts = new Map(items.map((group) => [group.ledger, group._count]))
  // Ordered by age, so that the latest of several current ones stays.
  const header = new Map(headers.map((fact) => [`${fact.ledger} ${fact.key}`, factRow(fact)]))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    stage: row.stage,
    authority: header.get(`${row.id} ${bidHeaderKeys.authority}`) ?? null,
    closing: header.get(`${row.id} ${bidHeaderKeys.closing}`) ?? null,
    documents: row.documents,
    facts: factCounts.get(row.id) ?? 0,
    openItems: itemCounts.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}
