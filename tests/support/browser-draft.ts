// Downloads a bid's signed draft from its Draft tab, as a person does, and reads the file's text. Asserts nothing of its content.
import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import mammoth from "mammoth"

/** The words of the signed DOCX, as another program reads them. */
export async function downloadSignedDraft(page: Page, bid: string): Promise<string> {
  await page.goto(`/bids/${bid}/draft`)
  const signed = page.getByRole("table", { name: "Versions" }).getByRole("row").filter({ hasText: "signed by" })
  await expect(signed).toHaveCount(1)
  const download = page.waitForEvent("download")
  await signed.getByRole("link", { name: "Download" }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.docx$/)
  return (await mammoth.extractRawText({ buffer: readFileSync(await file.path()) })).value
}
