// Reads a session's own texts back into parts for the screen: layers of the carried conversation, lines of the pinned block. Pure.
import { z } from "zod"
import { pinnedHeading } from "@/lib/core/pinned-block"
import type { CarriedLine, GivenView } from "./exchange-details"

const Line = z.object({
  origin: z.string(),
  by: z.string().optional(),
  text: z.string(),
  calls: z.array(z.object({ tool: z.string(), arguments: z.string() })).optional(),
  starts: z.boolean().optional(),
})

const Pin = z.union([
  z.object({
    key: z.string(),
    value: z.string(),
    currency: z.string().nullish(),
    unit: z.string().nullish(),
    anchor: z.string().nullish(),
    source: z.string(),
  }),
  z.object({ instruction: z.string(), quote: z.string(), by: z.string() }),
])

/** @param carried the carried conversation as rendered, or null */
export function carriedLayers(carried: string | null): GivenView["layers"] {
  if (carried === null) return []
  return carried
    .split(/\n\n(?=## Layer \d+: )/)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n")
      return { title: title.replace(/^## /, ""), lines: lines.flatMap(carriedLine) }
    })
}

/** @param system the first system message: instructions, then the pinned block if anything is pinned */
export function pinnedLines(system: string): GivenView["pins"] {
  const [, block] = system.split(`\n${pinnedHeading}\n`)
  return (block ?? "").split("\n").flatMap((text) => {
    const pin = Pin.safeParse(jsonOf(text))
    if (!pin.success) return []
    if ("instruction" in pin.data) return [{ name: "instruction", value: pin.data.quote, source: pin.data.by }]
    const { key, value, currency, unit, anchor, source } = pin.data
    return [{ name: key, value: [value, currency, unit, anchor].filter(Boolean).join(" "), source }]
  })
}

function carriedLine(text: string): CarriedLine[] {
  const line = Line.safeParse(jsonOf(text))
  if (!line.success) return []
  const { origin, by = null, calls = [], starts = false } = line.data
  return [{ origin, by, text: line.data.text, calls: calls.map((call) => `${call.tool}(${call.arguments})`), starts }]
}

/** Null for the sentences between the JSON lines. */
function jsonOf(text: string): unknown {
  if (!text.startsWith("{")) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
