// Finds, among completed works, those that meet a minimum value within the window, leaving out what may not be mentioned. It judges no scope.
import Big from "big.js"
import { type CriterionToCheck, cannotTell, type Finding } from "@/lib/bids/criterion"
import { factText } from "@/lib/bids/fact-text"
import { displayValue } from "@/lib/bids/formats/render-value"
import { brokenBy } from "@/lib/bids/instructions"
import type { CompanyProfile } from "@/lib/bids/records"
import { yearsIn } from "@/lib/bids/window-years"
import { currentFacts } from "@/lib/core/ledger-facts"
import type { LedgerState } from "@/lib/core/ledger-state"

type CompletedWork = CompanyProfile["works"][number]

const defaultWindowYears = 7

/** Met with at least one work of the value, completed in the window that ends at the closing date. Works of another currency do not count. */
export function checkSimilarWork({ state, fact, profile, today }: CriterionToCheck): Finding {
  if (profile === null) return cannotTell("No company profile is on record.")
  const allowed = allowedWorks(state, profile)
  if (allowed.length === 0) return cannotTell("The profile holds no completed work that may be listed.")
  const until = closingDay(state) ?? today
  const years = yearsIn(state, "similar.work.window") ?? defaultWindowYears
  const from = yearsBefore(until, years)
  const { currency, canonical } = fact.value
  const fitting = allowed.filter(
    (work) =>
      work.currency === currency &&
      work.completed !== null &&
      work.completed >= from &&
      work.completed <= until &&
      new Big(work.value).gte(canonical),
  )
  const window = `completed from ${from} to ${until}`
  if (fitting.length === 0) {
    const undated = allowed.filter((work) => work.completed === null && new Big(work.value).gte(canonical))
    if (undated.length > 0)
      return cannotTell(`No completion date is on record for: ${undated.map(({ name }) => name).join(", ")}.`)
    const arithmetic = `no work of ${factText(fact)} or more ${window}, of ${allowed.length} that may be listed`
    return { verdict: "not-met", evidence: "No listed work is large and recent enough.", arithmetic }
  }
  const lines = fitting.map(
    (work) => `${displayValue("money", work.value, { currency })} ≥ ${factText(fact)}, completed ${work.completed}`,
  )
  return {
    verdict: "met",
    evidence: fitting.map((work) => `${work.name}${work.client ? `, ${work.client}` : ""}`).join("; "),
    arithmetic: `${lines.join("; ")} (${window}; that the work is similar is for the signer to see)`,
  }
}

/** Completed works without those that a standing instruction forbids to mention, by name, client or scope. */
export function allowedWorks(state: LedgerState, profile: CompanyProfile): CompletedWork[] {
  return profile.works.filter((work) => brokenBy(state, `${work.name}\n${work.client}\n${work.scope}`).length === 0)
}

function closingDay(state: LedgerState): string | null {
  const [closing, ...more] = currentFacts(state).filter((fact) => fact.key === "bid.closing")
  return closing === undefined || more.length > 0 ? null : closing.value.canonical.slice(0, 10)
}

// 29 February has no counterpart in most years: the window then starts on 1 March.
function yearsBefore(day: string, years: number): string {
  const [year = "", month = "", date = ""] = day.split("-")
  const moved = new Date(Date.UTC(Number(year) - years, Number(month) - 1, Number(date)))
  return moved.toISOString().slice(0, 10)
}
