// Reads money from a printed text. It never takes a bare number for money without a currency from the context, and never derives one.
import { type Candidate, chooseCandidate } from "@/lib/bids/formats/candidate"
import { bidderClassIn, conditionNear, isSplitByCondition } from "@/lib/bids/formats/condition"
import { type Currency, currencyMarked, currencyOf } from "@/lib/bids/formats/currencies"
import { add, atDecimals, isSameDecimal, multiply } from "@/lib/bids/formats/decimal-text"
import { type MoneyExpression, readMoneyExpression } from "@/lib/bids/formats/money-expression"
import { scaleOf } from "@/lib/bids/formats/number-words"
import { type Reading, type ReadingContext, valueFlagged, valueRead } from "@/lib/bids/formats/reading"
import { foldCharacters, type Token, tokenise } from "@/lib/bids/formats/tokens"

/** Money in major units with the currency's own decimals; see `Reading` for the parts. */
export function readMoney(text: string, context: ReadingContext): Reading {
  const tokens = tokenise(text)
  const header = headerScale(context.columnHeader ?? "") ?? headerScale(text)
  const found = findExpressions(tokens)
  const marked = found.filter((expression) => expression.currency !== null)
  const expressions = marked.length > 0 ? marked : found.filter((bare) => standsAsAmount(text, tokens, bare))
  const exempt = /\bexempt(?:ed|ion)?\b/i.test(text)
  if (expressions.length === 0) return withoutAmount(text, exempt ? "exempt" : "stated")
  if (isFormula(text, tokens, expressions)) {
    return valueFlagged("DERIVED", "The text prints a formula, not the amount. A person must confirm the figure.")
  }
  const candidates = expressions.map((expression) => candidateOf({ text, tokens, expression, context, header }))
  const total = statedTotal(text, tokens, expressions)
  if (total === "disagrees") return valueFlagged("CONFLICT", "The amounts before the equals sign do not add up to it.")
  const chosen = total === null ? candidates : candidates.slice(total, total + 1)
  if (isSplitByCondition(text, chosen)) {
    return valueFlagged(
      "CONDITIONAL",
      "The amount depends on who bids. Ask which condition applies, and quote that one.",
    )
  }
  return chooseCandidate(text, chosen, "amount")
}

function withoutAmount(text: string, standing: "exempt" | "stated"): Reading {
  if (standing === "exempt") {
    return valueFlagged("CONDITIONAL", "The text exempts a class of bidders and states no amount. Zero is not assumed.")
  }
  if (/%|\bper\s?cent\b/i.test(text)) {
    return valueFlagged("DERIVED", "The text states a percentage of another value, not an amount.")
  }
  if (/\bnil\b/i.test(text))
    return valueFlagged("AMBIGUOUS", "Nil may mean zero or not stated. Ask before carrying it.")
  if (/\d/.test(text)) {
    return valueFlagged("CURRENCY_UNKNOWN", "The text has a number but no currency. Quote the words that name it too.")
  }
  return valueFlagged("MISSING_IN_DOCUMENT", "The text states no amount of money.")
}

function findExpressions(tokens: readonly Token[]): MoneyExpression[] {
  const found: MoneyExpression[] = []
  let at = 0
  while (at < tokens.length) {
    const expression = readMoneyExpression(tokens, at)
    if (expression !== null) found.push(expression)
    at = expression === null ? at + 1 : Math.max(expression.next, at + 1)
  }
  return found
}

// A bare number is an amount only where it fills the text, is grouped like money, or ends a label; never a clause number.
function standsAsAmount(text: string, tokens: readonly Token[], expression: MoneyExpression): boolean {
  if (expression.fault !== "none") return false
  if (expression.grouped === "yes") return true
  const span = spanOf(tokens, expression)
  const before = text.slice(0, span.start).trim()
  const after = text.slice(span.end).trim()
  return after === "" && (before === "" || /[:=|)]$/.test(before))
}

type CandidateInput = {
  text: string
  tokens: readonly Token[]
  expression: MoneyExpression
  context: ReadingContext
  header: HeaderScale | null
}

