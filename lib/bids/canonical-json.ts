// Writes JSON in one way only, so that equal content has equal bytes and one hash. It drops nothing and reorders no list.

/** Keys sorted by code unit, no white space. Throws on what JSON cannot hold: undefined, functions, NaN. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`
  }
  const isPlain = value === null || typeof value === "string" || typeof value === "boolean"
  if (!isPlain && !(typeof value === "number" && Number.isFinite(value))) {
    throw new Error(`A ${typeof value} has no place in JSON that is signed`)
  }
  return JSON.stringify(value)
}
