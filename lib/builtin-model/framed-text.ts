// Takes apart what the runtime frames: attached blocks, frame lines, JSON lines. Never judges what they say.
import { type JsonObject, parseObject } from "./json"

/** A block that code attached to a message, by the label the runtime wrote. */
export type Block = { label: string; text: string }

const attachedLine = /^\[attached by the runtime: ([^\]]+)\]\s*$/
const frameLine = /^\[(runtime|person): ([^\]]+)\]\s*$/

/** The caller's own words, and the blocks below them in order. */
export function splitAttached(content: string): { text: string; blocks: Block[] } {
  const own: string[] = []
  const blocks: { label: string; lines: string[] }[] = []
  for (const line of content.split("\n")) {
    const label = attachedLine.exec(line)?.[1]
    const open = blocks.at(-1)
    if (label !== undefined) blocks.push({ label: label.trim(), lines: [] })
    else if (open === undefined) own.push(line)
    else open.lines.push(line)
  }
  return {
    text: own.join("\n").trim(),
    blocks: blocks.map(({ label, lines }) => ({ label, text: lines.join("\n").trim() })),
  }
}

/** The frame of a user message and what stands below it; null when the message has none. */
export function splitFrame(content: string): { by: "runtime" | "person"; frame: string; text: string } | null {
  const [first = "", ...rest] = content.split("\n")
  const match = frameLine.exec(first)
  if (match === null) return null
  return {
    by: match[1] === "person" ? "person" : "runtime",
    frame: (match[2] ?? "").trim(),
    text: rest.join("\n").trim(),
  }
}

/** The JSON objects among the lines of a text, one a line; a text that is one object over several lines counts as one. */
export function jsonLines(text: string): JsonObject[] {
  const whole = parseObject(text)
  if (whole !== null) return [whole]
  return text
    .split("\n")
    .filter((line) => line.trimStart().startsWith("{"))
    .map(parseObject)
    .filter((one) => one !== null)
}
