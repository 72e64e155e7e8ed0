// The settings of this process, read from its environment once; the only file that touches process.env.
import path from "node:path"
import { z } from "zod"
import { SetupError } from "@/lib/adapters/setup-error"

const wholeNumber = z.string().regex(/^\d+$/, "must be a whole number").transform(Number)
const positive = (fallback: number) => wholeNumber.pipe(z.number().min(1, "must be at least 1")).default(fallback)

/** Every variable Readback reads. An empty one counts as unset. */
const Environment = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgresql://")
    .optional(),
  READBACK_DATA: z.string().default(".data"),
  PORT: wholeNumber.pipe(z.number().min(1, "must be at least 1").max(65_535, "must be at most 65535")).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be a host name or an address")
    .default("127.0.0.1"),
  READBACK_URL: z.url({ protocol: /^https?$/, message: "must be an http or https address" }).optional(),
  READBACK_AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, message: "must be an http or https address" }).optional(),
  READBACK_MODEL: z.string().optional(),
  READBACK_CONTEXT_WINDOW: wholeNumber.pipe(z.number().min(4096, "must be at least 4096 tokens")).optional(),
  READBACK_LEASE_MS: positive(15_000),
  READBACK_POLL_MS: positive(1000),
  READBACK_CHROMIUM: z.string().optional(),
})

export type Settings = {
  /** Unset until `npm start` put up Readback's own PostgreSQL. */
  databaseUrl: string | undefined
  /** Absolute path. */
  dataFolder: string
  port: number
  host: string
  /** The address people open, without a slash at its end. */
  publicUrl: string
  authSecret: string | undefined
  openaiApiKey: string | undefined
  openaiBaseUrl: string | undefined
  /** The model's name at the provider; undefined leaves the choice to the adapter. */
  model: string | undefined
  /** Tokens. */
  contextWindow: number | undefined
  /** How long a runner may hold an exchange without a heartbeat. */
  leaseMs: number
  /** How often a runner looks for work that no notification announced. */
  pollMs: number
  /** The browser the end-to-end tests run. */
  chromium: string | undefined
}

/** The settings of this process, parsed at the first call. Throws SetupError naming the variable that is wrong. */
export function env(): Settings {
  cached ??= parseSettings(process.env)
  return cached
}

let cached: Settings | undefined

/** `source` maps names of variables to their text. Throws SetupError naming the variable that is wrong. */
export function parseSettings(source: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(withoutEmpty(source))
  if (!parsed.success) throw wrongVariable(parsed.error)
  const values = parsed.data
  return {
    databaseUrl: values.DATABASE_URL,
    dataFolder: path.resolve(/*turbopackIgnore: true*/ values.READBACK_DATA),
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.READBACK_URL ?? localUrl(values.HOST, values.PORT)).replace(/\/$/, ""),
    authSecret: values.READBACK_AUTH_SECRET,
    openaiApiKey: values.OPENAI_API_KEY,
    openaiBaseUrl: values.OPENAI_BASE_URL,
    model: values.READBACK_MODEL,
    contextWindow: values.READBACK_CONTEXT_WINDOW,
    leaseMs: values.READBACK_LEASE_MS,
    pollMs: values.READBACK_POLL_MS,
    chromium: values.READBACK_CHROMIUM,
  }
}

/** The environment for a child process: this one's, with `overrides` on top; undefined removes a variable. */
export function childEnvironment(overrides: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const merged: NodeJS.ProcessEnv = { ...process.env }
  for (const [name, value] of Object.entries(overrides)) {
    if (value === undefined) delete merged[name]
    else merged[name] = value
  }
  return merged
}

/** The address on this machine; a wildcard host is reached through the loopback address. */
export function localUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`
}

function withoutEmpty(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}

function wrongVariable(error: z.ZodError): SetupError {
  const issue = error.issues[0]
  const name = String(issue?.path[0] ?? "environment")
  return new SetupError(`The setting ${name} ${issue?.message ?? "is not valid"}: correct it or unset it.`)
}
