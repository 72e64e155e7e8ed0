// The one door to the grammar of values: a kind and a printed text in, a typed value or a flag out. It never guesses.

import { readDuration } from "@/lib/bids/formats/read-duration"
import { readInstant } from "@/lib/bids/formats/read-instant"
import { readMoney } from "@/lib/bids/formats/read-money"
import { readPercent } from "@/lib/bids/formats/read-percent"
import { readQuantity } from "@/lib/bids/formats/read-quantity"
import { readReference, readText } from "@/lib/bids/formats/read-reference"
import type { Reading, ReadingContext, ValueKind } from "@/lib/bids/formats/reading"
import { assertNever } from "@/lib/core/assert-never"

/**
 * Reads a value of a kind from a text of a document or a person. A text that replaces one value by another is read as
 * the new one; a text that names several otherwise is flagged. Pure; the same text and context give the same reading.
 */
export function readValue(kind: ValueKind, text: string, context: ReadingContext): Reading {
  switch (kind) {
    case "money":
      return readMoney(text, context)
    case "instant":
      return readInstant(text, context)
    case "duration":
      return readDuration(text)
    case "percent":
      return readPercent(text)
    case "quantity":
      return readQuantity(text)
    case "text":
      return readText(text)
    case "reference":
      return readReference(text)
    default:
      return assertNever(kind)
  }
}
