// Checks a tender's criteria against the company's profile, exactly and with the arithmetic shown. It never estimates and never guesses what is missing.
import Big from "big.js"
import { type Checked, type CriterionToCheck, cannotTell, type Finding } from "@/lib/bids/criterion"
import { factLabel, factText } from "@/lib/bids/fact-text"
import { readValue } from "@/lib/bids/formats/read-value"
import { displayValue } from "@/lib/bids/formats/render-value"
import { foldCharacters } from "@/lib/bids/formats/tokens"
import { checkSimilarWork } from "@/lib/bids/similar-work"
import { factKey } from "@/lib/bids/vocabulary"
import { yearsIn } from "@/lib/bids/window-years"
import type { EligibilityWork } from "@/lib/bids/work"
import { currentFacts } from "@/lib/core/ledger-facts"
import type { Fact, LedgerState } from "@/lib/core/ledger-state"

/** Current facts of the eligibility group that set a criterion, sorted by key. */
export function criteriaOf(state: LedgerState): Fact[] {
  return currentFacts(state).filter(({ key }) => factKey(key)?.group === "eligibility" && !isQualifier(key))
}

/** One criterion as work: met, not met, or what is missing to tell. */
export function checkCriterion(check: CriterionToCheck): EligibilityWork {
  return { ...verdictOn(check), factKey: check.fact.key, fact: check.fact.fact }
}

/** What a criterion asks, in one line, with its condition and the facts that qualify it. */
export function requirementOf(state: LedgerState, fact: Fact): string {
  const qualifiers = (qualifiersOf.get(fact.key) ?? []).flatMap((key) =>
    currentFacts(state).filter((one) => one.key === key),
  )
  const more = qualifiers.map((one) => `${factLabel(one.key).toLowerCase()}: ${factText(one)}`)
  return [`${factText(fact)}${fact.condition ? ` (${fact.condition})` : ""}`, ...more].join("; ")
}

const qualifiersOf = new Map([
  ["turnover.minimum", ["turnover.years"]],
  ["similar.work.minimum", ["similar.work.definition", "similar.work.window"]],
])

const isQualifier = (key: string) => [...qualifiersOf.values()].some((keys) => keys.includes(key))

function verdictOn(check: CriterionToCheck): Checked {
  switch (check.fact.key) {
    case "turnover.minimum":
      return { ...heading(check), ...checkTurnover(check) }
    case "similar.work.minimum":
      return { ...heading(check), ...checkSimilarWork(check) }
    default:
      return { ...heading(check), ...checkField(check) }
  }
}

function heading({ state, fact }: CriterionToCheck): Pick<Checked, "criterion" | "requirement"> {
  return { criterion: factLabel(fact.key), requirement: requirementOf(state, fact) }
}

const defaultYears = 3

function checkTurnover({ state, fact, profile }: CriterionToCheck): Finding {
  if (profile === null) return cannotTell("No company profile is on record.")
  const years = yearsIn(state, "turnover.years") ?? defaultYears
  const last = [...profile.turnover].sort((a, b) => (a.year < b.year ? 1 : -1)).slice(0, years)
  if (last.length < years)
    return cannotTell(`The profile holds ${last.length} of the ${years} years of turnover needed.`)
  const { currency } = fact.value
  if (last.some((year) => year.currency !== currency)) {
    return cannotTell(`The profile's turnover is not in ${currency ?? "the currency of the criterion"}.`)
  }
  const show = (amount: Big) => displayValue("money", amount.toFixed(2), { currency })
  const sum = last.reduce((total, year) => total.plus(year.amount), new Big(0))
  const average = sum.div(years).round(2, Big.roundHalfUp)
  // Compared before dividing, so that no rounding decides.
  const isMet = sum.gte(new Big(fact.value.canonical).times(years))
  const parts = last.map((year) => show(new Big(year.amount))).join(" + ")
  return {
    verdict: isMet ? "met" : "not-met",
    evidence: `Average of ${last.map(({ year }) => year).join(", ")}: ${show(average)}`,
    arithmetic: `(${parts}) / ${years} = ${show(average)}; needed ${factText(fact)}`,
  }
}

/** Any other criterion: an amount is compared with the profile's field of that name, words are left to a person. */
function checkField({ fact, profile }: CriterionToCheck): Finding {
  const label = factLabel(fact.key)
  if (profile === null) return cannotTell("No company profile is on record.")
  const names = fieldWords.get(fact.key) ?? []
  const field = profile.fields.find(({ name }) => names.some((word) => foldCharacters(name).includes(word)))
  if (field === undefined) return cannotTell(`The profile says nothing about "${label}".`)
  const stated = `${field.name}: ${field.value}`
  if (fact.value.kind !== "money") return cannotTell(`${stated}. Whether that is enough is for a person to say.`)
  const { currency } = fact.value
  const held = readValue("money", field.value, currency ? { defaultCurrency: currency } : {})
  if (held.outcome === "flagged" || held.currency !== currency) return cannotTell(`${stated}. It cannot be compared.`)
  const isMet = new Big(held.canonical).gte(fact.value.canonical)
  const shown = displayValue("money", held.canonical, { currency })
  return {
    verdict: isMet ? "met" : "not-met",
    evidence: stated,
    arithmetic: `${shown} ${isMet ? "≥" : "<"} ${factText(fact)}`,
  }
}

const fieldWords = new Map([
  ["solvency.minimum", ["solvency"]],
  ["networth.minimum", ["net worth", "networth"]],
  ["registration.class", ["registration", "enlistment", "class"]],
  ["capacity.formula", ["capacity"]],
])
