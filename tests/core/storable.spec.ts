// What the record can hold as it is: every text but those with NUL or half of a surrogate pair.
import { describe, expect, test } from "vitest"
import { isStorable, storable } from "@/lib/core/storable"

describe("a text", () => {
  test.each(["", "cnv_01", "निविदा", "🙂 whole pairs", "line\nline"])("is held as it is: %j", (text) => {
    expect(isStorable(text)).toBe(true)
    expect(storable(text)).toBe(text)
  })

  test.each(["\0", "cnv_\0", "\ud83d", "half \ude42 only"])("cannot be held as it is: %j", (text) => {
    expect(isStorable(text)).toBe(false)
    expect(isStorable(storable(text))).toBe(true)
  })
})
