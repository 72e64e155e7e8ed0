// The main job in a browser: from the first account with the sample bid to the signed file, and the same bid without the instruction.
import type { Page } from "@playwright/test"
import { ANAKAPALLI } from "@/lib/cli/sample-files/anakapalli-spec"
import { makeTenderPack } from "@/lib/cli/sample-files/make-tender-pack"
import { sampleBidName } from "@/lib/commands/load-sample"
import { exchanges, log, newConversationIn, say } from "../support/browser-conversation"
import { expect, makeFirstAccount, untouched as test } from "../support/browser-desk"
import { downloadSignedDraft } from "../support/browser-draft"
import { decideUntilSigned } from "../support/browser-inbox"
import { type ReadRecord, readRecord } from "../support/browser-record"
import { addBid } from "../support/browser-upload"
import { amountForms, carriedAfter } from "../support/carried-amounts"

const [oldDeposit, deposit] = [amountForms("1200000.00"), amountForms("1500000.00")]
const excluded = "Kakinada jetty"

test("from the first account to the signed file: the deposit in force in it, the old one and the excluded job not; a bid without the instruction lists the job", async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  await makeFirstAccount(page, "with the sample")
  await page.goto("/bids")
  await page.getByRole("table", { name: "Bids" }).getByRole("link", { name: sampleBidName }).click()
  await page.waitForURL(/\/bids\/lg_/)
  const bid = new URL(page.url()).pathname.split("/")[2] ?? ""

  const conversation = await newConversationIn(page, bid)
  await say(page, "Prepare the bid for this tender.")
  await say(page, "Do not list the Kakinada jetty job.")
  await expect(exchanges(page).getByRole("treeitem", { level: 3 }).first()).toBeVisible({ timeout: 30_000 })
  await expect(log(page)).toContainText("Standing instruction pinned: “Do not list the Kakinada jetty job.”")

  const decided = await decideUntilSigned(page, sampleBidName)
  expect(decided).toContain("Document change")
  expect(decided).toContain("Old value repeated")
  const text = await downloadSignedDraft(page, bid)
  expect(text).toMatch(/Rs\.? ?15,00,000/)
  expect(text).toMatch(deposit)
  expect(text).not.toMatch(oldDeposit)
  expect(text).not.toContain(excluded)
  expectOldDepositGone(await readRecord(app.databaseUrl, conversation))

  expect(await draftWithoutInstruction(page)).toContain(excluded)
})

/** A second bid of the same files, prepared without a word about the job. */
async function draftWithoutInstruction(page: Page): Promise<string> {
  const { files } = await makeTenderPack(ANAKAPALLI)
  const bid = await addBid(page, "Control bid", files)
  await newConversationIn(page, bid)
  await say(page, "Prepare the bid for this tender.")
  await decideUntilSigned(page, "Control bid")
  return downloadSignedDraft(page, bid)
}

function expectOldDepositGone(record: ReadRecord): void {
  const looked = carriedAfter(record, "emd.amount")
  console.info(
    `Looked at ${looked.length} model requests made after the deposit was changed, and ${record.drafts.length} drafts`,
  )
  expect(looked.length).toBeGreaterThan(0)
  expect(looked.filter(({ text }) => oldDeposit.test(text)).map(({ where }) => where)).toEqual([])
  expect(looked.some(({ text }) => deposit.test(text))).toBe(true)
  expect(record.drafts.length).toBeGreaterThan(0)
  expect(record.drafts.filter((draft) => oldDeposit.test(draft))).toEqual([])
}
