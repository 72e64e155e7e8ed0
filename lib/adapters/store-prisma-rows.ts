// Reads the derived rows for pages from PostgreSQL. Writes nothing and decides no permission but who sees what.
import type { Onlooker, Rows } from "@/lib/core/ports/rows"
import type { Prisma, PrismaClient } from "@/prisma/generated/client"
import { prismaBids } from "./store-prisma-bids"
import { recordedEvent } from "./store-prisma-events"
import { exchangeRow, factRow, itemRow, questionRow } from "./store-prisma-row-shapes"

export function prismaRows(prisma: PrismaClient): Rows {
  return {
    ...prismaBids(prisma),

    async exchange(id) {
      const row = await prisma.exchangeRow.findUnique({ where: { id } })
      return row ? ((await withLiveParts(prisma, [row]))[0] ?? null) : null
    },

    async exchangesOf(root) {
      const rows = await prisma.exchangeRow.findMany({
        where: { root },
        orderBy: [{ depth: "asc" }, { openedAt: "asc" }, { id: "asc" }],
      })
      const [conversation, ...below] = await withLiveParts(prisma, rows)
      if (!conversation) return []
      return [conversation, ...below.sort((a, b) => compare(a.openedAt, b.openedAt) || compare(a.id, b.id))]
    },

    async conversations({ onlooker, search, ledger, before, limit }) {
      const contains = { contains: escaped(search), mode: "insensitive" } as const
      const conditions: Prisma.ExchangeRowWhereInput[] = [
        { kind: "conversation" },
        await visibleTo(prisma, onlooker),
        ...(search === "" ? [] : [{ OR: [{ title: contains }, { request: contains }] }]),
        ...(ledger === null ? [] : [{ ledger }]),
        ...(before === null ? [] : [beforeEnd(before)]),
      ]
      const rows = await prisma.exchangeRow.findMany({
        where: { AND: conditions },
        orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
        take: limit,
      })
      const open = await prisma.questionRow.groupBy({
        by: ["root"],
        where: { root: { in: rows.map((row) => row.id) }, state: "open" },
        _count: true,
      })
      const counts = new Map(open.map((group) => [group.root, group._count]))
      const exchanges = await withLiveParts(prisma, rows)
      return exchanges.map((exchange) => ({ ...exchange, openQuestions: counts.get(exchange.id) ?? 0 }))
    },

    async agentsAtWork(roots) {
      const live = await prisma.exchangeRow.findMany({
        where: { root: { in: roots }, depth: { gt: 0 }, state: { not: "settled" } },
        orderBy: [{ openedAt: "asc" }, { id: "asc" }],
        select: { root: true, agent: true },
      })
      return live.reduce(
        (agents, { root, agent }) => agents.set(root, [...(agents.get(root) ?? []), agent]),
        new Map<string, string[]>(),
      )
    },

    async seesConversation(onlooker, root) {
      const where = { AND: [{ id: root, kind: "conversation" }, await visibleTo(prisma, onlooker)] }
      return (await prisma.exchangeRow.count({ where })) === 1
    },

    async question(id) {
      const row = await prisma.questionRow.findUnique({ where: { id } })
      return row && questionRow(row)
    },

    async questionsOf(root) {
      const rows = await prisma.questionRow.findMany({ where: { root }, orderBy: [{ askedAt: "asc" }, { id: "asc" }] })
      return rows.map(questionRow)
    },

    async openQuestions(onlooker) {
      const rows = await prisma.questionRow.findMany({
        where: { state: "open", ...(await inVisibleRoots(prisma, onlooker)) },
        orderBy: [{ askedAt: "asc" }, { id: "asc" }],
      })
      return rows.map(questionRow)
    },

    async item(id) {
      const row = await prisma.itemRow.findUnique({ where: { id } })
      return row && itemRow(row)
    },

    async itemsOf(ledger) {
      const rows = await prisma.itemRow.findMany({ where: { ledger }, orderBy: [{ raisedAt: "asc" }, { id: "asc" }] })
      return rows.map(itemRow)
    },

    async openItems() {
      const rows = await prisma.itemRow.findMany({
        where: { state: "open" },
        orderBy: [{ raisedAt: "asc" }, { id: "asc" }],
      })
      return rows.map(itemRow)
    },

    async currentFactsOf(ledger) {
      const rows = await prisma.factRow.findMany({ where: { ledger, state: "current" } })
      return rows
        .map(factRow)
        .sort((a, b) => compare(a.key, b.key) || compare(a.condition ?? "", b.condition ?? "") || compare(a.id, b.id))
    },

    async eventsBefore(stream, before, limit) {
      const rows = await prisma.event.findMany({
        where: { stream, ...(before === null ? {} : { sequence: { lt: before } }) },
        orderBy: { sequence: "desc" },
        take: limit,
      })
      return rows.reverse().map(recordedEvent)
    },

    async partial(exchange) {
      return prisma.partial.findUnique({ where: { exchange }, select: { request: true, text: true } })
    },
  }
}

/** Conversations of one's own, and those of bids one is a member of. */
async function visibleTo(prisma: PrismaClient, onlooker: Onlooker): Promise<Prisma.ExchangeRowWhereInput> {
  if (onlooker.sees === "everything") return {}
  const memberships = await prisma.bidMember.findMany({ where: { userId: onlooker.person } })
  return { OR: [{ ownerId: onlooker.person }, { ledger: { in: memberships.map(({ bid }) => bid) } }] }
}

async function inVisibleRoots(prisma: PrismaClient, onlooker: Onlooker): Promise<Prisma.QuestionRowWhereInput> {
  if (onlooker.sees === "everything") return {}
  const asked = await prisma.questionRow.findMany({
    where: { state: "open" },
    select: { root: true },
    distinct: ["root"],
  })
  const visible = await prisma.exchangeRow.findMany({
    where: { AND: [{ id: { in: asked.map(({ root }) => root) } }, await visibleTo(prisma, onlooker)] },
    select: { id: true },
  })
  return { root: { in: visible.map(({ id }) => id) } }
}

/** Adds what the log's own rows cannot say: whether anyone needs to run the exchange, and how many facts it recorded. */
async function withLiveParts(prisma: PrismaClient, rows: Prisma.ExchangeRowModel[]) {
  const ids = rows.map((row) => row.id)
  const [streams, facts] = await Promise.all([
    prisma.stream.findMany({ where: { id: { in: ids } }, select: { id: true, runnable: true } }),
    prisma.factRow.groupBy({ by: ["exchange"], where: { exchange: { in: ids } }, _count: true }),
  ])
  const runnable = new Set(streams.filter((stream) => stream.runnable).map((stream) => stream.id))
  const counts = new Map(facts.map((group) => [group.exchange, group._count]))
  return rows.map((row) => exchangeRow(row, { runnable: runnable.has(row.id), facts: counts.get(row.id) ?? 0 }))
}

function beforeEnd({ updatedAt, id }: { updatedAt: string; id: string }): Prisma.ExchangeRowWhereInput {
  return { OR: [{ updatedAt: { lt: updatedAt } }, { updatedAt, id: { lt: id } }] }
}

/** What a person types is looked for as it is: % and _ stand for themselves. */
function escaped(search: string): string {
  return search.replace(/[\\%_]/g, "\\$&")
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
