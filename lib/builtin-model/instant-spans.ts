// Finds where a date, with the time of the clock printed beside it, stands in a text. Never interprets either.

type Span = { start: number; end: number }

/** Each date with its neighbouring time, weekday and zone words as one span; a time without a date is left out. */
export function instantSpans(text: string): Span[] {
  const dates = spansOf(dateWords, text)
  const times = spansOf(timeWords, text)
  const taken = new Set<Span>()
  return dates.map((date, at) => {
    const previousEnd = dates[at - 1]?.end ?? 0
    const nextStart = dates[at + 1]?.start ?? text.length
    const isGlue = (from: number, to: number) => to - from <= longestGlue && glueOnly.test(text.slice(from, to))
    const after = times.find((time) => time.start >= date.end && time.end <= nextStart && isGlue(date.end, time.start))
    const before = times.findLast(
      (time) => !taken.has(time) && time.end <= date.start && time.start >= previousEnd && isGlue(time.end, date.start),
    )
    const time = after ?? before
    if (time !== undefined) taken.add(time)
    const span = {
      start: Math.min(date.start, time?.start ?? date.start),
      end: Math.max(date.end, time?.end ?? date.end),
    }
    return withBracketClosed(text, span)
  })
}

const longestGlue = 70
const month = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?`
const weekday = String.raw`(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?[\s,]+)`
const ordinal = String.raw`\d{1,2}\s?(?:st|nd|rd|th)?`
const year = String.raw`(?:\d{4}|['’]\d{2})`
const dayFirst = String.raw`${ordinal}[\s,.-]*(?:day\s+of\s+|of\s+)?${month}[\s,.'’-]*${year}`
const monthFirst = String.raw`${month}\s+${ordinal}(?:[\s,]+${year}(?!\d))?`
const figures = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})(?![\d/])|\d{4}-\d{2}-\d{2}`
const dateWords = new RegExp(
  String.raw`(?<![\p{L}\d./-])${weekday}?(?:${dayFirst}|${monthFirst}|${figures})(?![\p{L}\d])(?:[\s,]*\(\s*(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\s*\))?`,
  "giu",
)

const zoneName = String.raw`(?:\s*\(?(?:IST|UTC|GMT|BST|EST|EDT|CST|CDT|MST|MDT|PST|PDT|AKST|AKDT|HST|GST|AEST|local time|(?:prevailing\s+)?(?:[A-Z][a-z]+\s+){0,3}(?:Standard\s+|Daylight\s+|Prevailing\s+|Local\s+)?Time)(?![\p{L}])\)?)`
const hours = String.raw`(?:hours|hrs|hr|Hours|Hrs|HRS|HOURS|h)\.?(?![\p{L}])`
const halfDay = String.raw`(?:[AaPp]\.?\s?[Mm]\.?(?![\p{L}])|[Nn]oon|[Mm]idnight)`
const clock = String.raw`(?:\d{1,2}\s?[:.]\s?\d{2}(?:\s?[:.]\s?\d{2})?\s*(?:${halfDay}|${hours})?|\d{1,2}\s*${halfDay}|\d{4}\s?${hours}|12\s+[Nn]oon)`
const timeWords = new RegExp(String.raw`(?<![\p{L}\d./-])${clock}(?:\s*${hours})?(?:\*\*)?${zoneName}?`, "gu")

const glueWord = String.raw`at|on|by|up|to|upto|till|until|before|of|the|and|time|hours|hrs|latest|than|later|not|dated|date|same|day|from|prevailing|local|standard|[A-Z][a-z]+(?=[\s*]+(?:[A-Z][a-z]+\s+)?(?:Time|Prevailing))|Prevailing|Time`
const glueOnly = new RegExp(
  String.raw`^(?:[\s,;:*_|()–@.-]|(?<![\p{L}])(?:${glueWord}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|IST)(?![\p{L}]))*$`,
  "u",
)

function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }))
}

function withBracketClosed(text: string, span: Span): Span {
  const inside = text.slice(span.start, span.end)
  const opened = inside.split("(").length - inside.split(")").length
  return opened === 1 && text.charAt(span.end) === ")" ? { ...span, end: span.end + 1 } : span
}
