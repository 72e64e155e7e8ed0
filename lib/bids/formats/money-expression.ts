// Reads one amount of money as printed: mark, figures, scale, end mark, and the same amount in words. It never chooses between amounts.
import { type Currency, currencyMarked } from "@/lib/bids/formats/currencies"
import { add, type Decimal, isSameDecimal, multiply } from "@/lib/bids/formats/decimal-text"
import { type PrintedNumber, readPrintedNumber } from "@/lib/bids/formats/money-number"
import { isIndianScale, readNumberWords, scaleOf } from "@/lib/bids/formats/number-words"
import { type Token, textAt } from "@/lib/bids/formats/tokens"

/**
 * `first` and `next` are token indexes. `currency` is null for a bare number. `scaled` tells whether lakh, crore or
 * million is printed with it. `fault` names what makes the amount uncertain.
 */
export type MoneyExpression = {
  amount: Decimal
  currency: Currency | null
  first: number
  next: number
  scaled: "yes" | "no"
  grouped: "yes" | "no"
  unit: string | null
  fault: "none" | "broken-grouping" | "words-disagree" | "two-currencies"
}

/** The amount that starts at a token, or null where none does. */
export function readMoneyExpression(tokens: readonly Token[], from: number): MoneyExpression | null {
  const mark = readMark(tokens, from)
  const figuresAt = mark?.next ?? from
  const figures = readFigures(tokens, figuresAt, mark === null ? "bare" : "marked")
  if (figures === null) return readWordsAlone(tokens, from)
  let next = figures.next
  let currency = mark?.currency ?? null
  let fault: MoneyExpression["fault"] = figures.broken === "yes" ? "broken-grouping" : "none"
  const after = readMark(tokens, next)
  const isNextAmount = after !== null && tokens[after.next]?.kind === "digits" && currency !== null
  if (after !== null && !isNextAmount) {
    if (currency !== null && currency !== after.currency) fault = "two-currencies"
    currency = currency ?? after.currency
    next = after.next
  }
  const ended = skipEndMark(tokens, next)
  if (currency === null && (ended > next || figures.indian === "yes")) currency = currencyMarked("inr")
  next = ended
  const unit = readPer(tokens, next)
  next = unit?.next ?? next
  const words = readBracketedWords(tokens, next)
  if (words !== null) {
    if (fault === "none" && !isSameDecimal(words.amount, figures.amount)) fault = "words-disagree"
    next = words.next
  }
  const { amount, scaled, grouped } = figures
  return { amount, currency, first: from, next, scaled, grouped, unit: unit?.unit ?? null, fault }
}

/** A currency's mark at a token, with the dot or colon after it. */
export function readMark(tokens: readonly Token[], from: number): { currency: Currency; next: number } | null {
  const joined = currencyMarked(`${textAt(tokens, from)}${textAt(tokens, from + 1)}`)
  const currency = joined ?? currencyMarked(textAt(tokens, from))
  if (currency === null) return null
  let next = from + (joined === null ? 1 : 2)
  while (textAt(tokens, next) === "." || textAt(tokens, next) === ":") next += 1
  return { currency, next }
}

type Figures = {
  amount: Decimal
  next: number
  scaled: "yes" | "no"
  grouped: "yes" | "no"
  indian: "yes" | "no"
  broken: "yes" | "no"
}

function readFigures(tokens: readonly Token[], from: number, standing: "marked" | "bare"): Figures | null {
  const before = tokens[from - 1]
  const isGlued = tokens[from]?.gap === false && before !== undefined && /^[/\-.:]$|^[0-9a-z]+$/.test(before.text)
  if (standing === "bare" && isGlued) return null
  const first = readPrintedNumber(tokens, from)
  if (first === null) return null
  const result: Figures = {
    amount: first.value,
    next: first.next,
    scaled: "no",
    grouped: first.grouping === "none" && first.hasFraction === "no" ? "no" : "yes",
    indian: "no",
    broken: first.grouping === "broken" ? "yes" : "no",
  }
  let smallestScale: bigint | null = null
  for (;;) {
    const isFirst: boolean = smallestScale === null
    const part: PrintedNumber | null = isFirst ? first : readPrintedNumber(tokens, result.next)
    const scale: Scale | null = part === null ? null : readScale(tokens, part.next, standing)
    if (part === null || scale === null || (smallestScale !== null && scale.factor >= smallestScale)) break
    const scaled = multiply(part.value, { units: scale.factor, scale: 0 })
    result.amount = isFirst ? scaled : add(result.amount, scaled)
    result.next = scale.next
    result.scaled = "yes"
    if (scale.indian === "yes") result.indian = "yes"
    smallestScale = scale.factor
  }
  if (standing === "bare" && result.scaled === "no" && isOtherThanMoney(tokens, result.next)) return null
  return isPercent(tokens, result.next) ? null : result
}

type Scale = { factor: bigint; next: number; indian: "yes" | "no" }

