// How accounts come to be, change and close, with every command on a real database.
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { changeRole } from "@/lib/commands/change-role"
import { closeAccount } from "@/lib/commands/close-account"
import { createFirstAccount } from "@/lib/commands/create-first-account"
import { invitePerson } from "@/lib/commands/invite-person"
import { makeAdministrator } from "@/lib/commands/make-administrator"
import { makePasswordLink } from "@/lib/commands/make-password-link"
import { redeemLink } from "@/lib/commands/redeem-link"
import { reopenAccount } from "@/lib/commands/reopen-account"
import type { Viewer } from "@/lib/core/permissions"
import {
  type AccountsSetting,
  accountsSetting,
  firstAdministrator,
  join,
  joinToken,
  password,
  signInRequest,
  tokenOf,
  withCookieOf,
} from "./accounts-setting"

let setting: AccountsSetting
beforeEach(async () => {
  setting = await accountsSetting()
})
afterEach(() => setting.end())

const day = 24 * 60 * 60 * 1000
const mutation = () => crypto.randomUUID()

describe("the first visit", () => {
  const visit = (name: string) => ({ name, email: `${name}@example.com`, password, loadSample: false })

  test("of two first visitors in two processes at once, one gets the account", async () => {
    const second = await setting.race({
      meanwhile: (ports) => createFirstAccount(ports, visit("bea")),
      work: async (accounts) => {
        expect(await accounts.list()).toEqual([])
        const at = new Date(setting.ports.clock.now()).toISOString()
        await accounts.add({ name: "ada", email: "ada@example.com", role: "administrator", passwordHash: "none", at })
      },
    })
    expect(second).toMatchObject({ done: false, reason: "accounts exist" })
    expect(await setting.ports.people.list()).toMatchObject([{ name: "ada" }])
  })

  test("ends with the account: a second first visitor is refused", async () => {
    expect(await createFirstAccount(setting.ports, visit("ada"))).toMatchObject({ viewer: { role: "administrator" } })
    expect(await createFirstAccount(setting.ports, visit("bea"))).toMatchObject({ reason: "accounts exist" })
  })
})

describe("a link to join", () => {
  let ada: Viewer
  beforeEach(async () => {
    ada = await firstAdministrator(setting)
  })
  const joining = (token: string, name: string) =>
    ({ purpose: "join", token, name, email: `${name}@example.com`, password }) as const

  test("opens once, even for two at the same moment", async () => {
    const token = await joinToken(setting, ada, "manager")
    const late = await setting.race({
      meanwhile: (ports) => redeemLink(ports, joining(token, "bea")),
      work: async (accounts) => {
        const link = await accounts.findLink({ tokenHash: setting.ports.hash(token) })
        const at = new Date(setting.ports.clock.now()).toISOString()
        expect([await accounts.redeemLink(link?.id ?? "", at), await accounts.redeemLink(link?.id ?? "", at)]).toEqual([
          true,
          false,
        ])
      },
    })
    expect(late).toMatchObject({ done: false, reason: "link used" })
    expect(await setting.ports.people.list()).toHaveLength(1)
  })

  test("gives the role it was made with, once", async () => {
    const token = await joinToken(setting, ada, "manager")
    setting.pass(1)
    expect(await redeemLink(setting.ports, joining(token, "bea"))).toEqual({ done: true, email: "bea@example.com" })
    expect(await redeemLink(setting.ports, joining(token, "cem"))).toMatchObject({ reason: "link used" })
    expect((await setting.ports.people.list()).map(({ role }) => role)).toEqual(["administrator", "manager"])
  })

  test("is the same link when the same mutation is sent again, and another one for another mutation", async () => {
    const input = { mutationId: mutation(), name: "Bea", role: "operator" } as const
    const first = await invitePerson(setting.ports, ada, input)
    expect(await invitePerson(setting.ports, ada, input)).toEqual(first)
    expect(await invitePerson(setting.ports, ada, { ...input, mutationId: mutation() })).not.toEqual(first)
  })

  test("works within seven days and not a moment longer", async () => {
    const early = await joinToken(setting, ada, "operator")
    const late = await joinToken(setting, ada, "operator")
    setting.pass(7 * day - 1)
    expect(await redeemLink(setting.ports, joining(early, "bea"))).toMatchObject({ done: true })
    setting.pass(1)
    expect(await redeemLink(setting.ports, joining(late, "cem"))).toMatchObject({ reason: "link expired" })
  })

  test("stays unused when the e-mail address is taken, in whatever case", async () => {
    const token = await joinToken(setting, ada, "operator")
    const taken = await redeemLink(setting.ports, { ...joining(token, "bea"), email: "ada@example.com" })
    expect(taken).toMatchObject({ reason: "email taken", field: "email" })
    expect(await redeemLink(setting.ports, joining(token, "bea"))).toMatchObject({ done: true })
  })

  test("is void once its maker is no open administrator", async () => {
    const max = await join(setting, ada, "Max", "administrator")
    const fromMax = await joinToken(setting, max, "administrator")
    await changeRole(setting.ports, ada, { mutationId: mutation(), personId: max.id, role: "manager" })
    expect(await redeemLink(setting.ports, joining(fromMax, "eve"))).toMatchObject({ reason: "link void" })
  })

  test("that nobody made opens nothing", async () => {
    expect(await redeemLink(setting.ports, joining("made-up", "eve"))).toMatchObject({ reason: "link unknown" })
    expect(await setting.ports.people.list()).toHaveLength(1)
  })
})

