// Writes a fact's value and name the way a person reads them. It never changes a value and decides nothing.
import { ValueKind } from "@/lib/bids/formats/reading"
import { displayValue } from "@/lib/bids/formats/render-value"
import { factKey } from "@/lib/bids/vocabulary"
import type { FactValue } from "@/lib/core/events/shared"

/** "Rs 15,00,000"; "120 days from the closing date". Canonical text where the kind is not known. */
export function factText({ value, anchor }: { value: FactValue; anchor: string | null }): string {
  const kind = ValueKind.safeParse(value.kind)
  if (!kind.success) return value.canonical
  const { currency, unit, zone } = value
  return displayValue(kind.data, value.canonical, { currency, unit, zone, anchor })
}

/** The vocabulary's name for a key; the key itself where the vocabulary does not know it. */
export function factLabel(key: string): string {
  return factKey(key)?.label ?? key
}
