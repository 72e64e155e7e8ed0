// Reads from inside a document which tender it belongs to and what it is. It never uses the file's name and leaves null what is not printed.
import { z } from "zod"
import { DocumentRole, roleOf } from "@/lib/documents/document-role"
import { comparable, firstLines, type PrintedLine } from "@/lib/documents/first-lines"
import type { Page } from "@/lib/documents/page"

/** A text as printed and the number of its page. */
export const PrintedText = z.object({ text: z.string().min(1), page: z.number().int().min(1) })
export type PrintedText = z.infer<typeof PrintedText>

/**
 * What a document says of itself. `sequence` is a corrigendum's own number. `amends` is true when the document
 * changes what another one says. `evidence` are the lines each answer was read from, as a reader sees them.
 */
export const DocumentIdentity = z.object({
  tenderNumber: PrintedText.nullable(),
  authority: PrintedText.nullable(),
  title: PrintedText.nullable(),
  issueDate: PrintedText.nullable(),
  role: DocumentRole,
  sequence: z.number().int().min(1).nullable(),
  amends: z.boolean(),
  evidence: z.array(z.object({ field: z.string(), page: z.number().int().min(1), line: z.string() })),
})
export type DocumentIdentity = z.infer<typeof DocumentIdentity>

/** Reads the opening lines of a document (60 at most). Pure; never throws. */
export function readIdentity(pages: readonly Page[]): DocumentIdentity {
  const lines = firstLines(pages, 60)
  const found = roleOf(lines)
  const number = findNumber(lines)
  const authority = findAuthority(lines)
  const title = findTitle(lines, number?.at ?? null, authority)
  const issued = findIssueDate(lines)
  const role = found.role === "notice" && isWholeTender(pages) ? "tender" : found.role
  const evidence = [
    { field: "role", line: found.line },
    { field: "tenderNumber", line: number === null ? null : (lines[number.at] ?? null) },
    { field: "authority", line: authority?.line ?? null },
    { field: "title", line: title?.line ?? null },
    { field: "issueDate", line: issued?.line ?? null },
  ]
  return {
    tenderNumber: number === null ? null : number.printed,
    authority: printed(authority),
    title: printed(title),
    issueDate: printed(issued),
    role,
    sequence: found.sequence === 0 ? null : found.sequence,
    amends: role === "corrigendum" || (role === "reply-to-queries" && changesTerms(pages)),
    evidence: evidence.flatMap(({ field, line }) =>
      line === null ? [] : [{ field, page: line.page, line: line.text }],
    ),
  }
}

type Found = { text: string; line: PrintedLine }

function printed(found: Found | null): PrintedText | null {
  return found === null ? null : { text: found.text, page: found.line.page }
}

const reference = "([A-Z0-9][A-Z0-9()&]*(?:\\s?[/_.–-]\\s?[A-Z0-9()&]+)*)"
const numberLabels: readonly RegExp[] = [
  new RegExp(
    `\\b(?:e-?tender|tender|nit|bid|rf[pq]|it[bt]|solicitation|enquiry|notice inviting (?:e-?)?tender)\\s*(?:enquiry|notice|reference|ref\\.?|document|bid)?\\s*(?:no\\b\\.?|number|#|id\\b|reference)[\\s:.–|-]*${reference}`,
    "gi",
  ),
  new RegExp(`\\b(?:nit|rf[pq]|it[bt]|solicitation)\\s*[:–-]?\\s+${reference}`, "gi"),
]

function findNumber(lines: readonly PrintedLine[]): { printed: PrintedText; at: number } | null {
  for (const label of numberLabels) {
    for (const [at, line] of lines.entries()) {
      for (const match of line.text.matchAll(label)) {
        const text = (match[1] ?? "").replace(/[.(&–-]+$/, "").trim()
        if (isReference(text)) return { printed: { text, page: line.page }, at }
      }
    }
  }
  return null
}

// A reference has a figure, and is neither a date nor a lone small number.
function isReference(text: string): boolean {
  const isDate = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text)
  return /\d/.test(text) && !isDate && (text.length >= 5 || /[/_-]/.test(text))
}