describe("a link for a new password", () => {
  let ada: Viewer
  let olu: Viewer
  beforeEach(async () => {
    ada = await firstAdministrator(setting)
    olu = await join(setting, ada, "Olu", "operator")
  })
  const linkFor = async (personId: string) => {
    const link = await makePasswordLink(setting.ports, ada, { mutationId: mutation(), personId })
    if (!link.done) throw new Error(link.sentence)
    return tokenOf(link.path)
  }
  const newPassword = "another fine password"

  test("changes the password, ends earlier sign-ins, and opens once", async () => {
    const before = withCookieOf(
      await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.20")),
    )
    const token = await linkFor(olu.id)
    expect(await setting.accounts.viewerOf(before)).toEqual(olu)
    const used = await redeemLink(setting.ports, { purpose: "password", token, password: newPassword })
    expect(used).toEqual({ done: true, email: olu.email })
    expect(await setting.accounts.viewerOf(before)).toBeNull()
    const old = await setting.accounts.handle(signInRequest({ email: olu.email, password }, "192.0.2.20"))
    const now = await setting.accounts.handle(signInRequest({ email: olu.email, password: newPassword }, "192.0.2.20"))
    expect([old.status, now.status]).toEqual([401, 200])
    const again = await redeemLink(setting.ports, { purpose: "password", token, password })
    expect(again).toMatchObject({ reason: "link used" })
  })

  test("puts an earlier one out of force", async () => {
    const earlier = await linkFor(olu.id)
    await linkFor(olu.id)
    const used = await redeemLink(setting.ports, { purpose: "password", token: earlier, password: newPassword })
    expect(used).toMatchObject({ reason: "link expired" })
  })

  test("is not made for a closed account, and one made before is void", async () => {
    const token = await linkFor(olu.id)
    await closeAccount(setting.ports, ada, { mutationId: mutation(), personId: olu.id })
    const made = await makePasswordLink(setting.ports, ada, { mutationId: mutation(), personId: olu.id })
    expect(made).toMatchObject({ reason: "account closed" })
    const used = await redeemLink(setting.ports, { purpose: "password", token, password: newPassword })
    expect(used).toMatchObject({ reason: "link void" })
  })

  test("makes no account when used as a link to join, and a link to join sets no password", async () => {
    const token = await linkFor(olu.id)
    const asJoin = { purpose: "join", token, name: "Eve", email: "eve@example.com", password } as const
    expect(await redeemLink(setting.ports, asJoin)).toMatchObject({ reason: "link unknown" })
    const toJoin = await joinToken(setting, ada, "operator")
    const asPassword = { purpose: "password", token: toJoin, password } as const
    expect(await redeemLink(setting.ports, asPassword)).toMatchObject({ reason: "link unknown" })
    expect(await setting.ports.people.list()).toHaveLength(2)
  })
})

