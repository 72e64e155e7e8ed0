// Brings files in by hand: a new bid with its documents through its dialog, the company's records under Settings. Refuses what the screens refuse.
import { expect, type Locator, type Page } from "@playwright/test"
import type { PackFile, PackUse } from "@/lib/cli/sample-files/make-tender-pack"

/** Starts a bid and adds every document of `files` in the order given; resolves to the bid's id. */
export async function addBid(page: Page, name: string, files: PackFile[]): Promise<string> {
  await page.goto("/bids")
  await page.getByRole("button", { name: "New bid" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name of the bid").fill(name)
  await dialog.getByRole("button", { name: "Make the bid" }).click()
  const documents = files.filter(({ use }) => use.includes("document"))
  await choose(dialog, documents)
  for (const file of documents) await fileAs(dialog, file, "document")
  await dialog.getByRole("link", { name: "Open the bid" }).click()
  await page.waitForURL(/\/bids\/lg_/)
  return new URL(page.url()).pathname.split("/")[2] ?? ""
}

/** Imports the profile, the rates and the messages among `files` under Settings, Company. */
export async function importRecords(page: Page, files: PackFile[]): Promise<void> {
  await page.goto("/settings/company")
  const upload = page.getByRole("region", { name: "Upload" })
  for (const use of ["profile", "rates", "messages"] as const) {
    const file = files.find((one) => one.use.includes(use))
    if (!file) continue
    await choose(upload, [file])
    await fileAs(upload, file, use)
  }
}

async function choose(place: Locator, files: PackFile[]): Promise<void> {
  await place
    .locator('input[type="file"]')
    .setInputFiles(
      files.map(({ name, mediaType, bytes }) => ({ name, mimeType: mediaType, buffer: Buffer.from(bytes) })),
    )
}

/** A file whose kind is plain files itself; of any other the screen asks what it is. */
async function fileAs(place: Locator, { name }: PackFile, use: PackUse): Promise<void> {
  const line = place.getByRole("listitem").filter({ hasText: name })
  const done = line.getByText(use === "document" ? "Added to the documents." : / imported[.,;]/)
  const asked = line.getByRole("combobox")
  await expect(done.or(asked)).toBeVisible({ timeout: 60_000 })
  if (await asked.isVisible()) {
    await asked.selectOption(use)
    await line.getByRole("button", { name: /^(File|Import)$/ }).click()
  }
  await expect(done).toBeVisible({ timeout: 60_000 })
}
