// Fixes a session's head: system text with the pinned block, tools, carried conversation, opening message, each kept by its hash.

import { carriedConversation } from "./context-tree"
import type { ExchangeEvent, Recorded } from "./events/event"
import type { SessionStarted } from "./events/step"
import { foldExchange } from "./exchange-fold"
import type { ExchangeState } from "./exchange-state"
import { keysNoLongerHeld } from "./ledger-facts"
import type { LedgerState } from "./ledger-state"
import type { LoopPorts } from "./loop-ports"
import type { SessionTexts } from "./model-request"
import { openingMessage } from "./opening-message"
import { pinnedBlock } from "./pinned-block"
import { pinsOf } from "./pins"
import type { Agent } from "./tools"

/** Renders a new session's texts and stores them; the event names them. Storing before the commit that names them is safe to repeat. */
export async function startSession(
  state: ExchangeState,
  ports: LoopPorts,
  { agent, ledger, why }: { agent: Agent; ledger: LedgerState; why: SessionStarted["why"] },
): Promise<SessionStarted> {
  const pins = pinsOf(ledger, ports.mustCarry)
  const block = pinnedBlock(pins)
  const model = ports.modelOf(agent.name)
  return {
    type: "session-started",
    version: 1,
    session: (state.session?.session ?? 0) + 1,
    why,
    model: model.name,
    window: model.window,
    systemHash: await keep(ports, block === null ? agent.instructions : `${agent.instructions}\n\n${block}`),
    toolsHash: await keep(ports, JSON.stringify(agent.tools.map(ports.toolSpec))),
    carriedHash: state.session?.carriedHash ?? (await keepOrNull(ports, await carriedText(state, ports, ledger))),
    openingHash: await keepOrNull(ports, openingMessage(state.opened, ledger)),
    renderer: 1,
    ledgerPosition: ledger.position,
    pins: pins.map((pin) => pin.pin),
  }
}

/** The texts of a session that was started, by hash. Throws if one is missing: the record would not be whole. */
export async function sessionTexts(
  session: SessionStarted,
  store: { getText(hash: string): Promise<string | null> },
): Promise<SessionTexts> {
  const text = async (hash: string) => {
    const found = await store.getText(hash)
    if (found === null) throw new Error(`The text ${hash} of a session is missing`)
    return found
  }
  return {
    system: await text(session.systemHash),
    carried: session.carriedHash === null ? null : await text(session.carriedHash),
    opening: session.openingHash === null ? null : await text(session.openingHash),
    tools: JSON.parse(await text(session.toolsHash)),
  }
}

async function carriedText({ opened }: ExchangeState, ports: LoopPorts, ledger: LedgerState): Promise<string | null> {
  if (opened.carrier === "cold") return null
  const layers: ExchangeState[] = []
  for (const { exchange, upTo } of opened.carried) {
    layers.push(foldExchange((await ports.store.read(exchange, { upTo })) as Recorded<ExchangeEvent>[]))
  }
  return carriedConversation(layers, keysNoLongerHeld(ledger))
}

async function keepOrNull(ports: LoopPorts, text: string | null): Promise<string | null> {
  return text === null ? null : keep(ports, text)
}

async function keep(ports: LoopPorts, text: string): Promise<string> {
  const hash = ports.hash(text)
  await ports.store.putText(hash, text)
  return hash
}
