// How one document's values are read: in the zone it names itself, or the workspace's if it is plainly of that place. Assumes none else.
import type { ReadingContext } from "@/lib/bids/formats/reading"
import { zoneNamedIn } from "@/lib/bids/formats/zones"
import type { Page } from "@/lib/documents/page"

// Marks of a document written in India: its money, its number words, its place. "hrs" and dates alone prove nothing.
const indianMarks = /\b(?:rs\.?|inr|rupees|lakhs?|lacs?|crores?|india)\b|₹/i

/**
 * One zone named anywhere in the document is the document's. Where it names none, `workspace` holds only for a document
 * that bears the marks of its place; for any other the zone is left open, so that a time of day is asked for, not assumed.
 * Where it names several, each value must name its own.
 */
export function documentReading(pages: readonly Page[], workspace: ReadingContext): ReadingContext {
  const named = new Set(pages.flatMap(({ text }) => text.split(/\n\s*\n/).flatMap((part) => zoneNamedIn(part) ?? [])))
  const [only] = named
  if (only !== undefined && named.size === 1)
    return only === workspace.defaultZone ? workspace : elsewhere(workspace, only)
  const isHere = workspace.defaultZone === "Asia/Kolkata" && pages.some(({ text }) => indianMarks.test(text))
  return isHere ? workspace : elsewhere(workspace, undefined)
}

/** Currency and order of day and month are the place's too: what the workspace takes for granted does not hold there. */
function elsewhere(workspace: ReadingContext, defaultZone: string | undefined): ReadingContext {
  return { ...workspace, defaultZone, defaultCurrency: undefined, dayOrder: undefined }
}