// "m" and "k" are million and thousand only when written against the figure of a marked amount; apart they are units.
function readScale(tokens: readonly Token[], at: number, standing: "marked" | "bare"): Scale | null {
  const word = tokens[at]
  if (word === undefined || word.kind !== "word") return null
  let factor = scaleOf(word.text)
  if (factor === null) return null
  if ((word.text === "m" || word.text === "k") && (word.gap || standing === "bare")) return null
  let next = at + 1
  if (textAt(tokens, next) === "(" && textAt(tokens, next + 1) === "s" && textAt(tokens, next + 2) === ")") next += 3
  if (textAt(tokens, next) === "." && /^(cr|crs|mn|bn)$/.test(word.text)) next += 1
  // "1 lakh crore": a larger scale right after multiplies again.
  const larger = scaleOf(textAt(tokens, next))
  const isDouble = larger !== null && larger > factor && textAt(tokens, next).length > 1
  if (isDouble) {
    factor *= larger
    next += 1
  }
  return { factor, next, indian: isIndianScale(word.text) || isIndianScale(textAt(tokens, at + 1)) ? "yes" : "no" }
}

function isPercent(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at)
  return word === "%" || word === "percent" || (word === "per" && textAt(tokens, at + 1) === "cent")
}

// 28.10.2026, 2026/45, 15:00 and 40-page are no bare amounts; 77,290/- is.
function isOtherThanMoney(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next === undefined || next.gap) return false
  if (next.kind === "word") return currencyMarked(next.text) === null
  return /^[/:-]$/.test(next.text) && !/^[-=]$/.test(textAt(tokens, at + 1))
}

function skipEndMark(tokens: readonly Token[], from: number): number {
  if (textAt(tokens, from) !== "/") return from
  let next = from + 1
  if (textAt(tokens, next) === "=") return next + 1
  while (textAt(tokens, next) === "-") next += 1
  return next === from + 1 ? from : next
}

// "per day", "per 100 sqm": what the amount is a rate for.
function readPer(tokens: readonly Token[], from: number): { unit: string; next: number } | null {
  const isSlash = textAt(tokens, from) === "/" && tokens[from + 1]?.kind === "word" && tokens[from + 1]?.gap === false
  if (isSlash) return { unit: `per ${textAt(tokens, from + 1)}`, next: from + 2 }
  if (textAt(tokens, from) !== "per") return null
  const hasNumber = tokens[from + 1]?.kind === "digits"
  const next = from + (hasNumber ? 3 : 2)
  const unit = tokens.slice(from, next).map((token) => token.text)
  return tokens[next - 1]?.kind === "word" ? { unit: unit.join(" "), next } : null
}

function readBracketedWords(tokens: readonly Token[], from: number): { amount: Decimal; next: number } | null {
  const isOpen = /^[([]$/.test(textAt(tokens, from))
  const mark = readMark(tokens, isOpen ? from + 1 : from)
  if (!isOpen && mark === null) return null
  const words = readWords(tokens, mark?.next ?? from + 1)
  if (words === null) return null
  const isClosed = isOpen && /^[)\]]$/.test(textAt(tokens, words.next))
  return { amount: words.amount, next: isClosed ? words.next + 1 : words.next }
}

// "Rupees Five Lakh Only", or "Five Lakh rupees": words are money only beside a currency's name.
function readWordsAlone(tokens: readonly Token[], from: number): MoneyExpression | null {
  const mark = readMark(tokens, from)
  const words = readWords(tokens, mark?.next ?? from)
  if (words === null) return null
  const currency = mark?.currency ?? words.currency
  if (currency === null) return null
  const { amount, next } = words
  return { amount, currency, first: from, next, scaled: "yes", grouped: "yes", unit: null, fault: "none" }
}

function readWords(tokens: readonly Token[], from: number) {
  let whole = readNumberWords(tokens, from)
  if (whole !== null && isMinorWord(textAt(tokens, whole.next))) whole = readNumberWords(tokens, from, "stops-at-and")
  if (whole === null) return null
  let next = whole.next
  let currency: Currency | null = null
  const mark = readMark(tokens, next)
  if (mark !== null) {
    currency = mark.currency
    next = mark.next
  }
  let amount: Decimal = { units: whole.value, scale: 0 }
  const minorAt = textAt(tokens, next) === "and" ? next + 1 : next
  const minorFirst = isMinorWord(textAt(tokens, minorAt)) ? minorAt + 1 : minorAt
  const minor = readNumberWords(tokens, minorFirst)
  if (minor !== null && (minorFirst > minorAt || isMinorWord(textAt(tokens, minor.next)))) {
    amount = add(amount, { units: minor.value, scale: 2 })
    next = minorFirst > minorAt ? minor.next : minor.next + 1
  }
  if (textAt(tokens, next) === "only") next += 1
  return { amount, currency, next }
}

function isMinorWord(word: string): boolean {
  return /^(paise|paisa|cents|pence)$/.test(word)
}
