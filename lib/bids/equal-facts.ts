// Tells whether two facts say the same: value, condition and anchor together. It never decides which of two stands.
import { isSameAnchor } from "@/lib/bids/formats/anchors"
import { sameValue } from "@/lib/bids/formats/equal-values"
import { ValueKind } from "@/lib/bids/formats/reading"
import { foldCharacters, foldText } from "@/lib/bids/formats/tokens"
import type { FactValue } from "@/lib/core/events/shared"

/** What a fact says, apart from where it was found. */
export type Statement = { value: FactValue; condition: string | null; anchor: string | null }

/** Same typed value and same anchor. Instants compare as moments, so another offset of one moment is the same. */
export function isSameStatement(left: Statement, right: Statement): boolean {
  return isSameTypedValue(left.value, right.value) && isSameAnchor(left.anchor, right.anchor)
}

/** Facts compete for one place when key and condition agree; writing and white space of a condition do not matter. */
export function isSameCondition(left: string | null, right: string | null): boolean {
  return conditionKey(left) === conditionKey(right)
}

export function conditionKey(condition: string | null): string {
  return condition === null ? "" : foldText(foldCharacters(condition)).replace(/[-\s]+/g, " ")
}

/** Kind, currency and unit must agree; the zone need not, since an instant carries its offset. */
export function isSameTypedValue(left: FactValue, right: FactValue): boolean {
  if (left.kind !== right.kind || left.currency !== right.currency || left.unit !== right.unit) return false
  if (left.canonical === right.canonical) return true
  const kind = ValueKind.safeParse(left.kind)
  if (!kind.success) return false
  const verdict = sameValue(kind.data, right.canonical, left.canonical, {
    ...(left.currency ? { defaultCurrency: left.currency } : {}),
    ...(left.zone ? { defaultZone: left.zone } : {}),
  })
  return verdict === "equal" || verdict === "reformatted"
}
