// Opens the Prisma client on a PostgreSQL address. Runs no query and applies no migration.
import { createHash } from "node:crypto"
import { PrismaPg } from "@prisma/adapter-pg"
import { type Prisma, PrismaClient } from "@/prisma/generated/client"

/** What runs inside a transaction. */
export type Transaction = Prisma.TransactionClient

/** Connections are opened as they are needed, at most `connections`. Close with `$disconnect`. */
export function openPrisma(url: string, connections = 12): PrismaClient {
  const adapter = new PrismaPg({ connectionString: url, max: connections }, { statementNameGenerator: statementName })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: waitMs, timeout: waitMs } })
}

/**
 * Names a statement by its text, so that a connection plans it once and not at each use: a commit takes a quarter less.
 * Texts vary with the length of lists, so that the number of names is bounded; a statement without one is planned anew.
 */
function statementName({ sql }: { sql: string }): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= mostNames) return ""
  const name = createHash("sha256").update(sql).digest("hex").slice(0, 32)
  names.set(sql, name)
  return name
}

const names = new Map<string, string>()
const mostNames = 300

/** How long a transaction may wait for a connection, and how long it may take. */
const waitMs = 15_000
