// Compares what a receiver restated with what was sent, field by field. Exact; fills nothing in and forgives nothing. Pure.
import { z } from "zod"
import type { HandoffNote, ReadBackLine } from "./events/handoff"
import type { CarriedFact } from "./events/shared"
import { carriedFact } from "./ledger-facts"
import type { Fact, LedgerState } from "./ledger-state"

export const RestatedFact = z.object({
  key: z.string(),
  value: z.string(),
  currency: z.string().nullish(),
  unit: z.string().nullish(),
  zone: z.string().nullish(),
  condition: z.string().nullish(),
  anchor: z.string().nullish(),
  source: z.string(),
})
export type RestatedFact = z.infer<typeof RestatedFact>

export const ReadBackInput = z.object({ facts: z.array(RestatedFact), next_action: z.string() })
export type ReadBackInput = z.infer<typeof ReadBackInput>

/** Reads another written form of a value by the domain's grammar: equal is noted as reformatted, all else fails. */
export type SameValue = (
  kind: string,
  restated: string,
  sent: CarriedFact,
) => "equal" | "reformatted" | "different" | "unreadable"

/**
 * The facts a receiver must restate: those the notes carried, each followed to what holds now. A fact that was withdrawn or
 * fell into conflict since is not asked for: nothing in force answers to it.
 */
export function expectedFacts(notes: HandoffNote[], ledger: LedgerState): CarriedFact[] {
  const expected = new Map<string, CarriedFact>()
  for (const { factId } of notes.flatMap((note) => note.mustCarry)) {
    const fact = inForce(ledger.facts.get(factId), ledger)
    if (fact) expected.set(fact.fact, carriedFact(fact))
  }
  return [...expected.values()]
}

export function compareReadBack(
  input: ReadBackInput,
  sent: CarriedFact[],
  nextActions: string[],
  same: SameValue,
): ReadBackLine[] {
  const unclaimed = [...input.facts]
  const lines = sent.map((fact): ReadBackLine => {
    const at = bestMatch(unclaimed, fact)
    const restated = at === -1 ? undefined : unclaimed.splice(at, 1)[0]
    return restated ? compareFact(fact, restated, same) : line(fact, null, "missing", null)
  })
  const extra = unclaimed.map(
    (fact): ReadBackLine => ({ key: fact.key, sent: null, restated: fact.value, verdict: "extra", part: null }),
  )
  return [...lines, ...extra, nextActionLine(input.next_action, nextActions)]
}

export function readBackPassed(lines: ReadBackLine[]): boolean {
  return lines.every((line) => line.verdict === "equal" || line.verdict === "reformatted")
}

/** One sentence a problem, for the receiver and for the person who may have to decide. */
export function readBackProblems(lines: ReadBackLine[]): string[] {
  return lines.flatMap(({ key, sent, restated, verdict, part }) => {
    if (verdict === "equal" || verdict === "reformatted") return []
    if (verdict === "missing") return [`${key}: sent ${sent}, not restated.`]
    if (verdict === "extra") return [`${key}: restated ${restated}, but nothing of that key was sent.`]
    return [`${key}: ${part ?? "value"} sent ${sent}, restated ${restated}.`]
  })
}

function inForce(fact: Fact | undefined, ledger: LedgerState): Fact | null {
  let at = fact
  for (let hops = 0; at && at.status === "superseded" && at.supersededBy && hops < ledger.facts.size; hops += 1) {
    at = ledger.facts.get(at.supersededBy)
  }
  return at?.status === "current" ? at : null
}

/** Several facts may share a key (other condition): prefer the restated one whose condition and anchor agree. */
function bestMatch(restated: RestatedFact[], fact: CarriedFact): number {
  const sameKey = restated.map((it, index) => ({ it, index })).filter(({ it }) => it.key === fact.key)
  const exact = sameKey.find(
    ({ it }) => (it.condition ?? null) === fact.condition && (it.anchor ?? null) === fact.anchor,
  )
  return (exact ?? sameKey[0])?.index ?? -1
}

function compareFact(fact: CarriedFact, restated: RestatedFact, same: SameValue): ReadBackLine {
  const verdict = same(fact.kind, restated.value, fact)
  if (verdict === "different" || verdict === "unreadable") return line(fact, restated.value, "changed", "value")
  for (const part of ["currency", "unit", "zone", "condition", "anchor", "source"] as const) {
    if ((restated[part] ?? null) !== fact[part]) {
      return { key: fact.key, sent: fact[part], restated: restated[part] ?? null, verdict: "changed", part }
    }
  }
  return line(fact, restated.value, verdict, null)
}

function nextActionLine(restated: string, sent: string[]): ReadBackLine {
  const verdict = sent.includes(restated) ? "equal" : "changed"
  return { key: "next action", sent: sent.at(-1) ?? null, restated, verdict, part: verdict === "equal" ? null : "text" }
}

function line(
  fact: CarriedFact,
  restated: string | null,
  verdict: ReadBackLine["verdict"],
  part: string | null,
): ReadBackLine {
  return { key: fact.key, sent: fact.canonical, restated, verdict, part }
}
