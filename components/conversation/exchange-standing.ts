// Says how an exchange stands, in a glyph's kind and a word. Pure; what waits below counts before what runs.
import { spanText } from "@/components/ui/span-text"
import type { StatusKind } from "@/components/ui/status"
import type { ExchangeView } from "@/lib/views/exchange-view"
import type { AwaitedDecision } from "@/lib/views/tree-view"
import { childrenOf, isWithin, mayAnswer, type Scene } from "./scene"

export type Standing = { kind: StatusKind; word: string }

export function standingOf(scene: Pick<Scene, "tree" | "viewer">, exchange: ExchangeView): Standing {
  const waiting = waitingBelow(scene, exchange)
  if (waiting) return waiting
  switch (exchange.reason) {
    case "finished":
      return workBelow(scene, exchange) ?? { kind: "finished", word: "finished" }
    case "stopped":
      return { kind: "stopped", word: "stopped" }
    case "failed":
    case "limit reached":
    case "declined":
    case "abandoned":
      return { kind: "failed", word: exchange.reason }
    case null:
      if (exchange.kind === "conversation" && exchange.request === "")
        return { kind: "not-started", word: "not started" }
      if (exchange.state === "running") return { kind: "running", word: "running" }
      return workBelow(scene, exchange) ?? { kind: "running", word: "waiting" }
  }
}

/** Whether anything at or below it has not ended. A conversation nobody wrote to does not count. */
export function isAtWork(scene: Pick<Scene, "tree">, exchange: ExchangeView): boolean {
  const itself = exchange.state !== "settled" && !(exchange.kind === "conversation" && exchange.request === "")
  return itself || childrenOf(scene, exchange.id).some((child) => isAtWork(scene, child))
}

/** How long it took, or takes by now; "" where that cannot be said yet. */
export function durationText(exchange: ExchangeView, now: number | null): string {
  const end = exchange.settledAt ? Date.parse(exchange.settledAt) : now
  return end === null ? "" : spanText(end - Date.parse(exchange.openedAt))
}

/** "31 calls · 1 question · 48 facts", without what there is none of. */
export function countsText({ calls, questions, facts }: ExchangeView): string {
  return [counted(calls, "call"), counted(questions, "question"), counted(facts, "fact")].filter(Boolean).join(" · ")
}

function counted(count: number, word: string): string {
  return count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`
}

function waitingBelow(scene: Pick<Scene, "tree" | "viewer">, exchange: ExchangeView): Standing | null {
  const open = scene.tree.questions.filter(
    ({ state, path }) => state === "open" && path.some((step) => step.exchange === exchange.id),
  )
  if (open.some((question) => mayAnswer(scene.viewer, question))) return { kind: "waiting", word: "waiting for you" }
  if (open.length > 0) return { kind: "waiting", word: "waiting for a manager" }
  const awaited = scene.tree.awaited.find((decision) => isWithin(scene, exchange.id, decision.exchange))
  return awaited ? { kind: "waiting", word: awaitedWord(scene, awaited) } : null
}

/** What a decision of the Inbox is waited for as, whoever may decide it. */
export function awaitedWord({ viewer }: Pick<Scene, "viewer">, { kind }: AwaitedDecision): string {
  if (kind === "draft") return "waiting for sign-off"
  return viewer.decidesItems ? "waiting for your decision" : "waiting for a manager"
}

function workBelow(scene: Pick<Scene, "tree">, exchange: ExchangeView): Standing | null {
  const live = childrenOf(scene, exchange.id).filter((child) => isAtWork(scene, child))
  if (live.length === 0) return null
  return { kind: "running", word: live.length === 1 ? `${live[0]?.agent} is running` : `${live.length} running below` }
}
