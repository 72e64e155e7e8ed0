// Reads an exchange's model requests from the record, rebuilt as they were sent, and what it was given. Sends nothing.
import type { ExchangeEvent, Recorded } from "@/lib/core/events/event"
import { foldExchange } from "@/lib/core/exchange-fold"
import { modelRequest } from "@/lib/core/model-request"
import type { Viewer } from "@/lib/core/permissions"
import type { RequestMessage } from "@/lib/core/ports/model"
import { sessionTexts } from "@/lib/core/session"
import type { GivenView, RequestLine, RequestList, RequestSent } from "@/lib/views/exchange-details"
import { carriedLayers, pinnedLines } from "@/lib/views/given-texts"
import { type ExchangeReads, visibleExchange } from "./exchange-reads"

export async function readRequests(
  ports: ExchangeReads,
  viewer: Viewer,
  exchange: string,
): Promise<RequestList | null> {
  const events = await visibleEvents(ports, viewer, exchange)
  if (!events) return null
  const models = new Map<number, string>()
  const lines = new Map<number, RequestLine>()
  for (const { event, at } of events) {
    switch (event.type) {
      case "session-started":
        models.set(event.session, event.model)
        break
      case "model-requested": {
        const { request, session } = event
        const model = models.get(session) ?? ""
        lines.set(request, { request, session, model, at, tookMs: null, usage: null, calls: 0, failed: null })
        break
      }
      case "model-replied": {
        const line = lines.get(event.request)
        const { tookMs, usage, calls } = event
        if (line) lines.set(event.request, { ...line, tookMs, usage, calls: calls.length })
        break
      }
      case "model-failed": {
        const line = lines.get(event.request)
        if (line) lines.set(event.request, { ...line, failed: event.sentence })
        break
      }
    }
  }
  return { requests: [...lines.values()] }
}

/** The very messages that went to the model, from the log and its texts alone. */
export async function readRequest(
  ports: ExchangeReads,
  viewer: Viewer,
  { exchange, request }: { exchange: string; request: number },
): Promise<RequestSent | null> {
  const events = await visibleEvents(ports, viewer, exchange)
  const at = events?.findIndex(({ event }) => event.type === "model-requested" && event.request === request) ?? -1
  if (!events || at < 0) return null
  const state = foldExchange(events.slice(0, at + 1))
  if (!state.session) throw new Error(`Model request ${request} of ${exchange} has no session`)
  const body = modelRequest(state, await sessionTexts(state.session, ports.store))
  return {
    request,
    session: state.session.session,
    messages: body.messages.map((message) => ({ role: message.role, text: messageText(message) })),
    tools: body.tools.map(({ name }) => name),
  }
}

export async function readGiven(ports: ExchangeReads, viewer: Viewer, exchange: string): Promise<GivenView | null> {
  const events = await visibleEvents(ports, viewer, exchange)
  if (!events) return null
  const { opened, session } = foldExchange(events)
  const texts = session && (await sessionTexts(session, ports.store))
  return {
    carrier: opened.carrier,
    characters: texts?.carried?.length ?? 0,
    opening: texts?.opening ?? opened.openingRequest,
    pins: texts ? pinnedLines(texts.system) : [],
    ledgerPosition: session?.ledgerPosition ?? null,
    layers: carriedLayers(texts?.carried ?? null),
  }
}

async function visibleEvents(
  ports: ExchangeReads,
  viewer: Viewer,
  exchange: string,
): Promise<Recorded<ExchangeEvent>[] | null> {
  if (!(await visibleExchange(ports, viewer, exchange))) return null
  return (await ports.store.read(exchange)) as Recorded<ExchangeEvent>[]
}

function messageText(message: RequestMessage): string {
  if (message.role !== "assistant") return message.content
  const calls = message.calls.map((call) => `${call.tool}(${call.arguments})`)
  return [message.content, ...calls].filter((part) => part !== "").join("\n")
}
