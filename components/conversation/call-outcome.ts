// Says in a phrase what came of a tool call, from its result's text. Pure; "" where the result says nothing that fits a line.
import { z } from "zod"
import type { LogItem } from "@/lib/views/log-items"

/** Of a long result only the beginning may be at hand: then there is no phrase. */
export function outcomePhrase({ content, state }: Extract<LogItem, { item: "call" }>): string {
  if (content === null || content.text.length < content.characters) return ""
  const result = Result.safeParse(jsonOf(content.text))
  if (!result.success) return ""
  const told = result.data
  if (told.refused) return told.refused
  if (told.error) return told.error
  if (state !== "ok") return ""
  if (told.recorded) return recordedPhrase(told.recorded.display, told.supersedes?.display)
  const word = told.verdict ?? told.decision ?? told.answer
  return word ?? countPhrase(told)
}

/** What tools answer with that a line has room for; anything else of a result is left alone. */
const Result = z.looseObject({
  refused: z.string().optional(),
  error: z.string().optional(),
  recorded: z.looseObject({ display: z.string() }).optional(),
  supersedes: z.looseObject({ display: z.string() }).nullish(),
  verdict: z.string().optional(),
  decision: z.string().optional(),
  answer: z.string().optional(),
})

function recordedPhrase(display: string, before: string | undefined): string {
  return before === undefined ? display : `${display} · supersedes ${before}`
}

/** "12 rates", from the one list that the result is about. */
function countPhrase(told: Record<string, unknown>): string {
  const [list] = Object.entries(told).filter(([, value]) => Array.isArray(value))
  if (!list) return ""
  const [name, value] = list
  const count = Array.isArray(value) ? value.length : 0
  return `${count} ${count === 1 ? name.replace(/s$/, "") : name}`
}

/** Null for a text that is no JSON, as a plain answer is. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
