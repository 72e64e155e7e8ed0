// A conversation in a real browser: nothing typed is lost, nothing is said twice, everything reaches both tabs.
import { expect, type Page } from "@playwright/test"
import { askBelow, newConversation, test } from "./conversation-arrange"

const message = (page: Page) => page.getByRole("textbox", { name: "Message" })
const answer = (page: Page) => page.getByRole("textbox", { name: "Your answer" })
const log = (page: Page) => page.getByRole("log", { name: "Conversation" })
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true })
const spoken = (page: Page) => page.locator("[role=log].sr-only p")

test("a message is answered, stands once in the log after a reload, and names the conversation", async ({ page }) => {
  await newConversation(page)
  await message(page).fill("What do the documents say of the closing?")
  await send(page).click()
  await expect(message(page)).toHaveValue("")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do the documents say of the closing?")
  await expect(spoken(page).filter({ hasText: "finished its turn" })).toHaveCount(1)
  await expect(page.getByRole("tree", { name: "Exchanges" })).toContainText("conversation")
  const before = await log(page).getByRole("article").count()
  await page.reload()
  await expect(log(page).getByRole("article")).toHaveCount(before)
  await expect(log(page).getByText("What do the documents say of the closing?", { exact: true }).first()).toBeVisible()
})

test("a question survives a reload with its half-typed answer, and a message sent meanwhile is no answer", async ({
  page,
  app,
}) => {
  const conversation = await newConversation(page)
  await askBelow(app.databaseUrl, conversation, "Which turnover counts?")
  await answer(page).fill("Audi")
  await expect(spoken(page)).toHaveText(["New question: Which turnover counts?"])
  await page.reload()
  await expect(answer(page)).toHaveValue("Audi")
  await message(page).fill("Hello meanwhile")
  await send(page).click()
  await expect(message(page)).toHaveValue("")
  await expect(answer(page)).toHaveValue("Audi")
  await page.getByRole("button", { name: "Answer", exact: true }).click()
  await expect(log(page).getByText("answered", { exact: true })).toBeVisible()
  await expect(answer(page)).toHaveCount(0)
})

test("an answer given in one tab reaches the other, whose unsent words stay there to copy", async ({
  page,
  app,
  context,
}) => {
  const conversation = await newConversation(page)
  await askBelow(app.databaseUrl, conversation, "Which turnover counts?")
  const other = await context.newPage()
  await other.goto(page.url())
  await answer(page).fill("Audited")
  await answer(other).fill("The audited one, I think")
  await page.getByRole("button", { name: "Answer", exact: true }).click()
  await expect(log(other).getByText("answered", { exact: true })).toBeVisible()
  await expect(other.getByText("The audited one, I think")).toBeVisible()
})

test("a question of one conversation stands in no other, and still counts", async ({ page, app }) => {
  const asked = await newConversation(page)
  await askBelow(app.databaseUrl, asked, "Which turnover counts?")
  await expect(answer(page)).toBeVisible()
  await newConversation(page)
  await expect(log(page)).toContainText("Nothing said yet")
  await expect(answer(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: /Inbox/ }).first()).toContainText(/\d/)
})

test("Arabic is laid out from the right in the composer and in the log, and a draft outlives a reload", async ({
  page,
}) => {
  await newConversation(page)
  const words = "مرحبا، 10:30 في room-42."
  await message(page).fill(words)
  await page.reload()
  await expect(message(page)).toHaveValue(words)
  await expect(message(page)).toHaveCSS("direction", "rtl")
  await send(page).click()
  await expect(log(page).getByText(words, { exact: true }).first()).toHaveCSS("direction", "rtl")
})

test("markup in what is said stays text, and no picture of it is asked for", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await newConversation(page)
  await message(page).fill(
    '<img src="http://images.invalid/a.png" onerror="document.title=1"> ![x](http://images.invalid/b.png)',
  )
  await send(page).click()
  await expect(spoken(page).filter({ hasText: "finished its turn" })).toHaveCount(1)
  await expect(log(page).locator("img")).toHaveCount(0)
  expect(asked.filter((url) => url.includes("images.invalid"))).toEqual([])
})

test("an address of nobody's conversation is not found, on the page and on every read", async ({ page }) => {
  for (const path of [
    "conversations/ex_x",
    "exchanges/ex_x/log",
    "exchanges/ex_x/given",
    "exchanges/ex_x/requests",
    "stream?feeds=tree:ex_x",
  ]) {
    expect((await page.request.get(`/api/${path}`)).status(), path).toBe(404)
  }
  expect((await page.goto("/conversations/ex_x"))?.status()).toBe(404)
})
