// Browser tests on a bid that was prepared and waits for its decisions: the sample's, prepared once a worker. Decides none of them.
import { sampleBidName } from "@/lib/commands/load-sample"
import { exchanges, newConversationIn, say } from "./browser-conversation"
import { test as desk, expect } from "./browser-desk"
import { waiting } from "./browser-inbox"

/** Ids; the conversation is the one in which the bid was prepared. */
export type PreparedBid = { bid: string; name: string; conversation: string }

/** Its file must choose the sample: `test.use({ sample: "with the sample" })`. */
export const test = desk.extend<object, { prepared: PreparedBid }>({
  prepared: [
    async ({ app, browser, signedIn }, use) => {
      const context = await browser.newContext({ baseURL: app.url, storageState: signedIn })
      const page = await context.newPage()
      const { bids } = await (await page.request.get("/api/bids")).json()
      const bid = bids[0]?.id ?? ""
      const conversation = await newConversationIn(page, bid)
      await say(page, "Prepare the bid for this tender.")
      await expect(exchanges(page).getByRole("treeitem", { level: 3 }).first()).toBeVisible({ timeout: 30_000 })
      await page.goto("/inbox")
      await expect(waiting(page).getByText("Draft for sign-off")).toBeVisible({ timeout: 90_000 })
      await context.close()
      await use({ bid, name: sampleBidName, conversation })
    },
    { scope: "worker", timeout: 150_000 },
  ],
})
