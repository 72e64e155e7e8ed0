// Holds every body that went over the wire to the rules of a model request. It trusts nothing that built them but the ledger's fold.
import { factKey } from "@/lib/bids/vocabulary"
import { applyLedgerEvent } from "@/lib/core/ledger"
import { emptyLedger, type LedgerState } from "@/lib/core/ledger-state"
import type { WireMessage } from "./model-recorded"
import type { WireRecord, WireRequest } from "./wire-record"

export type WireRule = "well formed" | "prefix" | "rebuilt" | "layers" | "hidden" | "pinned" | "data"
export type WireFault = { rule: WireRule; where: string; what: string }

/** Every fault of every rule; empty when all hold. */
export function wireFaults(record: WireRecord): WireFault[] {
  const each = (rule: WireRule, check: (request: WireRequest) => string[]): WireFault[] =>
    record.requests.flatMap((request) => check(request).map((what) => ({ rule, where: placeOf(request), what })))
  const lines = foreignLines(record)
  return [
    ...each("well formed", whyMalformed),
    ...prefixFaults(record),
    ...each("rebuilt", ({ text, rebuilt }) => (text === rebuilt ? [] : ["differs from what the log gives"])),
    ...record.strangers.map(() => ({
      rule: "rebuilt" as const,
      where: "the wire",
      what: "a body the log knows nothing of",
    })),
    ...record.unsent.map(
      ({ exchange, number }): WireFault => ({
        rule: "rebuilt",
        where: `${exchange} ${number}`,
        what: "was never sent so",
      }),
    ),
    ...each("layers", whyLayersWrong),
    ...each("hidden", whyTold),
    ...each("pinned", (request) => whyPinsWrong(request, record)),
    ...each("data", ({ body }) => body.messages.flatMap((message) => whyNaked(message, lines))),
  ]
}

const placeOf = ({ opened, exchange, number }: WireRequest) => `${opened.agent} ${exchange} ${number}`

/** Each call is followed at once by exactly one result; no result stands alone; no id comes twice. */
function whyMalformed({ body }: WireRequest): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  let awaited: string[] = []
  for (const message of [...body.messages, null]) {
    if (message?.role === "tool") {
      const id = message.tool_call_id ?? ""
      if (!awaited.includes(id)) faults.push(`a result of no call before it: ${id}`)
      awaited = awaited.filter((one) => one !== id)
      continue
    }
    for (const id of awaited) faults.push(`the call ${id} has no result`)
    awaited = (message?.tool_calls ?? []).map((call) => call.id)
    if (message?.tool_calls?.length === 0) faults.push("an empty list of calls")
    for (const id of awaited) {
      if (seen.has(id)) faults.push(`the call id ${id} comes twice`)
      seen.add(id)
    }
  }
  return faults
}

/** Within a session each request without its tail begins the next one, byte for byte; its tools do not change. */
function prefixFaults({ requests }: WireRecord): WireFault[] {
  return requests.flatMap((request): WireFault[] => {
    const before = requests.find(
      (one) =>
        one.exchange === request.exchange &&
        one.session.session === request.session.session &&
        one.number === request.number - 1,
    )
    if (!before) return []
    const where = placeOf(request)
    const faults: WireFault[] = []
    if (!bytesOf(request).startsWith(bytesOf(before).slice(0, -1)))
      faults.push({ rule: "prefix", where, what: "does not begin with the request before it" })
    if (JSON.stringify(request.body.tools) !== JSON.stringify(before.body.tools))
      faults.push({ rule: "prefix", where, what: "has other tools than the request before it" })
    return faults
  })
}

function bytesOf({ body, tail }: WireRequest): string {
  return JSON.stringify(tail === null ? body.messages : body.messages.slice(0, -1))
}

const carriedHeading = "# Broader context (read-only)"

/** As many layers as callers, the person's conversation first, each ending at the message that opened the next; none twice. */
function whyLayersWrong({ opened, body }: WireRequest): string[] {
  const carrying = body.messages.filter(({ content }) => content.startsWith(carriedHeading))
  if (opened.carrier === "cold")
    return carrying.length === 0 ? [] : ["carries a conversation though its carrier is cold"]
  const [carried] = carrying
  if (!carried || carrying.length > 1) return [`carries the conversation ${carrying.length} times`]
  if (carried.role !== "system" || body.messages[1] !== carried) return ["carries it elsewhere than second, as system"]
  const faults: string[] = []
  const [, ...layers] = carried.content.split(/^## /m)
  const titles = layers.map((layer) => layer.split("\n")[0] ?? "")
  if (titles.length !== opened.depth) faults.push(`has ${titles.length} layers at depth ${opened.depth}`)
  titles.forEach((title, depth) => {
    const kind = depth === 0 ? /^Layer 0: conversation$/ : new RegExp(`^Layer ${depth}: (task|lookup), [a-z-]+$`)
    if (!kind.test(title)) faults.push(`layer ${depth} is titled ${title}`)
  })
  const lines = layers.map((layer) =>
    layer
      .split("\n")
      .slice(1)
      .filter((line) => line !== ""),
  )
  for (const [depth, own] of lines.entries()) {
    const starts = own.map((line) => asObject(line)?.starts === true)
    if (starts.filter(Boolean).length !== 1 || starts.at(-1) !== true)
      faults.push(`layer ${depth} does not end at its one starting message`)
    if (
      own.some((line) => !["person", "agent", "tool", "document", "runtime"].includes(String(asObject(line)?.origin)))
    )
      faults.push(`layer ${depth} holds a line without an origin`)
  }
  const repeated = repeatedIn(lines.flat().filter((line) => line.length > 60))
  if (repeated !== null) faults.push(`repeats ${repeated.slice(0, 80)}`)
  if (lines.flat().some((line) => JSON.stringify(asObject(line)).includes(carriedHeading)))
    faults.push("holds a carried conversation within a layer")
  return faults
}

function repeatedIn(lines: string[]): string | null {
  return lines.find((line, at) => lines.indexOf(line) !== at) ?? null
}

/** Nothing a model is told of its tools mentions what the runtime fills in. */
function whyTold({ body }: WireRequest): string[] {
  return (body.tools ?? []).flatMap(({ function: told }) => {
    const properties = keysIn(told.parameters)
    const named = properties.filter((key) =>
      /^(conversation|context|history|carried\w*|carrier|layers?|messages)$/i.test(key),
    )
    const said =
      /broader context|carried conversation|conversation history|chat history|caller'?s conversation|receivesConversation/i.exec(
        JSON.stringify(told),
      )
    return [
      ...named.map((key) => `${told.name} has a parameter ${key}`),
      ...(said ? [`${told.name} mentions "${said[0]}"`] : []),
    ]
  })
}

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)])
}

