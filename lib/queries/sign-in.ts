// Signing in and out from the browser. Keeps no password, and says only what the server said.
import { z } from "zod"

export type SignInOutcome =
  | { done: true }
  | { done: false; reason: "wrong password" | "account closed" | "not reached" | "refused" }
  | { done: false; reason: "too many tries"; waitSeconds: number }

export async function signIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  const response = await post("/api/auth/sign-in/email", credentials)
  if (!response) return { done: false, reason: "not reached" }
  if (response.ok) return { done: true }
  if (response.status === 429) {
    const waitSeconds = Number(response.headers.get("x-retry-after")) || 60
    return { done: false, reason: "too many tries", waitSeconds }
  }
  const body = Refusal.safeParse(await readJson(response))
  return { done: false, reason: body.success ? reasonOf(body.data.code) : "refused" }
}

/** True once the server ended the sign-in. */
export async function signOut(): Promise<boolean> {
  const response = await post("/api/auth/sign-out", {})
  return response?.ok ?? false
}

const Refusal = z.object({ code: z.string() })

function reasonOf(code: string): "wrong password" | "account closed" | "refused" {
  if (code === "INVALID_EMAIL_OR_PASSWORD" || code === "INVALID_EMAIL") return "wrong password"
  // Longer than any password that was ever accepted here.
  if (code === "PASSWORD_TOO_LONG") return "wrong password"
  return code === "ACCOUNT_CLOSED" ? "account closed" : "refused"
}

/** Null where the server was not reached. */
async function post(path: string, body: unknown): Promise<Response | null> {
  try {
    return await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Null where the answer is not JSON, as a proxy's own error page is not. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
