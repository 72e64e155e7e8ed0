// Prices items at rates of the workspace's list and adds them up, exact to the paisa. It never converts a unit or a currency.
import Big from "big.js"
import type { BillItem } from "@/lib/bids/bill-of-quantities"
import { amountInWords } from "@/lib/bids/formats/amount-in-words"
import { unitNamed } from "@/lib/bids/formats/read-quantity"
import { displayValue } from "@/lib/bids/formats/render-value"
import type { Rate } from "@/lib/bids/records"
import type { PriceWork } from "@/lib/bids/work"

/** A rate with the id it goes by in the list in force: `rt_1` is its first row. */
export type NamedRate = Rate & { id: string }

/** Rates by id, in the order of the list. */
export function namedRates(rates: readonly Rate[]): NamedRate[] {
  return rates.map((rate, index) => ({ ...rate, id: `rt_${index + 1}` }))
}

/**
 * Amount = rate × quantity, rounded half up to two decimals. Refused where units or currencies differ, or the rate is
 * zero: a free item is a decision of a person, never of a list.
 */
export function priceItem({
  item,
  rate,
  priced,
}: {
  item: BillItem
  rate: NamedRate
  priced: readonly PriceWork[]
}): PriceWork | { refused: string } {
  if (unitNamed(item.unit) !== unitNamed(rate.unit)) {
    return {
      refused: `Item ${item.item} is measured in "${item.unit}", the rate is per "${rate.unit}". Find another rate, or ask.`,
    }
  }
  if (new Big(rate.rate).eq(0)) return { refused: `The rate ${rate.id} is zero. Ask what the item should cost.` }
  const other = priced.find((price) => price.number !== item.item && price.currency !== rate.currency)
  if (other !== undefined) {
    return {
      refused: `Other items are priced in ${other.currency}, this rate is in ${rate.currency}. A bid has one currency.`,
    }
  }
  return {
    number: item.item,
    description: item.description,
    unit: item.unit,
    quantity: item.quantity,
    rate: rate.rate,
    amount: lineAmount(rate.rate, item.quantity),
    rateId: rate.id,
    currency: rate.currency,
  }
}

/** Decimal text in and out; two decimals, half up. */
export function lineAmount(rate: string, quantity: string): string {
  return new Big(rate).times(quantity).round(2, Big.roundHalfUp).toFixed(2)
}

/** `canonical` is the exact sum with two decimals; words and figures are both made from it. */
export type Total = { canonical: string; currency: string; figures: string; words: string }

/** The sum of line amounts; null for no items, or a currency whose words are not known. */
export function totalOf(prices: readonly PriceWork[]): Total | null {
  const currency = prices[0]?.currency
  if (currency === undefined) return null
  const canonical = prices.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)
  const words = amountInWords(canonical, currency)
  return words === null ? null : { canonical, currency, figures: displayValue("money", canonical, { currency }), words }
}

/** Prices that still fit the bill: an item that a document changed since loses its price until it is priced again. */
export function standingPrices(prices: readonly PriceWork[], items: readonly BillItem[]): PriceWork[] {
  return prices.filter((price) =>
    items.some(
      (item) =>
        item.item === price.number &&
        item.unit === price.unit &&
        item.quantity === price.quantity &&
        item.description === price.description,
    ),
  )
}
