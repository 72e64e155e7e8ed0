// Signing in and out as a browser does it, on a real database.
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { changeRole } from "@/lib/commands/change-role"
import { closeAccount } from "@/lib/commands/close-account"
import { reopenAccount } from "@/lib/commands/reopen-account"
import type { Viewer } from "@/lib/core/permissions"
import {
  type AccountsSetting,
  accountsSetting,
  firstAdministrator,
  join,
  password,
  publicUrl,
  signInRequest,
  withCookieOf,
} from "./accounts-setting"

let setting: AccountsSetting
let ada: Viewer
beforeEach(async () => {
  setting = await accountsSetting()
  ada = await firstAdministrator(setting)
})
afterEach(() => setting.end())

const mutationId = "8f0f6bd4-0f0b-4b0e-9c3e-0d3b1b8a7c11"

describe("signing in", () => {
  test("the right password, in any case of the address, gives a cookie that names the viewer", async () => {
    const response = await setting.accounts.handle(signInRequest({ email: "ADA@example.com", password }, "203.0.113.2"))
    expect(response.status).toBe(200)
    expect(await setting.accounts.viewerOf(withCookieOf(response))).toEqual(ada)
  })

  test("the cookie is out of reach for scripts, stays on this site and lasts thirty days", async () => {
    const response = await setting.accounts.handle(signInRequest({ email: ada.email, password }, "203.0.113.3"))
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith("readback.session_token="))
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Max-Age=2592000/i)
  })

  test("a wrong password and an unknown address are refused alike and without a cookie", async () => {
    const wrong = await setting.accounts.handle(
      signInRequest({ email: ada.email, password: "not the password" }, "203.0.113.4"),
    )
    const unknown = await setting.accounts.handle(
      signInRequest({ email: "nobody@example.com", password }, "203.0.113.4"),
    )
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.json()).toEqual(await unknown.json())
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  test("a page of another site cannot sign a browser in", async () => {
    const request = signInRequest({ email: ada.email, password }, "203.0.113.5")
    request.headers.set("origin", "https://elsewhere.example")
    expect((await setting.accounts.handle(request)).status).toBe(403)
  })

  test("nobody signs up by themselves, and no other door of the library is open", async () => {
    for (const path of ["sign-up/email", "update-user", "change-password", "request-password-reset", "delete-user"]) {
      const request = new Request(`${publicUrl}/api/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: publicUrl },
        body: JSON.stringify({ email: "eve@example.com", password, name: "Eve", role: "administrator" }),
      })
      expect((await setting.accounts.handle(request)).status).toBe(404)
    }
    const signUp = signInRequest({ email: "eve@example.com", password })
    expect((await setting.accounts.handle(new Request(signUp.url, { headers: signUp.headers }))).status).toBe(404)
    expect(await setting.ports.people.list()).toHaveLength(1)
  })

  test("signing out ends the sign-in for whoever kept the cookie", async () => {
    const cookie = withCookieOf(
      await setting.accounts.handle(signInRequest({ email: ada.email, password }, "203.0.113.6")),
    )
    const out = new Request(`${publicUrl}/api/auth/sign-out`, { method: "POST", headers: cookie })
    expect((await setting.accounts.handle(out)).status).toBe(200)
    expect(await setting.accounts.viewerOf(cookie)).toBeNull()
  })

  test("a made-up or changed cookie names nobody", async () => {
    const cookie = withCookieOf(
      await setting.accounts.handle(signInRequest({ email: ada.email, password }, "203.0.113.7")),
    )
    const changed = new Headers({ cookie: (cookie.get("cookie") ?? "").replace(/=(.)/, "=x$1") })
    expect(await setting.accounts.viewerOf(cookie)).toEqual(ada)
    expect(await setting.accounts.viewerOf(changed)).toBeNull()
    expect(await setting.accounts.viewerOf(new Headers())).toBeNull()
  })
})

describe("too many tries", () => {
  const guess = (n: number) => signInRequest({ email: ada.email, password: "a wrong password" }, `198.51.100.${n}`)

  test("after eight wrong passwords from eight places the right one waits, then is heard again", async () => {
    for (let n = 1; n <= 8; n++) expect((await setting.accounts.handle(guess(n))).status).toBe(401)
    const refused = await setting.accounts.handle(signInRequest({ email: ada.email, password }, "198.51.100.9"))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("x-retry-after"))).toBe(300)
    setting.pass(300_000)
    const heard = await setting.accounts.handle(signInRequest({ email: ada.email, password }, "198.51.100.9"))
    expect(heard.status).toBe(200)
  })

  test("twenty guesses at the same moment count as twenty", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => setting.accounts.handle(guess(20 + n))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12)
  })

  test("a right password clears what was mistyped before", async () => {
    for (let round = 0; round < 2; round++) {
      for (let n = 1; n <= 7; n++) expect((await setting.accounts.handle(guess(60 + n))).status).toBe(401)
      const right = await setting.accounts.handle(signInRequest({ email: ada.email, password }, "198.51.100.80"))
      expect(right.status).toBe(200)
    }
  })

  test("one place that tries thirty times in a minute waits, whatever it sends", async () => {
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) {
      const request = signInRequest({ email: `not an address ${n}`, password: "guess" }, "198.51.100.200")
      statuses.push((await setting.accounts.handle(request)).status)
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses[30]).toBe(429)
  })
})

describe("a closed account", () => {
  test("is signed out everywhere, cannot sign in, and says why to whoever knows the password alone", async () => {
    const olu = await join(setting, ada, "Olu", "operator")
    const cookie = withCookieOf(
      await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.1")),
    )
    expect(await setting.accounts.viewerOf(cookie)).toEqual(olu)
    await closeAccount(setting.ports, ada, { mutationId, personId: olu.id })
    expect(await setting.accounts.viewerOf(cookie)).toBeNull()

    const right = await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.1"))
    expect([right.status, (await right.json()).code]).toEqual([403, "ACCOUNT_CLOSED"])
    expect(right.headers.getSetCookie()).toEqual([])
    const wrong = await setting.accounts.handle(
      signInRequest({ email: olu.email, password: "guess guess" }, "192.0.2.1"),
    )
    expect([wrong.status, (await wrong.json()).code]).toEqual([401, "INVALID_EMAIL_OR_PASSWORD"])
  })

  test("reopened, it signs in again, but no cookie of before its closing comes back", async () => {
    const olu = await join(setting, ada, "Olu", "operator")
    const before = withCookieOf(
      await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.2")),
    )
    await closeAccount(setting.ports, ada, { mutationId, personId: olu.id })
    await reopenAccount(setting.ports, ada, { mutationId, personId: olu.id })
    expect(await setting.accounts.viewerOf(before)).toBeNull()
    const again = await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.2"))
    expect(await setting.accounts.viewerOf(withCookieOf(again))).toEqual(olu)
  })
})

test("another role holds from the next click on, without signing in again", async () => {
  const olu = await join(setting, ada, "Olu", "operator")
  const cookie = withCookieOf(await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.3")))
  await changeRole(setting.ports, ada, { mutationId, personId: olu.id, role: "manager" })
  expect(await setting.accounts.viewerOf(cookie)).toEqual({ ...olu, role: "manager" })
})
