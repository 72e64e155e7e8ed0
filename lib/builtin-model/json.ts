// Reads fields out of parsed JSON whose shape is not certain; never throws and never changes what it reads.

export type JsonObject = { [field: string]: unknown }

/** The parsed value, or undefined when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The parsed object, or null when the text is no JSON object. */
export function parseObject(text: string): JsonObject | null {
  return asObject(parseJson(text))
}

export function asObject(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
}

/** The field's text; a number or boolean as text; empty when absent, null or of another kind. */
export function textIn(object: JsonObject | null, field: string): string {
  const value = object?.[field]
  if (typeof value === "string") return value
  return typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}

export function numberIn(object: JsonObject | null, field: string): number | null {
  const value = object?.[field]
  return typeof value === "number" && Number.isFinite(value) ? value : null
}

export function objectIn(object: JsonObject | null, field: string): JsonObject | null {
  return asObject(object?.[field])
}

/** The objects of a list field; empty when absent. */
export function objectsIn(object: JsonObject | null, field: string): JsonObject[] {
  const value = object?.[field]
  return Array.isArray(value) ? value.map(asObject).filter((one) => one !== null) : []
}

/** The texts of a list field; empty when absent. */
export function textsIn(object: JsonObject | null, field: string): string[] {
  const value = object?.[field]
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
}
