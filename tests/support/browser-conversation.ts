// The conversation's screen as tests speak of it: its controls by role and name, saying something, waiting for a turn's end. Asserts no outcome.
import { expect, type Page } from "@playwright/test"
import { TreeView } from "@/lib/views/tree-view"

export const message = (page: Page) => page.getByRole("textbox", { name: "Message" })
export const answer = (page: Page) => page.getByRole("textbox", { name: "Your answer" })
export const log = (page: Page) => page.getByRole("log", { name: "Conversation" })
export const exchanges = (page: Page) => page.getByRole("tree", { name: "Exchanges" })
/** What a screen reader is told, one paragraph each. */
export const announced = (page: Page) => page.locator("[role=log].sr-only p")
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** Opens a new conversation outside every bid; resolves to its id. */
export async function newConversation(page: Page): Promise<string> {
  await page.goto("/conversations")
  await page.getByRole("button", { name: "New conversation" }).click()
  return openedConversation(page)
}

/** Opens a new conversation from a bid's own tab; resolves to its id. */
export async function newConversationIn(page: Page, bid: string): Promise<string> {
  await page.goto(`/bids/${bid}/conversations`)
  await page.getByRole("button", { name: "Start a conversation" }).click()
  return openedConversation(page)
}

async function openedConversation(page: Page): Promise<string> {
  await page.waitForURL(/\/conversations\/ex_/)
  await expect(message(page)).toBeVisible()
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}

/** Sends `text` and waits until the server took it. */
export async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text)
  await button(page, "Send").click()
  await expect(message(page)).toHaveValue("")
}

/** What the server says of a conversation, as its page reads it. */
export async function readTree(page: Page, conversation: string): Promise<TreeView> {
  const read = await page.request.get(`/api/conversations/${conversation}`)
  expect(read.status()).toBe(200)
  return TreeView.parse(await read.json())
}