const authorityLabel =
  /^(?:(?:tender\s+)?issued by|tender inviting authority|procuring entity|contracting authority|employer|name of (?:the )?(?:department|organi[sz]ation|authority|office)|organi[sz]ation(?: name)?|department)\s*[:–|-]\s*(.*)$/i
const authorityWords =
  /\b(?:government of|state of|department|ministry|corporation|municipal|council|university|institute|board|authority|commission|limited|ltd|railways?|directorate|division|panchayat|nigam|public works|office of)\b/i

/** What a label names, unless that is only an officer and the heading above names the body he acts for. */
function findAuthority(lines: readonly PrintedLine[]): Found | null {
  const labelled = labelledAuthority(lines)
  if (labelled !== null && authorityWords.test(labelled.text)) return labelled
  return headingAuthority(lines) ?? labelled
}

function labelledAuthority(lines: readonly PrintedLine[]): Found | null {
  for (const [at, line] of lines.entries()) {
    const label = authorityLabel.exec(line.text)
    if (label === null) continue
    const next = lines[at + 1]
    if (label[1] !== undefined && label[1] !== "") return { text: label[1], line }
    if (next !== undefined) return { text: next.text, line: next }
  }
  return null
}

function headingAuthority(lines: readonly PrintedLine[]): Found | null {
  const line = lines
    .slice(0, 8)
    .find(({ text }) => authorityWords.test(text) && text.length <= 120 && !/[.;]$|\bshall\b| \| /.test(text))
  if (line === undefined) return null
  const text = line.text
    .replace(/\s*\b(?:request for proposals?|notice inviting (?:e-?)?tender|tender document)\b.*$/i, "")
    .trim()
  return text === "" ? null : { text, line }
}

const titleLabel =
  /\b(?:name of (?:the )?work|title of (?:the )?(?:tender|work|contract)|project (?:name|title)|brief description(?: of work)?|subject|sub)\s*[:–|-]+\s*(\S.*)$/i

function findTitle(lines: readonly PrintedLine[], numberAt: number | null, authority: Found | null): Found | null {
  for (const line of lines) {
    const label = titleLabel.exec(line.text)
    if (label?.[1] !== undefined) return { text: label[1], line }
  }
  // Without a label, a heading right above the tender's number is its title.
  const above = numberAt === null ? undefined : lines[numberAt - 1]
  const isTitle =
    above !== undefined && above.setAs === "heading" && above !== authority?.line && roleOf([above]).role === "other"
  return isTitle ? { text: above.text, line: above } : null
}

const printedDate =
  "(\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?[ -][A-Za-z]{3,9}\\.?,?[ -]\\d{4}|[A-Za-z]{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4}-\\d{2}-\\d{2})"
const dateLabel = new RegExp(
  `(?:\\bissued(?: on)?|\\bdate of (?:issue|publication)|\\bissue date|\\bpublish(?:ed|ing) (?:on|date)|\\bdated|\\bdt\\.?|^date)\\s*[:.–-]*\\s*${printedDate}`,
  "i",
)

// In an amendment "dated" behind the tender's number dates the tender; the document's own date stands on a line of its own.
function findIssueDate(lines: readonly PrintedLine[]): Found | null {
  const dated = lines.slice(0, 30).flatMap((line) => {
    const match = dateLabel.exec(line.text)
    return match?.[1] === undefined ? [] : [{ text: match[1], line }]
  })
  const own = dated.find(({ line }) => !/\b(?:nit|tender|rf[pq]|bid)\b.*\b(?:no\b|number)/i.test(line.text))
  return own ?? (roleOf(lines).role === "corrigendum" ? null : (dated[0] ?? null))
}

function isWholeTender(pages: readonly Page[]): boolean {
  const text = pages.map((page) => page.text).join("\n")
  return (
    /\b(?:instructions to (?:bidders|tenderers)|(?:general|special) conditions of contract|scope of work)\b/i.test(
      text,
    ) && text.length > 8_000
  )
}

function changesTerms(pages: readonly Page[]): boolean {
  return pages.some((page) =>
    /\b(?:stands?|is|are|be) (?:hereby )?(?:amended|revised|modified|extended|read as)\b/i.test(page.text),
  )
}

/** Whether two printed tender numbers are one, in whatever writing. */
export function isSameTenderNumber(left: string, right: string): boolean {
  return comparable(left) === comparable(right)
}
