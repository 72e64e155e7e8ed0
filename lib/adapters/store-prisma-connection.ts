// Opens the Prisma client on a PostgreSQL address. Runs no query and applies no migration.
import { PrismaPg } from "@prisma/adapter-pg"
import { type Prisma, PrismaClient } from "@/prisma/generated/client"

/** What runs inside a transaction. */
export type Transaction = Prisma.TransactionClient

/** Connections are opened as they are needed, at most `connections`. Close with `$disconnect`. */
export function openPrisma(url: string, connections = 12): PrismaClient {
  const adapter = new PrismaPg({ connectionString: url, max: connections })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: waitMs, timeout: waitMs } })
}

/** How long a transaction may wait for a connection, and how long it may take. */
const waitMs = 15_000
