// Judges whether words name the value printed near them. It weighs the text between both; it never reads a value.
import type { Span } from "./value-spans"

/** Above this a link stands alone; below it, it counts only where a document offers nothing better. */
export const strongLink = 60

const joining = new Set(
  `of is are was be been shall will must should by on upto up to till until at for from not no less than later more exceeding amount amounting
  amounted sum rs inr the a an as within fixed at least minimum maximum before and or time date dates equal equivalent value valued worth
  only each per inclusive including excluding approximately about approx hours hrs put tender tenders bid bids proposal proposals offer offers
  receipt submission submitted received due period valid remain open deposit deposited furnish furnished pay paid payable accompanied rate
  extended revised modified amended enhanced reduced changed scheduled held read now stands stated estimates rfp non refundable`.split(
    /\s+/,
  ),
)

const unrelated =
  /\b(?:refund\w*|forfeit\w*|return(?:ed|s)?|releas\w*|exempt\w*|interest|except\w*|means|example|instance|illustration|e\.g|deduct\w*|waive\w*|plus|minus|difference|previous|last year|unless)\b/i
const closing =
  /(?:not less than|not later than|no later than|not more than|at least|minimum of|amounting(?: to)?|(?:shall|will|must|to) be|\b(?:is|are|of|at|upto|up to|until|till|within|by|on|as|fixed|from|than|for|@)|[:=|])[\s*(]*$/i

/**
 * 0 to 100: how surely words that end at `nameEnd` name the value at `value` in `text`. Words in brackets, markup and
 * bars between them do not count; words like "refund" or "means" end the link.
 */
export function linkForward(text: string, nameEnd: number, value: Span): number {
  const raw = text.slice(nameEnd, value.start)
  const gap = raw.replace(/\([^()]*\)/g, " ")
  if (raw.length > 260 || /;/.test(gap) || unrelated.test(gap)) return 0
  const words = gap.match(/\p{L}[\p{L}'’]*/gu) ?? []
  const strange = words.filter((word) => !joining.has(word.toLowerCase())).length
  if (strange > 16 || (strange > 4 && !closing.test(gap))) return 0
  return Math.max(0, 100 - 2 * strange - raw.length / 12)
}

const owned = /\b(?:refund|return|forfeiture|release|exemption|waiver)(?:s|ed)?(?:\s+(?:of|from))?(?:\s+the)?\s*$/i

/** Whether the words before a name turn it into another matter: "refund of" the deposit is no deposit. */
export function isAnotherMatter(text: string, nameStart: number): boolean {
  return owned.test(text.slice(Math.max(0, nameStart - 30), nameStart))
}

const nameAfter =
  /^[\s*]*(?:only\s*)?(?:\(\w+\)\s*)?(?:(?:towards|as|being|by way of|in lieu of|for)\s+)(?:the\s+|an?\s+)?[\s*]*$/i

/** The link of a value with the words after it: "Rs. 5,000 towards the tender fee". */
export function linkBackward(text: string, value: Span, nameStart: number): number {
  return nameAfter.test(text.slice(value.end, nameStart)) ? 75 : 0
}

const limit =
  /(?:limited to|maximum(?: limit)?(?: of)?|not exceeding|not exceed|cap(?:ped)?(?: of| at)?|ceiling of|upper limit of|subject to)[\s\w]{0,20}$/i

/** Whether the words right before a value call it a limit. */
export function isLimit(text: string, value: Span): boolean {
  return limit.test(text.slice(Math.max(0, value.start - 60), value.start))
}

/** Whether two neighbouring values are the ends of a range. */
export function isRange(text: string, from: Span, to: Span): boolean {
  return /^[\s*]*(?:--?|–|—|to|until|till|up to|upto|through)[\s*]*(?:approximately\s*)?$/i.test(
    text.slice(from.end, to.start),
  )
}

const notStated =
  /\b(?:for example|e\.g\.|for instance|illustration|illustrative|suppose|specimen|sample calculation|hypothetical)\b|_{4,}|\.{6,}/i

/** Whether a statement is an example or a form with blanks: no value in it is a fact. */
export function isNoStatement(text: string): boolean {
  return notStated.test(text)
}