function candidateOf({ text, tokens, expression, context, header }: CandidateInput): Candidate {
  const span = spanOf(tokens, expression)
  return { span, reading: readingOf() }

  function readingOf(): Reading {
    const fault = faultOf(expression)
    if (fault !== null) return fault
    const currency = expression.currency ?? header?.currency ?? currencyOf(context.defaultCurrency ?? "")
    if (currency === null) {
      return valueFlagged("CURRENCY_UNKNOWN", "The number has no currency. Quote the words that name it too.")
    }
    const isScaled = header !== null && header.factor > 1n && expression.scaled === "no"
    const amount = isScaled ? multiply(expression.amount, { units: header.factor, scale: 0 }) : expression.amount
    if (expression.scaled === "no" && !isScaled && amount.scale === 3 && currency.decimals === 2) {
      return valueFlagged("AMBIGUOUS", "The point may group thousands or begin the decimals. Ask which is meant.")
    }
    const canonical = atDecimals(amount, currency.decimals)
    if (canonical === null) {
      return valueFlagged("INVALID", `The amount has more decimals than ${currency.code} has.`)
    }
    const condition = bidderClassIn(text) ?? conditionNear(text, span)
    const remark = isScaled ? "HEADER_UNIT" : null
    return valueRead(canonical, span, { currency: currency.code, unit: expression.unit, condition, remark })
  }
}

function faultOf(expression: MoneyExpression): Reading | null {
  switch (expression.fault) {
    case "none":
      return null
    case "broken-grouping":
      return valueFlagged(
        "AMBIGUOUS",
        "The digits are grouped in no known way, so the size of the amount is not certain.",
      )
    case "words-disagree":
      return valueFlagged("CONFLICT", "The amount in figures and the amount in words disagree.")
    case "two-currencies":
      return valueFlagged("CONFLICT", "The amount carries the marks of two currencies.")
  }
}

function isFormula(text: string, tokens: readonly Token[], expressions: readonly MoneyExpression[]): boolean {
  const first = expressions[0]
  const before = first === undefined ? "" : text.slice(0, spanOf(tokens, first).start)
  const isPercentage = /%|\bper\s?cent\b/i.test(before)
  return isPercentage && /\b(?:max(?:imum)?|min(?:imum)?|subject to|whichever|cap(?:ped)?|not exceeding)\b/i.test(text)
}

// "7500 + 18% GST (1350) = 8850": the amount after the equals sign is payable, if the parts add up to it.
function statedTotal(
  text: string,
  tokens: readonly Token[],
  expressions: readonly MoneyExpression[],
): number | "disagrees" | null {
  const last = expressions.at(-1)
  const previous = expressions.at(-2)
  if (last === undefined || previous === undefined) return null
  const joint = text.slice(spanOf(tokens, previous).end, spanOf(tokens, last).start)
  const first = expressions[0]
  const head = first === undefined ? "" : text.slice(spanOf(tokens, first).end, spanOf(tokens, previous).start)
  if (!/^[\s)]*=\s*$/.test(joint) || !head.includes("+")) return null
  const parts = expressions.slice(0, -1).map((expression) => expression.amount)
  const sum = parts.reduce((left, right) => add(left, right))
  return isSameDecimal(sum, last.amount) ? expressions.length - 1 : "disagrees"
}

type HeaderScale = { currency: Currency | null; factor: bigint }

// "(Rs. in lakhs)" scales what stands below it; "(Rs)" names the currency alone.
function headerScale(header: string): HeaderScale | null {
  const folded = foldCharacters(header)
  const scaled = /(?:(rs|inr|₹|`|usd|\$|rupees?)\.?\s*)?\bin\s+(lakhs?|lacs?|crores?|cr|thousands?|millions?)\b/.exec(
    folded,
  )
  if (scaled !== null) {
    return { currency: currencyMarked(scaled[1] ?? ""), factor: scaleOf(scaled[2] ?? "") ?? 1n }
  }
  const plain = /\((rs|inr|₹|usd|\$|rupees?)\.?\)/.exec(folded)
  return plain === null ? null : { currency: currencyMarked(plain[1] ?? ""), factor: 1n }
}

function spanOf(tokens: readonly Token[], expression: MoneyExpression) {
  const start = tokens[expression.first]?.start ?? 0
  return { start, end: tokens[expression.next - 1]?.end ?? start }
}
