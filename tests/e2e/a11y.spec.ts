// Every screen, wide and small, light and dark, held to the rules of axe: nothing serious or critical.
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { bidTabs } from "@/lib/views/bid-header"
import { answer, exchanges, newConversation, say } from "../support/browser-conversation"
import { expect, untouched } from "../support/browser-desk"
import { waiting } from "../support/browser-inbox"
import { test } from "../support/browser-prepared-bid"

test.use({ sample: "with the sample" })

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** A theme changes colours alone: in the second one only their contrast is looked at. No page has frames. */
const rules = {
  light: (axe: AxeBuilder) => axe,
  dark: (axe: AxeBuilder) => axe.withRules(["color-contrast"]),
}

/** What is wrong with the page as it stands, in each width and theme: the rule and where. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const size of widths) {
    await page.setViewportSize(size)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme)
      const { violations } = await rules[colorScheme](new AxeBuilder({ page })).setLegacyMode().analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact !== "serious" && impact !== "critical") continue
        faults.push(
          `${screen}, ${size.width}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
        )
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return faults
}

const firstVisit = untouched.extend<object, { anotherNobodyYet: undefined }>({
  anotherNobodyYet: [async ({ nobodyYet }, use) => use(nobodyYet), { scope: "worker" }],
})

firstVisit("the first visit breaks no serious rule of accessibility", async ({ page }) => {
  await page.goto("/welcome")
  expect(await faultsOf(page, "welcome")).toEqual([])
})

test("lists, settings, a bid's every tab and a document's page break no serious rule of accessibility", async ({
  page,
  browser,
  app,
  prepared,
}) => {
  test.setTimeout(180_000)
  const { documents } = await (await page.request.get(`/api/bids/${prepared.bid}/documents`)).json()
  const places = [
    "/conversations",
    "/bids",
    "/settings/company",
    "/settings/people",
    ...bidTabs.map(({ id }) => `/bids/${prepared.bid}/${id}`),
    `/bids/${prepared.bid}/documents/${documents[0].document}?page=1`,
  ]
  const faults: string[] = []
  for (const place of places) {
    await page.goto(place)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
    faults.push(...(await faultsOf(page, place)))
  }
  const stranger = await browser.newPage({ baseURL: app.url, storageState: { cookies: [], origins: [] } })
  await stranger.goto("/sign-in")
  faults.push(...(await faultsOf(stranger, "sign-in")))
  await stranger.close()
  expect(faults).toEqual([])
})

test("a conversation with exchanges, an open question and each open item of the Inbox break no serious rule of accessibility", async ({
  page,
  prepared,
}) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  await page.goto(`/conversations/${prepared.conversation}`)
  await expect(exchanges(page).getByRole("treeitem", { level: 3 }).first()).toBeVisible()
  faults.push(...(await faultsOf(page, "conversation")))
  await newConversation(page)
  await say(page, "What day was the conversation?")
  await expect(answer(page)).toBeVisible({ timeout: 30_000 })
  faults.push(...(await faultsOf(page, "question")))
  await page.goto("/inbox")
  await expect(waiting(page)).toBeVisible()
  faults.push(...(await faultsOf(page, "Inbox")))
  const seen = new Set<string>()
  for (const line of await waiting(page).getByRole("link").all()) {
    const kind =
      /Question|Document change|Old value repeated|Draft for sign-off/.exec((await line.textContent()) ?? "")?.[0] ?? ""
    if (seen.has(kind)) continue
    seen.add(kind)
    await line.click()
    await expect(page.getByRole("region", { name: "Decision" })).toBeVisible()
    faults.push(...(await faultsOf(page, `Inbox, ${kind}`)))
  }
  expect(seen.size).toBe(4)
  expect(faults).toEqual([])
})
