// Reads one saved mail (.eml) into a message record. It never opens attachments or fetches anything.
import PostalMime from "postal-mime"
import { type Imported, type ImportFault, importedUnless, importRefused } from "@/lib/adapters/importer-outcome"
import { cleanText } from "@/lib/adapters/parser-clean-text"
import { htmlBlocks } from "@/lib/adapters/parser-html"
import { rowText } from "@/lib/adapters/parser-sections"
import type { MessageRecord } from "@/lib/bids/records"

/** The mail with the sender's own offset in `at`; its plain text, or the text of its HTML where it has no other. */
export async function readMail(bytes: Uint8Array): Promise<Imported<MessageRecord[]>> {
  const mail = await parsedMail(bytes)
  if (mail === null) return importRefused("The file", "It is no mail that can be read.")
  const faults: ImportFault[] = []
  const date = mail.headers.find((header) => header.key === "date")?.value ?? ""
  const at = isoFromHeader(date)
  if (at === null) faults.push({ where: "Date", sentence: "The mail has no date with an offset." })
  const from = mail.from === undefined ? "" : addressText(mail.from)
  if (from === "") faults.push({ where: "From", sentence: "The mail names no sender." })
  const plain = (mail.text ?? "").trim()
  const text = cleanText(plain === "" ? htmlText(mail.html ?? "") : plain)
  if (text === "") faults.push({ where: "Body", sentence: "The mail has no text." })
  const to = [...(mail.to ?? []), ...(mail.cc ?? [])].map(addressText).filter((address) => address !== "")
  const subject = mail.subject === undefined || mail.subject === "" ? null : cleanText(mail.subject)
  return importedUnless(faults, [{ kind: "mail", at: at ?? "", from, to, subject, text }])
}

async function parsedMail(bytes: Uint8Array) {
  try {
    return await PostalMime.parse(Uint8Array.from(bytes).buffer)
  } catch {
    return null
  }
}

function addressText(address: { name?: string; address?: string }): string {
  const name = (address.name ?? "").trim()
  const mailbox = (address.address ?? "").trim()
  if (name === "" || mailbox === "") return cleanText(name === "" ? mailbox : name)
  return cleanText(`${name} <${mailbox}>`)
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

// RFC 5322: "Thu, 12 Nov 2026 15:15:00 +0530". The named zones it still allows are UTC ones; others are refused.
function isoFromHeader(date: string): string | null {
  const match = /(\d{1,2}) ([A-Za-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? (?:([+-]\d{2})(\d{2})|GMT|UTC?|Z)/.exec(
    date,
  )
  if (match === null) return null
  const [, day = "", month = "", year, hour, minute, second = "00", offsetHours, offsetMinutes] = match
  const number = months.indexOf(month.toLowerCase()) + 1
  if (number === 0) return null
  const offset = offsetHours === undefined ? "+00:00" : `${offsetHours}:${offsetMinutes}`
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}T${hour}:${minute}:${second}${offset}`
}

function htmlText(html: string): string {
  return htmlBlocks(html)
    .map((block) =>
      block.kind === "table"
        ? [block.header, ...block.rows].map(rowText).join("\n")
        : "text" in block
          ? block.text
          : "",
    )
    .join("\n")
    .trim()
}
