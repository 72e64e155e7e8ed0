// Who may not, cannot: no button, no replayed call and no address gives an operator what is not theirs.
import type { Page } from "@playwright/test"
import { type ActionCall, catchAction, replay } from "../support/browser-actions"
import { button, log, message, newConversation, readTree } from "../support/browser-conversation"
import { expect, joinByLink } from "../support/browser-desk"
import { waiting } from "../support/browser-inbox"
import { test } from "../support/browser-prepared-bid"

test.use({ sample: "with the sample" })
test.describe.configure({ timeout: 120_000 })

test("an operator sees a bid's open decisions without a button to decide, and a manager's calls replayed as theirs are refused", async ({
  page,
  app,
  browser,
  prepared,
}) => {
  const operator = await joinByLink({
    browser,
    url: app.url,
    administratorPage: page,
    name: "Omana Nair",
    role: "Operator",
  })
  await page.goto(`/bids/${prepared.bid}`)
  await button(page, "Choose members").click()
  await page.getByRole("dialog").getByLabel("Add a member").selectOption({ label: "Omana Nair" })
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click()
  await expect(page.getByRole("dialog").getByRole("button", { name: "Remove Omana Nair" })).toBeVisible()

  await page.goto("/inbox")
  await expect(waiting(page).getByText("Draft for sign-off")).toBeVisible()
  for (const line of await waiting(page).getByRole("link").filter({ hasText: prepared.name }).all()) {
    await operator.goto((await line.getAttribute("href")) ?? "")
    await expect(operator.getByText("Only managers and administrators decide this.")).toBeVisible()
    const deciding = operator.getByRole("button", { name: /^(Approve|Confirm|Amend|Send back|Reject|Decide)/ })
    await expect(deciding).toHaveCount(0)
  }
  await operator.goto("/inbox")
  await expect(operator.getByText("Nothing waits for you")).toBeVisible()

  const confirm = await caughtInInbox(page, "Document change", () => button(page, "Confirm").click())
  const sendBack = await caughtInInbox(page, "Draft for sign-off", async () => {
    await button(page, "Send back").click()
    await page.getByLabel("What must be done again").fill("All of it.")
    await page.getByRole("form", { name: "Send back" }).getByRole("button", { name: "Send back" }).click()
  })
  const approve = {
    ...sendBack,
    body: sendBack.body.replace(/"decision":\{[^}]*\}/, '"decision":{"decision":"approve"}'),
  }
  expect(approve.body).toContain('{"decision":"approve"}')
  for (const call of [confirm, sendBack, approve]) await expectRefused(operator, call, "not allowed")
  await page.goto("/settings/people")
  await button(page, "Add a person").click()
  await page.getByRole("dialog").getByLabel("Name").fill("Somebody")
  const invite = await catchAction(page, () =>
    page.getByRole("dialog").getByRole("button", { name: "Make the link" }).click(),
  )
  await expectRefused(operator, invite, "not allowed")
  expect((await operator.request.get("/api/people")).status()).toBe(404)

  // None of it happened; the manager's own call, as it was caught, is taken.
  await page.goto("/inbox")
  await expect(waiting(page).getByText("Draft for sign-off")).toBeVisible()
  const left = await waiting(page).getByText("Document change").count()
  expect(await (await replay(page, confirm)).text()).toContain('"done":true')
  await expect(waiting(page).getByText("Document change")).toHaveCount(left - 1)
  await operator.context().close()
})

test("57: another operator's conversation is not found on its page, route, stream, file and action", async ({
  page,
  app,
  browser,
}) => {
  const join = { browser, url: app.url, administratorPage: page, role: "Operator" as const }
  const owner = await joinByLink({ ...join, name: "Padma Iyer" })
  const other = await joinByLink({ ...join, name: "Ravi Menon" })
  const conversation = await newConversation(owner)
  await owner
    .locator('input[type="file"]')
    .setInputFiles([{ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("A note of Padma's.") }])
  await expect(owner.getByText("note.txt")).toBeVisible()
  await expect(button(owner, "Send")).toBeEnabled()
  await message(owner).fill("Keep this note.")
  await button(owner, "Send").click()
  await expect(log(owner).getByRole("list", { name: "Attached" })).toContainText("note.txt")
  const { ledger, positions } = await readTree(owner, conversation)
  const feeds = Object.keys(positions)
  const document = await attachedTo(owner, conversation)

  const reads = [
    `/api/conversations/${conversation}`,
    ...["log", "given", "requests", "facts", "requests/1"].map((part) => `/api/exchanges/${conversation}/${part}`),
    `/api/files/documents/${ledger}/${document}`,
  ]
  for (const read of reads) {
    expect((await owner.request.get(read)).status(), read).toBe(200)
    expect((await other.request.get(read)).status(), read).toBe(404)
  }
  for (const feed of feeds) expect((await other.request.get(`/api/stream?feeds=${feed}`)).status(), feed).toBe(404)
  expect((await other.goto(`/conversations/${conversation}`))?.status()).toBe(404)
  await expect(other.getByText("Padma")).toHaveCount(0)

  await message(owner).fill("Another word.")
  const send = await catchAction(owner, () => button(owner, "Send").click())
  await button(owner, "Rename").click()
  await owner.getByRole("dialog").getByLabel("Name").fill("Renamed")
  const rename = await catchAction(owner, () =>
    owner.getByRole("dialog").getByRole("button", { name: "Rename" }).click(),
  )
  for (const call of [send, rename]) {
    await expectRefused(other, call, "not found")
    expect(await (await replay(owner, call)).text()).toContain('"done":true')
  }
  await owner.reload()
  await expect(owner.getByRole("heading", { level: 1, name: "Renamed" })).toBeVisible()
  await expect(log(owner).getByText("Another word.", { exact: true })).toHaveCount(1)
  for (const person of [owner, other]) await person.context().close()
})

async function caughtInInbox(page: Page, kind: string, click: () => Promise<void>): Promise<ActionCall> {
  await page.goto("/inbox")
  await waiting(page).getByRole("link").filter({ hasText: kind }).first().click()
  return catchAction(page, click)
}

async function expectRefused(page: Page, call: ActionCall, reason: string): Promise<void> {
  const answer = await (await replay(page, call)).text()
  expect(answer).toContain('"done":false')
  expect(answer).toContain(`"reason":"${reason}"`)
}

/** The id of the document that the conversation's first message carries, as its log says. */
async function attachedTo(page: Page, conversation: string): Promise<string> {
  const said = await (await page.request.get(`/api/exchanges/${conversation}/log`)).text()
  return /"document":"([^"]+)"/.exec(said)?.[1] ?? ""
}
