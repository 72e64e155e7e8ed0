// Exact decimal arithmetic on integers, so that no amount passes through a float. It never rounds.

/** `units × 10^-scale`, exactly. */
export type Decimal = { units: bigint; scale: number }

/** Reads plain digits with at most one point ("15.50"); null for anything else. */
export function decimalFrom(text: string): Decimal | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (match === null) return null
  const fraction = match[2] ?? ""
  return { units: BigInt(`${match[1]}${fraction}`), scale: fraction.length }
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale }
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale }
}

export function isSameDecimal(left: Decimal, right: Decimal): boolean {
  const scale = Math.max(left.scale, right.scale)
  return unitsAt(left, scale) === unitsAt(right, scale)
}

/** The value with exactly `decimals` places, or null where that would drop digits other than 0. */
export function atDecimals(value: Decimal, decimals: number): string | null {
  if (value.scale > decimals) {
    const divisor = 10n ** BigInt(value.scale - decimals)
    if (value.units % divisor !== 0n) return null
    return pointed(value.units / divisor, decimals)
  }
  return pointed(unitsAt(value, decimals), decimals)
}

/** The value without trailing zeros: "0.02", "216". */
export function plainDecimal(value: Decimal): string {
  const text = pointed(value.units, value.scale)
  return text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale)
}

function pointed(units: bigint, decimals: number): string {
  if (decimals === 0) return units.toString()
  const digits = units.toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
