// Accounts and sign-ins on PostgreSQL through better-auth. Accounts are never made here by strangers: sign-up stays shut.
import { PrismaPg } from "@prisma/adapter-pg"
import { type BetterAuthOptions, betterAuth } from "better-auth"
import { prismaAdapter } from "better-auth/adapters/prisma"
import { APIError, createAuthMiddleware } from "better-auth/api"
import { nextCookies } from "better-auth/next-js"
import { z } from "zod"
import { passwordLength } from "@/lib/core/account-fields"
import { Viewer } from "@/lib/core/permissions"
import type { People } from "@/lib/core/ports/people"
import type { Clock } from "@/lib/core/ports/world"
import { PrismaClient } from "@/prisma/generated/client"
import { endSignIns, peopleOnPrisma } from "./auth-prisma-people"
import { SignInTries } from "./auth-sign-in-tries"

export type Accounts = {
  people: People
  /** Answers POST sign-in/email and sign-out below /api/auth; anything else is not found. */
  handle(request: Request): Promise<Response>
  /** The person whose cookie these headers carry; null for a stranger and for a closed account, whose sign-ins it ends. */
  viewerOf(headers: Headers): Promise<Viewer | null>
  /** Signs a person in on Next's current response, after their account was made or mended. Throws on a wrong password. */
  signIn(credentials: { email: string; password: string }, headers: Headers): Promise<void>
  /** Closes the connections. */
  close(): Promise<void>
}

export type AccountsSettings = {
  databaseUrl: string
  /** At least 32 characters; signs cookies and derives one-time links. */
  secret: string
  /** The address people open; with https the cookie is sent over https alone. */
  publicUrl: string
  clock: Clock
}

/** Opens a small pool of its own; connects at the first question. Call once a process. */
export function openAccounts({ databaseUrl, secret, publicUrl, clock }: AccountsSettings): Accounts {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 4 }) })
  const auth = betterAuth(authOptions({ prisma, secret, publicUrl, tries: new SignInTries(clock) }))
  return {
    people: peopleOnPrisma({ prisma, secret }),
    handle: async (request) => {
      const open = request.method === "POST" && openPaths.has(new URL(request.url).pathname)
      return open ? auth.handler(request) : new Response("Not found", { status: 404 })
    },
    viewerOf: async (headers) => {
      const found = await auth.api.getSession({ headers })
      if (!found) return null
      const { closedAt, ...person } = SignedIn.parse(found.user)
      if (!closedAt) return person
      await endSignIns(prisma, person.id)
      return null
    },
    signIn: async (body, headers) => {
      await auth.api.signInEmail({ body, headers })
    },
    close: () => prisma.$disconnect(),
  }
}

const openPaths = new Set(["/api/auth/sign-in/email", "/api/auth/sign-out"])
const SignedIn = Viewer.extend({ closedAt: z.date().nullish() })
const day = 24 * 60 * 60

type Parts = { prisma: PrismaClient; secret: string; publicUrl: string; tries: SignInTries }

function authOptions({ prisma, secret, publicUrl, tries }: Parts) {
  return {
    appName: "Readback",
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins: (request) => ownOrigin(request),
    database: prismaAdapter(prisma, { provider: "postgresql" }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: {
      additionalFields: {
        role: { type: "string", input: false },
        closedAt: { type: "date", input: false, required: false },
      },
    },
    // Thirty days from signing in, not from the last visit: reading a page writes nothing.
    session: { expiresIn: 30 * day, disableSessionRefresh: true },
    rateLimit: { enabled: true, customRules: { "/sign-in/email": { window: 60, max: 30 } } },
    advanced: {
      cookiePrefix: "readback",
      disableOriginCheck: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
    },
    telemetry: { enabled: false },
    logger: { level: "error" },
    hooks: {
      before: createAuthMiddleware(async (call) => {
        if (call.path !== signInPath || !call.request) return
        const wait = tries.begin(triedEmail(call.body))
        if (wait > 0)
          throw new APIError(
            "TOO_MANY_REQUESTS",
            { code: "TOO_MANY_TRIES", message: "Too many tries to sign in under one address." },
            { "x-retry-after": `${wait}` },
          )
      }),
      after: createAuthMiddleware(async (call) => {
        if (call.path !== signInPath || !call.request) return
        if (!(call.context.returned instanceof APIError)) tries.succeeded(triedEmail(call.body))
      }),
    },
    databaseHooks: {
      session: {
        create: {
          // The password is proven at this point, so only its owner learns that the account is closed.
          before: async ({ userId }) => {
            const user = await prisma.user.findUnique({ where: { id: userId }, select: { closedAt: true } })
            if (user?.closedAt) throw new APIError("FORBIDDEN", { code: "ACCOUNT_CLOSED" })
          },
        },
      },
    },
    plugins: [nextCookies()],
  } satisfies BetterAuthOptions
}

const signInPath = "/sign-in/email"

/** The origin the request itself was sent to, so that 127.0.0.1, localhost and a machine's name all serve. */
function ownOrigin(request: Request | undefined): string[] {
  const host = request?.headers.get("host")
  return host ? [`http://${host}`, `https://${host}`] : []
}

function triedEmail(body: unknown): string {
  const parsed = z.object({ email: z.string() }).safeParse(body)
  return parsed.success ? parsed.data.email.toLowerCase() : ""
}
