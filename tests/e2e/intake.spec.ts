// A person starts a bid, drops files on it and takes one back out; every file tells how it went.
import { readFileSync } from "node:fs"
import { bytesOf, pdfOf } from "../adapters/parser-sample-files"
import { expect, test } from "../support/fixtures"

const tender = "TENDER DOCUMENT\nTender No. PT/1/2026\nIssued by: Port Trust Board"

test("a bid is started, its files are read each on its own, and the tender comes back out byte for byte", async ({
  page,
}) => {
  await page.goto("/welcome")
  await page.getByLabel("Name").fill("Ada")
  await page.getByLabel("E-mail").fill("ada@example.com")
  await page.getByLabel("Password").fill("correct horse battery")
  await page.getByLabel("Load the sample bid").uncheck()
  await page.getByRole("button", { name: "Make the account" }).click()
  await page.waitForURL((url) => !url.pathname.startsWith("/welcome"))

  await page.goto("/bids")
  await page.getByRole("button", { name: "New bid" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Make the bid" }).click()
  await expect(dialog.getByText("Give the bid a name.")).toBeVisible()
  await dialog.getByLabel("Name of the bid").fill("Harbour wall")
  await dialog.getByRole("button", { name: "Make the bid" }).click()

  const pdf = Buffer.from(await pdfOf([tender, "Page two"]))
  const csv = Buffer.from(bytesOf("Item,Unit,Rate\nCement in bags,bag,350\n"))
  const damaged = Buffer.from(bytesOf("%PDF-1.7 and nothing more"))
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: "tender.pdf", mimeType: "application/pdf", buffer: pdf },
    { name: "damaged.pdf", mimeType: "application/pdf", buffer: damaged },
    { name: "rates.csv", mimeType: "text/csv", buffer: csv },
  ])
  const line = (name: string) => dialog.getByRole("listitem").filter({ hasText: name })
  await expect(line("tender.pdf").getByText("Added to the documents.")).toBeVisible()
  await expect(line("damaged.pdf").getByText("This PDF is damaged or was cut off on the way.")).toBeVisible()
  await expect(line("rates.csv").getByLabel("What rates.csv is")).toHaveValue("rates")
  await line("rates.csv").getByRole("button", { name: "File" }).click()
  await expect(line("rates.csv").getByText("1 rate imported; these rates are in force now.")).toBeVisible()
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([{ name: "same.pdf", mimeType: "application/pdf", buffer: pdf }])
  await expect(line("same.pdf").getByText("Ada added the same bytes as tender.pdf.")).toBeVisible()

  await dialog.getByRole("link", { name: "Open the bid" }).click()
  await page.waitForURL(/\/bids\/lg_/)
  const bid = new URL(page.url()).pathname.split("/")[2] ?? ""
  const documents = await (await page.request.get(`/api/bids/${bid}/documents`)).json()
  expect(documents.documents.map(({ name }: { name: string }) => name)).toEqual(["tender.pdf"])
  await page.goto(`/bids/${bid}/documents`)
  const address = `/api/files/documents/${bid}/${documents.documents[0].document}`
  const download = page.waitForEvent("download")
  await page.evaluate((href) => {
    const link = document.createElement("a")
    link.href = href
    document.body.append(link)
    link.click()
  }, address)
  const file = await download
  expect(file.suggestedFilename()).toBe("tender.pdf")
  expect(readFileSync(await file.path())).toEqual(pdf)

  await page.goto("/settings/company")
  await expect(page.getByRole("table", { name: "Rates" })).toContainText("Cement in bags")
  await page.getByRole("button", { name: "Withdraw rates.csv" }).click()
  await page.getByRole("dialog").getByLabel("Why").fill("of last year")
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click()
  await expect(page.getByText("No rate list is in force: nothing can be priced.")).toBeVisible()
  await expect(page.getByRole("table", { name: "Imports" })).toContainText("of last year")
})
