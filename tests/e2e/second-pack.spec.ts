// Another tender than the sample, drawn at run time and brought in by hand: its own truth comes out in the signed file.
import { seededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import { exchanges, newConversationIn, say } from "../support/browser-conversation"
import { expect, test } from "../support/browser-desk"
import { downloadSignedDraft } from "../support/browser-draft"
import { decideUntilSigned } from "../support/browser-inbox"
import { addBid, importRecords } from "../support/browser-upload"
import { amountForms } from "../support/carried-amounts"
import { indianWords } from "../support/indian-words"
import { randomTenderPack } from "../support/tender-maker/random-tender-spec"

const seed = Math.floor(Math.random() * 1_000_000)

test("a drawn tender, its files given by hand in any order, comes to its own truth in the signed file", async ({
  page,
}) => {
  test.setTimeout(150_000)
  console.info(`Tender drawn with seed ${seed}`)
  const { pack } = await randomTenderPack(seed)
  const { truth } = pack
  const files = seededNumbers(seed).shuffled(pack.files)
  const records = pack.files.filter(({ use }) => !use.includes("document") || use.length > 1)
  await importRecords(page, records)
  const bid = await addBid(page, "Drawn bid", files)

  await newConversationIn(page, bid)
  await say(page, `Prepare the bid. Do not list the ${truth.excludedWork} job.`)
  await expect(exchanges(page).getByRole("treeitem", { level: 3 }).first()).toBeVisible({ timeout: 30_000 })
  await decideUntilSigned(page, "Drawn bid")
  const text = await downloadSignedDraft(page, bid)

  expect(text).toContain(truth.workName)
  expect(text).toContain(truth.tenderNumber)
  for (const { key, kind, current, superseded } of truth.facts.filter((fact) => fact.kind === "money")) {
    expect(text, `${key} ${kind}`).toMatch(amountForms(current.value))
    if (key !== "emd") continue
    for (const old of superseded) expect(text, `${key}, replaced`).not.toMatch(amountForms(old.value))
  }
  const paise = BigInt(truth.scheduleTotal.replace(".", ""))
  expect(plain(text)).toContain(plain(indianWords(paise)))
  expect(text).not.toContain(truth.excludedWork)
  for (const work of truth.qualifyingWorks) expect(text).toContain(work)
})

/** Words alone, so that hyphens and commas do not count. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()
