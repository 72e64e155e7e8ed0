// Says which system account runs PostgreSQL, which refuses to run as root; it never changes an account.
import { readFileSync } from "node:fs"
import { SetupError } from "./setup-error"

/** `self`: PostgreSQL runs as whoever runs us. `other`: we are root, and it runs as the account named. */
export type PostgresAccount = { kind: "self" } | { kind: "other"; name: string; uid: number; gid: number }

/** Throws SetupError where we are root and the machine has no account to run the database as. */
export function postgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return { kind: "self" }
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n")
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(":") ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { kind: "other", name, uid: Number(uid), gid: Number(gid) }
  }
  throw new SetupError(
    "PostgreSQL does not run as root and this machine has neither a postgres nor a nobody account: start Readback as an ordinary user.",
  )
}

/** The uid and gid options of node:child_process for that account. */
export function accountIds(account: PostgresAccount): { uid?: number; gid?: number } {
  return account.kind === "other" ? { uid: account.uid, gid: account.gid } : {}
}
