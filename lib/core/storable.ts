// Makes text fit for the record, which can hold neither NUL nor half of a surrogate pair. Changes nothing else.

/**
 * The value with each NUL and each lone surrogate replaced by U+FFFD, in keys too. What needs no replacing is returned
 * as it is, the very same object. Values are plain data: text, numbers, booleans, null, arrays, objects.
 */
export function storable<Value>(value: Value): Value {
  return cleaned(value) as Value
}

/** Whether the record can hold the text as it is: no id of it has any other. */
export function isStorable(text: string): boolean {
  return cleanedText(text) === text
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanedText(value)
  if (Array.isArray(value)) {
    const items = value.map(cleaned)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [cleaned(key), cleaned(part)] as const)
  const same = Object.entries(value).every(([key, part], index) => {
    const entry = entries[index]
    return entry !== undefined && entry[0] === key && entry[1] === part
  })
  return same ? value : Object.fromEntries(entries)
}

function cleanedText(text: string): string {
  // With the `u` flag a whole pair is one character, so that \p{Surrogate} meets lone halves only.
  return text.replace(/\p{Surrogate}/gu, "\uFFFD").replaceAll("\0", "\uFFFD")
}
