// What the account tests start from: accounts on a database of their own, a clock that a test moves, and one administrator.
import { createHash } from "node:crypto"
import { vi } from "vitest"
import { type Accounts, openAccounts } from "@/lib/adapters/auth-prisma"
import { withClient } from "@/lib/adapters/postgres-database"
import type { LinkPorts } from "@/lib/commands/add-one-time-link"
import { createFirstAccount } from "@/lib/commands/create-first-account"
import { invitePerson } from "@/lib/commands/invite-person"
import { redeemLink } from "@/lib/commands/redeem-link"
import type { Role, Viewer } from "@/lib/core/permissions"
import type { LockedPeople } from "@/lib/core/ports/people"
import { createTestDatabase } from "../support/test-database"

export const password = "correct horse battery"
export const publicUrl = "http://127.0.0.1:4160"

export type AccountsSetting = {
  accounts: Accounts
  ports: LinkPorts
  /** Milliseconds. */
  pass(ms: number): void
  /** Another process on the same database. */
  openAgain(): Accounts
  /**
   * Inside this process's `alone`, starts `meanwhile` in another process and, once that has finished or waits for its
   * turn, does `work`. Returns what `meanwhile` came to.
   */
  race<Outcome>(race: Race<Outcome>): Promise<Outcome>
  end(): Promise<void>
}

export type Race<Outcome> = {
  meanwhile: (ports: LinkPorts) => Promise<Outcome>
  work: (accounts: LockedPeople) => Promise<unknown>
}

export async function accountsSetting(): Promise<AccountsSetting> {
  const database = await createTestDatabase()
  let now = Date.now()
  const clock = { now: () => now }
  const opened: Accounts[] = []
  const openAgain = () => {
    const secret = createHash("sha256").update(database.url).digest("hex")
    const accounts = openAccounts({ databaseUrl: database.url, secret, publicUrl, clock })
    opened.push(accounts)
    return accounts
  }
  const accounts = openAgain()
  const ports: LinkPorts = {
    people: accounts.people,
    clock,
    hash: (text) => createHash("sha256").update(text).digest("hex"),
  }
  return {
    accounts,
    ports,
    race: async ({ meanwhile, work }) => {
      const other = { ...ports, people: openAgain().people }
      return await accounts.people
        .alone(async (locked) => {
          let finished = false
          const outcome = meanwhile(other).finally(() => {
            finished = true
          })
          await vi.waitUntil(async () => finished || (await someoneWaits(database.url)), {
            timeout: 10_000,
            interval: 20,
          })
          await work(locked)
          // Wrapped, so that leaving `alone` does not wait for who waits for it.
          return { outcome }
        })
        .then(({ outcome }) => outcome)
    },
    pass: (ms) => {
      now += ms
    },
    openAgain,
    end: async () => {
      await Promise.all(opened.map((each) => each.close()))
      await database.drop()
    },
  }
}

export async function firstAdministrator({ ports }: AccountsSetting): Promise<Viewer> {
  const first = { name: "Ada", email: "ada@example.com", password, loadSample: false }
  const made = await createFirstAccount(ports, first)
  if (!made.done) throw new Error(made.sentence)
  return made.viewer
}

/** Joins by a link that `administrator` made; the e-mail address is the name's. */
export async function join(setting: AccountsSetting, administrator: Viewer, name: string, role: Role): Promise<Viewer> {
  const token = await joinToken(setting, administrator, role)
  // People are listed in the order of joining, which needs different moments.
  setting.pass(1)
  const email = `${name.toLowerCase()}@example.com`
  const used = await redeemLink(setting.ports, { purpose: "join", token, name, email, password })
  if (!used.done) throw new Error(used.sentence)
  const person = (await setting.ports.people.list()).find((each) => each.email === email)
  if (!person) throw new Error(`${email} did not join.`)
  return { id: person.id, name: person.name, email: person.email, role: person.role }
}

export async function joinToken({ ports }: AccountsSetting, administrator: Viewer, role: Role): Promise<string> {
  const link = await invitePerson(ports, administrator, { mutationId: crypto.randomUUID(), name: "Somebody", role })
  if (!link.done) throw new Error(link.sentence)
  return tokenOf(link.path)
}

export function tokenOf(path: string): string {
  return path.replace(/^\/join\//, "")
}

async function someoneWaits(databaseUrl: string): Promise<boolean> {
  return await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where not granted and locktype = 'advisory' and datname = current_database()`,
    )
    return rowCount !== null && rowCount > 0
  })
}

/** As a browser sends it. `from` is the network address, so that tests do not share a limit. */
export function signInRequest(body: { email: string; password: string }, from = "203.0.113.1"): Request {
  return new Request(`${publicUrl}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: publicUrl,
      host: new URL(publicUrl).host,
      "x-forwarded-for": from,
    },
    body: JSON.stringify(body),
  })
}

/** The headers of a browser that keeps the cookie of this response. */
export function withCookieOf(response: Response): Headers {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  return new Headers({ cookie: cookies.join("; "), origin: publicUrl, host: new URL(publicUrl).host })
}
