// Text that streams, turns right to left or bears markup: each token once, nothing alive in it, one announcement a turn. The model is a server of the tests.
import type { Page } from "@playwright/test"
import {
  announced,
  answer,
  button,
  exchanges,
  log,
  message,
  newConversation,
  say,
} from "../support/browser-conversation"
import { test as desk, expect } from "../support/browser-desk"
import { importRecords } from "../support/browser-upload"
import { type StartedServer, startServer } from "../support/start-server"
import { type StreamedReply, type StreamingServer, startStreamingServer } from "../support/streaming-server"

const arabic = "مرحبا، 10:30 في room-42."
const markup =
  '<img src=x onerror="document.title=1"> ![plan](http://images.invalid/plan.png) <script src="http://images.invalid/a.js"></script>'

const test = desk.extend<object, { model: StreamingServer; app: StartedServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const model = await startStreamingServer(script)
      await use(model)
      await model.close()
    },
    { scope: "worker" },
  ],
  app: [
    async ({ model }, use) => {
      const app = await startServer({ OPENAI_BASE_URL: model.baseUrl, READBACK_MODEL: "test" })
      await use(app)
      await app.stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
})

/** Messages are looked up for "markup", asked about for "which"; anything else is said back. */
function script(tools: string[], messages: { role: string; content?: string | null | undefined }[]): StreamedReply {
  const last = messages.at(-1)
  const text = last?.content ?? ""
  if (tools.includes("search_messages")) {
    if (last?.role === "tool") return { text: text.includes("answer") ? "Thank you." : `Found: ${markup}` }
    return text.includes("which")
      ? { tool: "ask_caller", arguments: { question: "Which of the two is meant?", choices: ["One", "Two"] } }
      : { tool: "search_messages", arguments: {} }
  }
  if (last?.role === "tool") return { text: `Done. ${markup}` }
  return /markup|which/.test(text) ? { tool: "look_up_messages", arguments: { request: text } } : { text }
}

const numbers = (to: number) => Array.from({ length: to }, (_, index) => String(index + 1))
const lastSaid = async (page: Page) => {
  const words = (await log(page).getByRole("article").last().locator("p").allTextContents()).join(" ")
  return words.split(/\s+/).filter((word) => /^\d+$/.test(word))
}

test("3, 63: a page reloaded while the reply streams shows every number once and in order, and tells the finished turn once", async ({
  page,
  model,
}) => {
  await newConversation(page)
  await say(page, "Count to 200, wait at 80")
  await expect(log(page).getByText(/79 80\b/)).toBeVisible()
  await page.reload()
  await expect(log(page).getByText(/79 80\b/)).toBeVisible()
  expect(await lastSaid(page)).toEqual(numbers(80))
  await expect(announced(page)).toHaveCount(0)
  model.letGo()
  await expect(log(page).getByText(/199 200\b/)).toBeVisible()
  await expect(announced(page)).toHaveText(["The agent finished its turn."])
  expect(await lastSaid(page)).toEqual(numbers(200))
  await page.reload()
  await expect(log(page).getByText(/199 200\b/)).toBeVisible()
  expect(await lastSaid(page)).toEqual(numbers(200))
})

test("4: Stop from a second tab, after a reload of the first, breaks off the model request, and both tabs say stopped", async ({
  page,
  context,
  model,
}) => {
  await newConversation(page)
  await say(page, "Count to 200, wait at 80")
  await expect(log(page).getByText(/79 80\b/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(log(other).getByText(/79 80\b/)).toBeVisible()
  await page.reload()
  await expect(button(page, "Stop")).toBeVisible()
  const before = model.brokenOff()
  await button(other, "Stop").click()
  for (const tab of [page, other]) {
    await expect(log(tab).getByText("stopped", { exact: true })).toBeVisible()
    await expect(button(tab, "Stop")).toHaveCount(0)
    await expect(exchanges(tab)).toContainText("stopped")
  }
  await expect.poll(() => model.brokenOff()).toBe(before + 1)
  model.letGo()
})

test("10, 63: a question is told once, and one answer, pressed twice, brings one continuation", async ({
  page,
  model,
}) => {
  await newConversation(page)
  await say(page, "Ask me which one.")
  await expect(announced(page)).toHaveText(["New question: Which of the two is meant?"])
  const [asker, caller] = [model.requestsWith("search_messages"), model.requestsWith("look_up_messages")]
  await answer(page).fill("Two")
  await button(page, "Answer").dblclick()
  await expect(announced(page).filter({ hasText: "finished its turn" })).toHaveCount(1)
  await expect(announced(page)).toHaveCount(3)
  expect(model.requestsWith("search_messages")).toBe(asker + 1)
  expect(model.requestsWith("look_up_messages")).toBe(caller + 1)
})

test("50: Arabic is laid out right to left in the composer, in what was said and in the agent's reply", async ({
  page,
}) => {
  await newConversation(page)
  await message(page).fill(arabic)
  await expect(message(page)).toHaveCSS("direction", "rtl")
  await button(page, "Send").click()
  const said = log(page).getByRole("article").getByText(arabic, { exact: true })
  await expect(said).toHaveCount(2)
  for (const one of await said.all()) await expect(one).toHaveCSS("direction", "rtl")
})

test("55: markup and remote images in a tool's result and in replies stay text, and no request leaves the browser", async ({
  page,
  app,
}) => {
  const bytes = new TextEncoder().encode(
    JSON.stringify([
      {
        kind: "mail",
        at: "2026-11-20T10:00:00+05:30",
        from: "a@b.example",
        to: ["c@d.example"],
        subject: "x",
        text: markup,
      },
    ]),
  )
  await importRecords(page, [{ name: "messages.json", mediaType: "application/json", bytes, use: ["messages"] }])
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await newConversation(page)
  await say(page, "Look for markup.")
  await expect(announced(page)).toHaveText(["The agent finished its turn."])
  await log(page)
    .getByRole("button", { name: /^messages/ })
    .click()
  await log(page)
    .getByRole("button", { name: /^search_messages/ })
    .click()
  await expect(
    log(page)
      .getByText(/onerror=/)
      .first(),
  ).toBeVisible()
  await expect(log(page).getByText("result", { exact: true })).toBeVisible()
  await expect(log(page).getByText("image: plan").first()).toBeVisible()
  await expect(log(page).locator("img, script, iframe")).toHaveCount(0)
  expect(await page.title()).not.toBe("1")
  expect(
    asked.filter((url) => !url.startsWith(app.url) && !url.startsWith("data:") && !url.startsWith("blob:")),
  ).toEqual([])
})
