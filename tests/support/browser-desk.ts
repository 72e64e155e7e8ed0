// Browser tests signed in as the administrator, whose account is made on the first visit; each kind of desk has a server of its own. Decides nothing.
import type { Browser, BrowserContext, Page } from "@playwright/test"
import { test as base } from "./fixtures"

export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>

export { expect } from "@playwright/test"

/** A server of its own that nobody has visited yet. */
export const untouched = base.extend<object, { nobodyYet: undefined }>({
  nobodyYet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      await use(undefined)
    },
    { scope: "worker" },
  ],
})

export const administrator = { name: "Asha Rao", email: "asha@desk.example", password: "correct horse battery" }

/** `sample` is an option of the worker: whether the first account is made with the sample bid. Every page is signed in. */
export const test = base.extend<object, { sample: "with the sample" | "empty"; signedIn: StorageState }>({
  sample: ["empty", { option: true, scope: "worker" }],
  signedIn: [
    async ({ app, browser, sample }, use) => {
      const context = await browser.newContext({ baseURL: app.url })
      await makeFirstAccount(await context.newPage(), sample)
      const state = await context.storageState()
      await context.close()
      await use(state)
    },
    { scope: "worker", timeout: 120_000 },
  ],
  storageState: async ({ signedIn }, use) => {
    await use(signedIn)
  },
})

/** From the welcome page to the first place a signed-in person sees. */
export async function makeFirstAccount(page: Page, sample: "with the sample" | "empty"): Promise<void> {
  await page.goto("/welcome")
  await page.getByLabel("Your name").fill(administrator.name)
  await page.getByLabel("E-mail").fill(administrator.email)
  await page.getByLabel("Password").fill(administrator.password)
  await page.getByRole("checkbox", { name: "Load the sample bid" }).setChecked(sample === "with the sample")
  await page.getByRole("button", { name: "Make the account" }).click()
  // With the sample the first place is its bid, without it the conversations.
  await page.waitForURL(/\/(?:bids|conversations)$/, { timeout: 60_000 })
}

export type Joining = {
  browser: Browser
  url: string
  administratorPage: Page
  name: string
  role: "Operator" | "Manager"
}

/** A person joined by a one-time link that the administrator made; resolves to a page of their own browser, signed in. */
export async function joinByLink({ browser, url, administratorPage, name, role }: Joining): Promise<Page> {
  await administratorPage.goto("/settings/people")
  await administratorPage.getByRole("button", { name: "Add a person" }).click()
  const dialog = administratorPage.getByRole("dialog")
  await dialog.getByLabel("Name").fill(name)
  await dialog.getByRole("radio", { name: role }).check()
  await dialog.getByRole("button", { name: "Make the link" }).click()
  const link = await dialog.getByLabel("Link").inputValue()
  await dialog.getByRole("button", { name: "Done" }).click()
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel("E-mail").fill(`${name.toLowerCase().replaceAll(" ", ".")}@desk.example`)
  await page.getByLabel("Password").fill("another horse battery")
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await page.waitForURL(/\/conversations$/)
  return page
}