describe("managing people", () => {
  let ada: Viewer
  beforeEach(async () => {
    ada = await firstAdministrator(setting)
  })

  test("the last administrator can be neither demoted nor closed", async () => {
    const demoted = await changeRole(setting.ports, ada, { mutationId: mutation(), personId: ada.id, role: "manager" })
    const closed = await closeAccount(setting.ports, ada, { mutationId: mutation(), personId: ada.id })
    expect([demoted, closed]).toEqual([
      expect.objectContaining({ reason: "last administrator" }),
      expect.objectContaining({ reason: "last administrator" }),
    ])
    expect(await setting.ports.people.list()).toMatchObject([{ role: "administrator", closedAt: null }])
  })

  test("a closed administrator does not count as one who is left", async () => {
    const max = await join(setting, ada, "Max", "administrator")
    await closeAccount(setting.ports, ada, { mutationId: mutation(), personId: max.id })
    const demoted = await changeRole(setting.ports, ada, { mutationId: mutation(), personId: ada.id, role: "operator" })
    expect(demoted).toMatchObject({ reason: "last administrator" })
  })

  test("of two administrators who demote and close each other at once, one is left", async () => {
    const max = await join(setting, ada, "Max", "administrator")
    const late = await setting.race({
      meanwhile: (ports) => closeAccount(ports, max, { mutationId: mutation(), personId: ada.id }),
      work: async (accounts) => {
        expect((await accounts.list()).map(({ closedAt }) => closedAt)).toEqual([null, null])
        await accounts.setRole(max.id, "operator")
      },
    })
    expect(late).toMatchObject({ done: false, reason: "last administrator" })
    expect((await setting.ports.people.list())[0]).toMatchObject({ role: "administrator", closedAt: null })
  })

  test("closing twice keeps the first moment, and reopening keeps the role", async () => {
    const max = await join(setting, ada, "Max", "manager")
    await closeAccount(setting.ports, ada, { mutationId: mutation(), personId: max.id })
    const [, first] = await setting.ports.people.list()
    setting.pass(day)
    expect(await closeAccount(setting.ports, ada, { mutationId: mutation(), personId: max.id })).toEqual({ done: true })
    const [, second] = await setting.ports.people.list()
    expect(first?.closedAt).not.toBeNull()
    expect(second).toEqual(first)
    await reopenAccount(setting.ports, ada, { mutationId: mutation(), personId: max.id })
    expect((await setting.ports.people.list())[1]).toMatchObject({ role: "manager", closedAt: null })
  })

  test("a manager manages nobody", async () => {
    const max = await join(setting, ada, "Max", "manager")
    const about = { mutationId: mutation(), personId: ada.id }
    const outcomes = [
      await invitePerson(setting.ports, max, { mutationId: mutation(), name: "Eve", role: "administrator" }),
      await makePasswordLink(setting.ports, max, about),
      await changeRole(setting.ports, max, { ...about, personId: max.id, role: "administrator" }),
      await closeAccount(setting.ports, max, about),
      await reopenAccount(setting.ports, max, about),
    ]
    for (const outcome of outcomes) expect(outcome).toMatchObject({ done: false, reason: "not allowed" })
    expect((await setting.ports.people.list()).map(({ role }) => role)).toEqual(["administrator", "manager"])
  })

  test("nobody is found under an unknown id", async () => {
    const about = { mutationId: mutation(), personId: "nobody" }
    const outcomes = [
      await makePasswordLink(setting.ports, ada, about),
      await changeRole(setting.ports, ada, { ...about, role: "manager" }),
      await closeAccount(setting.ports, ada, about),
      await reopenAccount(setting.ports, ada, about),
    ]
    for (const outcome of outcomes) expect(outcome).toMatchObject({ done: false, reason: "not found" })
  })

  test("from the machine itself, a closed operator becomes an administrator who sets a new password", async () => {
    const olu = await join(setting, ada, "Olu", "operator")
    await closeAccount(setting.ports, ada, { mutationId: mutation(), personId: olu.id })
    const made = await makeAdministrator(setting.ports, { email: "OLU@example.com", linkId: mutation() })
    if (!made.done) throw new Error(made.sentence)
    const used = await redeemLink(setting.ports, {
      purpose: "password",
      token: tokenOf(made.path),
      password: "a new password",
    })
    expect(used).toEqual({ done: true, email: olu.email })
    expect((await setting.ports.people.list())[1]).toMatchObject({ role: "administrator", closedAt: null })
    const unknown = await makeAdministrator(setting.ports, { email: "nobody@example.com", linkId: mutation() })
    expect(unknown).toMatchObject({ reason: "not found" })
  })
})