const pinnedHeading = "# Pinned facts and standing instructions"

/**
 * The head's block holds exactly what must be carried at the position its session began; what came later rode along once,
 * unless the exchange recorded it itself; and nothing it shows has lost its force since.
 */
function whyPinsWrong(request: WireRequest, { ledger }: WireRecord): string[] {
  const { body, session, exchange, ledgerPosition } = request
  const head = pinLines(body.messages[0]?.content.split(`${pinnedHeading}\n`)[1] ?? "")
  const faults = differences(
    "the head",
    head,
    mustCarryAt(ledger, session.ledgerPosition).map(({ line }) => line),
  )
  const late = body.messages
    .slice(1)
    .flatMap(({ role, content }) =>
      role === "user" && content.startsWith("[runtime: late pin]\n") ? pinLines(content) : [],
    )
  const now = mustCarryAt(ledger, ledgerPosition)
  const shown = [...head, ...late]
  const repeated = repeatedIn(shown)
  if (repeated !== null) faults.push(`pins twice: ${repeated}`)
  const lost = shown.filter((line) => !now.some((one) => one.line === line))
  const unsaid = now.filter(({ line, by }) => !shown.includes(line) && by !== exchange)
  return [...faults, ...lost.map((line) => `still shows ${line}`), ...unsaid.map(({ line }) => `does not show ${line}`)]
}

/** One comparable line a pin: all that is pinned, without the source's wording. */
function pinLines(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const pin = asObject(line)
    if (!pin) return []
    return [pin.instruction === undefined ? factLine(pin) : JSON.stringify([pin.instruction, pin.quote])]
  })
}

const factParts = ["key", "value", "currency", "unit", "zone", "condition", "anchor"] as const
const factLine = (pin: Record<string, unknown>) => JSON.stringify(factParts.map((part) => pin[part] ?? null))

function mustCarryAt(ledger: WireRecord["ledger"], position: number): { line: string; by: string | null }[] {
  const state = ledger
    .filter(({ sequence }) => sequence <= position)
    .reduce<LedgerState>(applyLedgerEvent, emptyLedger("checked"))
  const facts = [...state.facts.values()].filter(({ status, key }) => status === "current" && factKey(key)?.mustCarry)
  return [
    ...[...state.instructions.values()]
      .filter(({ revoked }) => !revoked)
      .map(({ instruction, quote }) => ({ line: JSON.stringify([instruction, quote]), by: null })),
    ...facts.map(({ key, value, condition, anchor, by }) => ({
      line: factLine({ ...value, value: value.canonical, key, condition, anchor }),
      by: "exchange" in by ? by.exchange : null,
    })),
  ]
}

function differences(what: string, held: string[], expected: string[]): string[] {
  return [
    ...held.filter((line) => !expected.includes(line)).map((line) => `${what} holds ${line} too much`),
    ...expected.filter((line) => !held.includes(line)).map((line) => `${what} lacks ${line}`),
  ]
}

/** Lines long enough to be nobody else's words. */
function foreignLines({ foreignTexts }: WireRecord): string[] {
  return foreignTexts.flatMap((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.length >= 40 && line.includes(" ")),
  )
}

/** Text of documents and mails outside the values of JSON: bare in a message, or as a key. */
function whyNaked(message: WireMessage, lines: string[]): string[] {
  if (message.role === "assistant") return []
  const bare = message.role === "tool" ? bareInResult(message.content) : bareInLines(message.content)
  return lines
    .filter((line) => bare.includes(line))
    .map((line) => `${message.role} holds bare text: ${line.slice(0, 80)}`)
}

function bareInResult(content: string): string {
  const result = asJson(content)
  return result === undefined ? content : keysIn(result).join("\n")
}

function bareInLines(content: string): string {
  return content
    .split("\n")
    .map((line) => {
      const value = asJson(line)
      return typeof value === "object" ? keysIn(value).join("\n") : line
    })
    .join("\n")
}

function asObject(line: string): Record<string, unknown> | null {
  const value = asJson(line)
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
