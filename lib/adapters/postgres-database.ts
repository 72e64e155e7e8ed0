// Asks a PostgreSQL server whether it answers, for a database and for its visitors; it knows nothing of how the server was started.
import pg from "pg"
import { errorCode, errorText, SetupError } from "./setup-error"

/** `starting`: try again shortly. `refused`: it will not let us in; `reason` is the server's own text. */
export type ServerAnswer = { kind: "ready" } | { kind: "starting" } | { kind: "refused"; reason: string }

/** Connects once and lets go. Never throws for a server that does not answer. */
export async function askServer(url: string): Promise<ServerAnswer> {
  const client = quietClient(url)
  try {
    await client.connect()
    await client.query("select 1")
    return { kind: "ready" }
  } catch (error) {
    const code = errorCode(error)
    if (code?.startsWith("28") || code === "3D000") return { kind: "refused", reason: errorText(error) }
    return { kind: "starting" }
  } finally {
    await client.end()
  }
}

/** Makes a database of that name where there is none; `name` must be plain lower-case letters, digits and underscores. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not a plain database name: ${name}`)
  await withClient(adminUrl, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name])
    if (found.rowCount) return
    try {
      await client.query(`create database "${name}" template template0`)
    } catch (error) {
      // Another starter made it in the same moment: the name's unique index says so before the command does.
      if (errorCode(error) !== "42P04" && errorCode(error) !== "23505") throw error
    }
  })
}

/** How many connections other than the asking one the server has. */
export async function otherConnections(adminUrl: string): Promise<number> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rows[0]?.count ?? 0
  })
}

/** Throws SetupError with a sentence for the person where the database behind their own DATABASE_URL does not answer. */
export async function requireDatabase(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query("select 1"))
  } catch (error) {
    throw new SetupError(
      `The database named by DATABASE_URL does not answer (${errorText(error)}): start it or correct DATABASE_URL, or unset it to use Readback's own.`,
    )
  }
}

/** Runs `work` on a connection of its own and closes it. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = quietClient(url)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A client whose lost connection rejects the query under way and does not end the process. */
function quietClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on("error", (error) => {
    console.error(`A database connection was lost: ${errorText(error)}`)
  })
  return client
}
