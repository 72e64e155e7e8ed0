// Decides what waits in a bid through the Inbox's screen, as a manager who agrees: changes confirmed, current values kept, the draft approved.
import { expect, type Locator, type Page } from "@playwright/test"
import { InboxItem } from "@/lib/views/inbox-item"
import { button } from "./browser-conversation"

export const waiting = (page: Page) => page.getByRole("list", { name: "Waiting for you" })

/** Words of the lines in the order in which they are taken: what holds up others first, the draft last. */
const kinds = ["Document order", "Document change", "Conflict", "Old value repeated", "Draft for sign-off"] as const
type Kind = (typeof kinds)[number]

/**
 * Waits until a draft of the bid waits, then decides every item of it until a draft is signed. Resolves with the kinds
 * decided, in order.
 */
export async function decideUntilSigned(page: Page, bidName: string): Promise<Kind[]> {
  await page.goto("/inbox")
  const lines = waiting(page).getByRole("link").filter({ hasText: bidName })
  const decided: Kind[] = []
  while (decided.at(-1) !== "Draft for sign-off") {
    await expect(lines.filter({ hasText: "Draft for sign-off" })).toBeVisible({ timeout: 90_000 })
    const kind = await firstKind(lines)
    const line = lines.filter({ hasText: kind }).first()
    const id = (await line.getAttribute("href"))?.split("/").at(-1) ?? ""
    await line.click()
    await expect(page).toHaveURL(new RegExp(`/inbox/${id}$`))
    await decide(page, kind, id)
    await expect(waiting(page).locator(`a[href$="/${id}"]`)).toHaveCount(0)
    decided.push(kind)
  }
  return decided
}

async function firstKind(lines: Locator): Promise<Kind> {
  const texts = (await lines.allInnerTexts()).join("\n")
  const kind = kinds.find((one) => texts.includes(one))
  if (!kind) throw new Error(`No kind that is known waits: ${texts}`)
  return kind
}

async function decide(page: Page, kind: Kind, id: string): Promise<void> {
  switch (kind) {
    case "Document order":
      return button(page, "Confirm order").click()
    case "Document change":
      return button(page, "Confirm").click()
    case "Conflict":
    case "Old value repeated":
      await page.locator(`input[type=radio][value="${await valueInForce(page, id)}"]`).check()
      return button(page, "Decide").click()
    case "Draft for sign-off":
      return button(page, "Approve").click()
  }
}

/** The fact in force among those the item shows; in a conflict there is none, and the last shown is taken. */
async function valueInForce(page: Page, id: string): Promise<string> {
  const { subject } = InboxItem.parse(await (await page.request.get(`/api/inbox/${id}`)).json())
  if (subject.kind !== "conflict" && subject.kind !== "repeated-value") throw new Error(`${id} is a ${subject.kind}`)
  const chosen = subject.facts.find(({ standing }) => standing === "current") ?? subject.facts.at(-1)
  return chosen?.fact ?? ""
}
