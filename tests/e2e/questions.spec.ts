// A question in the browser: not asked where the conversation settled it, asked once where it did not, kept over reloads, answered by one.
import type { PackFile } from "@/lib/cli/sample-files/make-tender-pack"
import { acceptanceRecords } from "../support/acceptance-records"
import { answer, button, log, message, newConversation, readTree, say } from "../support/browser-conversation"
import { expect, joinByLink, test } from "../support/browser-desk"
import { importRecords } from "../support/browser-upload"

const seed = Math.floor(Math.random() * 1_000_000)
const drawn = acceptanceRecords(seed)

test.beforeAll(() => console.info(`Messages drawn with seed ${seed}`))

test("1, 2, 22: what a conversation settles is not asked; elsewhere it is asked once, survives a reload half-answered, stands in its own conversation alone, and the second to answer is told who was first", async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  await importRecords(page, [messagesFile()])
  const settled = await newConversation(page)
  await say(page, drawn.said)
  await say(page, drawn.question)
  await expect(log(page).getByText(drawn.callDay).first()).toBeVisible({ timeout: 30_000 })
  expect((await readTree(page, settled)).questions).toEqual([])
  const before = (await (await page.request.get("/api/waiting")).json()).count

  const asking = await newConversation(page)
  await say(page, drawn.question)
  await expect(answer(page)).toBeVisible({ timeout: 30_000 })
  await answer(page).fill("The one abo")
  const [asked] = (await readTree(page, asking)).questions
  await page.reload()
  await expect(answer(page)).toHaveValue("The one abo")
  await say(page, "Hello meanwhile.")
  await expect(page.getByRole("list", { name: "Queued" })).toContainText("Hello meanwhile.")
  await expect(answer(page)).toHaveValue("The one abo")
  const [still, ...more] = (await readTree(page, asking)).questions
  expect({ id: still?.id, state: still?.state, more }).toEqual({ id: asked?.id, state: "open", more: [] })
  await page.goto("/inbox")
  await page.getByRole("link", { name: asked?.text ?? "" }).click()
  await expect(page).toHaveURL(new RegExp(`/inbox/${asked?.id}$`))

  await page.goto(`/conversations/${settled}`)
  await expect(log(page).getByText(drawn.callDay).first()).toBeVisible()
  await expect(answer(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: /^Inbox/ })).toContainText(String(before + 1))

  const manager = await joinByLink({
    browser,
    url: app.url,
    administratorPage: page,
    name: "Meera Pillai",
    role: "Manager",
  })
  await manager.goto(`/conversations/${asking}`)
  await answer(manager).fill("No idea, ask Asha.")
  // From here on this tab hears nothing, as when both press at the same moment.
  await manager.route("**/api/stream**", (route) => route.abort())
  await manager.reload()
  await expect(answer(manager)).toHaveValue("No idea, ask Asha.")
  await page.goto(`/conversations/${asking}`)
  await answer(page).fill(`The one about ${drawn.topic}`)
  await button(page, "Answer").click()
  await expect(log(page).getByText(drawn.callDay).first()).toBeVisible({ timeout: 30_000 })
  await button(manager, "Answer").click()
  await expect(manager.getByText(/Asha Rao.*\d\d:\d\d/).first()).toBeVisible()
  await expect(manager.getByText("No idea, ask Asha.")).toBeVisible()
  const [ended] = (await readTree(page, asking)).questions
  expect(ended).toMatchObject({ id: asked?.id, state: "answered", answeredBy: { name: "Asha Rao" } })
  await expect(message(page)).toHaveValue("")
  await manager.context().close()
})

function messagesFile(): PackFile {
  const bytes = new TextEncoder().encode(JSON.stringify(drawn.records))
  return { name: "messages.json", mediaType: "application/json", bytes, use: ["messages"] }
}
