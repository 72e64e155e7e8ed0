// The server is killed while a question waits and while a task runs: both go on where they were.
import { acceptanceRecords } from "../support/acceptance-records"
import {
  answer,
  button,
  exchanges,
  log,
  newConversation,
  newConversationIn,
  readTree,
  say,
} from "../support/browser-conversation"
import { test as desk, expect } from "../support/browser-desk"
import { waiting } from "../support/browser-inbox"
import { importRecords } from "../support/browser-upload"
import { type StartedServer, startServer } from "../support/start-server"

const test = desk.extend<object, { app: StartedServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      // Work of a killed server is taken over once its lease ran out.
      const app = await startServer({ READBACK_LEASE_MS: "3000" })
      await use(app)
      await app.stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
})
test.use({ sample: "with the sample" })

test("after kill -9 and a restart the question has its id, the half-typed answer its words, and the running task ends", async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  const drawn = acceptanceRecords(Math.floor(Math.random() * 1_000_000))
  const bytes = new TextEncoder().encode(JSON.stringify(drawn.records))
  await importRecords(page, [{ name: "drawn.json", mediaType: "application/json", bytes, use: ["messages"] }])
  const asking = await newConversation(page)
  await say(page, drawn.question)
  await expect(answer(page)).toBeVisible({ timeout: 30_000 })
  await answer(page).fill("The one abo")
  const before = (await readTree(page, asking)).questions
  const { bids } = await (await page.request.get("/api/bids")).json()
  const working = await newConversationIn(page, bids[0].id)
  await say(page, "Prepare the bid for this tender.")
  await expect(exchanges(page).getByRole("treeitem", { level: 3 }).filter({ hasText: "running" }).first()).toBeVisible({
    timeout: 30_000,
  })

  await app.kill9()
  await app.restart()

  await page.goto(`/conversations/${asking}`)
  await expect(answer(page)).toHaveValue("The one abo")
  expect((await readTree(page, asking)).questions).toEqual(before)
  await answer(page).fill(`The one about ${drawn.topic}`)
  await button(page, "Answer").click()
  await expect(log(page).getByText(drawn.callDay).first()).toBeVisible({ timeout: 60_000 })
  await page.goto("/inbox")
  await expect(waiting(page).getByText("Draft for sign-off")).toHaveCount(1, { timeout: 90_000 })
  const { exchanges: ended } = await readTree(page, working)
  expect(ended.filter(({ state }) => state === "running")).toEqual([])
  expect(ended.filter(({ reason }) => reason !== null && reason !== "finished")).toEqual([])
})
