// Finds where amounts, percentages and lengths of time stand in a text. Never reads their value: that is the caller's grammar.
import { instantSpans } from "./instant-spans"

/** Offsets in the text that was searched. */
export type Span = { start: number; end: number }

/** Where values of a kind stand, in order, not overlapping; empty for kinds that only a label can announce. */
export function valueSpans(kind: string, text: string): Span[] {
  switch (kind) {
    case "money":
      return joinSums(text, matches(money, text))
    case "percent":
      return matches(percent, text)
    case "duration":
      return matches(duration, text)
    case "quantity":
      return matches(quantity, text)
    case "instant":
      return instantSpans(text)
    default:
      return []
  }
}

export function matches(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

const figure = String.raw`\p{Nd}[\p{Nd},]*(?:,\s\p{Nd}{2,3})*(?:\.\p{Nd}+)?`
const scale = String.raw`(?:\s*(?:lakhs?|lacs?|crores?|cr\b\.?|millions?|billions?|thousand)(?:\s?\(s\))?(?![\p{L}]))`
const mark = String.raw`(?:(?<![\p{L}])(?:Rs|INR|USD|GBP|EUR|AUD|CAD|NPR|BDT|LKR|AED)\.?|₹|US\$|[$£€${"`"}])\s*\.?\s*`
const endMark = String.raw`(?:\s*/\s?[-=–]{1,2})`
const currencyWord = String.raw`(?:\s*(?:INR|USD|GBP|EUR|dollars|rupees|pounds|euros)(?![\p{L}]))`
const inWords = String.raw`(?:\s*[(\[]\s*(?:Rs\.?|Rupees\.?|INR|Indian Rupees|US Dollars|Dollars|Pounds)[^()\[\]]{3,200}[)\]])`
const wordsOnly = String.raw`(?<![\p{L}])Rupees\.?\s+(?:[A-Z][a-z]+[\s-]+(?:and\s+)?){1,20}[Oo]nly`
const compound = String.raw`(?:\s*${figure}\s*thousand)?`
const money = new RegExp(
  `(?:${mark}${figure}${scale}?${compound}${endMark}?|(?<![\\p{L}\\p{Nd}./-])${figure}(?:${scale}${endMark}?|${scale}?${currencyWord}|${endMark}))` +
    `${inWords}?|${wordsOnly}`,
  "gu",
)

const per = String.raw`(?:\s+(?:of|on)\s+(?:the\s+)?[\p{L}\s]{3,50}?)?\s+(?:per|for every|for each)\s+(?:week|day|month|annum|year)`
const sign = String.raw`(?:%|per\s?cent(?:age)?(?![\p{L}]))`
const percent = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.,])(?:\p{Nd}+(?:\.\p{Nd}+)?|half|one|two|three|five|ten)\s*(?:\([\p{L} ]+\)\s*)?${sign}` +
    String.raw`(?:\s*\([^()]{3,40}\))?(?:${per})?`,
  "giu",
)

const counted = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|sixty|ninety)`
const countedUp = String.raw`${counted}(?:[\s-]${counted})?`
const duration = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}./])(?:\p{Nd}{1,4}|${countedUp})(?:\s*\(\s*(?:\p{Nd}+|[\p{L}][\p{L}\s-]+)\s*\))?[\s-]*` +
    String.raw`(?:(?:calendar|working|business|consecutive|clear|full)\s+)?(?:days?|weeks?|months?|years?)(?![\p{L}])`,
  "giu",
)

const quantity = new RegExp(String.raw`(?<![\p{L}\p{Nd}./])${figure}\s*\p{L}{1,12}\.?(?![\p{L}])`, "gu")

/** "Rs. 7,500 + 18% GST (Rs. 1,350) = Rs. 8,850" is one printed sum, not three amounts. */
function joinSums(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const between = before === undefined ? "" : text.slice(before.end, span.start)
    const isSum = before !== undefined && between.length < 40 && /[+=]/.test(between) && !/[;\n]/.test(between)
    if (isSum) joined[joined.length - 1] = { start: before.start, end: span.end }
    else joined.push(span)
  }
  return joined
}
