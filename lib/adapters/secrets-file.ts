// Makes an installation's secrets once and keeps them in its data folder; it never replaces a secret that exists.
import { randomBytes, randomUUID } from "node:crypto"
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { errorCode, errorText, SetupError } from "./setup-error"

export const Secrets = z.object({ authSecret: z.string().min(32), databasePassword: z.string().min(32) })
export type Secrets = z.infer<typeof Secrets>

/**
 * The secrets of the installation in `dataFolder` (a folder that exists), made at the first call.
 * Several first callers at once end with one set. Throws SetupError where the file cannot be read.
 */
export function installationSecrets(dataFolder: string): Secrets {
  const file = path.join(dataFolder, "secrets.json")
  if (!existsSync(file)) writeOnce(file)
  return readSecrets(file)
}

function writeOnce(file: string): void {
  const secrets: Secrets = {
    authSecret: randomBytes(32).toString("hex"),
    databasePassword: randomBytes(32).toString("hex"),
  }
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx", flush: true })
  try {
    // A link appears whole or not at all, and fails where another starter's file already stands.
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error
  } finally {
    rmSync(draft)
  }
}

function readSecrets(file: string): Secrets {
  const text = readText(file)
  chmodSync(file, 0o600)
  const parsed = Secrets.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new SetupError(
    `${file} does not hold this installation's secrets: restore it from your back-up, because the database opens only with the password in it.`,
  )
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    throw new SetupError(`${file} cannot be read (${errorText(error)}): make it a file that you own.`)
  }
}

/** Undefined where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
