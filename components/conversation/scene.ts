// What every line of a conversation needs to know: the tree it stands in, who looks, and what they can make happen.
import type { ExchangeView, QuestionView } from "@/lib/views/exchange-view"
import type { TreeView } from "@/lib/views/tree-view"

export type SceneViewer = { id: string; name: string; answersAsManager: boolean; decidesItems: boolean }

export type Scene = {
  tree: TreeView
  viewer: SceneViewer
  zone: string
  selectExchange(exchange: string): void
  stop(exchange: string): void
  retry(exchange: string): void
  undoInstruction(instruction: string): void
}

export function exchangeOf({ tree }: Pick<Scene, "tree">, id: string): ExchangeView | null {
  return tree.exchanges.find((exchange) => exchange.id === id) ?? null
}

export function questionOf({ tree }: Pick<Scene, "tree">, id: string): QuestionView | null {
  return tree.questions.find((question) => question.id === id) ?? null
}

export function childrenOf({ tree }: Pick<Scene, "tree">, id: string): ExchangeView[] {
  return tree.exchanges.filter(({ caller }) => caller?.exchange === id)
}

/** Whether `below` is `exchange` itself or stands anywhere under it. */
export function isWithin(scene: Pick<Scene, "tree">, exchange: string, below: string): boolean {
  if (below === exchange) return true
  const caller = exchangeOf(scene, below)?.caller
  return caller ? isWithin(scene, exchange, caller.exchange) : false
}

/** Open questions that this viewer may answer, oldest first. */
export function openQuestionsFor({ tree, viewer }: Pick<Scene, "tree" | "viewer">): QuestionView[] {
  return tree.questions.filter((question) => question.state === "open" && mayAnswer(viewer, question))
}

export function mayAnswer(viewer: SceneViewer, { audience }: QuestionView): boolean {
  return audience === "viewers" || viewer.answersAsManager
}
