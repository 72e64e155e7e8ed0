// Finds what code carried from exchange to exchange once a fact was superseded, and in which forms an amount may be written.
import type { WireRecord, WireRequest } from "./wire-record"

export type Carried = { where: string; text: string }

/**
 * From every model request made at or after the first supersession of `key`: the pinned block, late pins, attached notes and
 * the arguments of read-backs. Verbatim messages and pages, where an old value may stand as it was said, are not among them.
 */
export function carriedAfter(record: Looked, key: string): Carried[] {
  const changed = record.ledger.find(({ event }) => event.type === "fact-superseded" && event.key === key)
  if (!changed) throw new Error(`Nothing superseded ${key}`)
  return record.requests
    .filter(({ ledgerPosition }) => ledgerPosition >= changed.sequence)
    .map(({ opened, number, body }) => ({
      where: `${opened.agent} ${number}`,
      text: body.messages
        .flatMap(({ role, content, tool_calls: calls = [] }, index) => [
          ...(index === 0 ? [content.split("# Pinned facts")[1] ?? ""] : []),
          ...(role === "user" ? carriedBlocks(content) : []),
          ...calls.flatMap((call) => (call.function.name === "read_back" ? [call.function.arguments] : [])),
        ])
        .join("\n"),
    }))
}

type Looked = Pick<WireRecord, "ledger"> & {
  requests: Pick<WireRequest, "opened" | "number" | "ledgerPosition" | "body">[]
}

function carriedBlocks(content: string): string[] {
  if (content.startsWith("[runtime: late pin]")) return [content]
  return content
    .split(/^(?=\[attached by the runtime: )/m)
    .filter((block) => block.startsWith("[attached by the runtime: handoff note]"))
}

/** `1200000.00` as canonical text, as a plain number and grouped as in India: 1200000, 12,00,000; never as part of another number. */
export function amountForms(canonical: string): RegExp {
  const [whole = ""] = canonical.split(".")
  const grouped = Number(whole).toLocaleString("en-IN")
  return new RegExp(`(?<![\\d,.])(?:${whole}|${grouped})(?:\\.00)?(?![\\d]|,\\d|\\.\\d)`)
}
