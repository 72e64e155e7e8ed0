// How an exchange stands in a word: what waits for people is said of it and of everything above it.
import { describe, expect, it } from "vitest"
import { standingOf } from "@/components/conversation/exchange-standing"
import type { ExchangeView, QuestionView } from "@/lib/views/exchange-view"
import type { AwaitedDecision } from "@/lib/views/tree-view"

const exchange = (id: string, over: Partial<ExchangeView> = {}): ExchangeView => ({
  id,
  caller: null,
  kind: "task",
  agent: id,
  title: id,
  request: "Prepare the bid.",
  state: "waiting",
  reason: null,
  detail: null,
  activation: 1,
  calls: 0,
  questions: 0,
  facts: 0,
  requests: 1,
  openedAt: "2026-12-01T00:00:00.000Z",
  settledAt: null,
  ...over,
})
const below = (id: string, parent: string, over: Partial<ExchangeView> = {}) =>
  exchange(id, { caller: { exchange: parent, call: "call_1" }, ...over })

const conversation = exchange("conversation", { kind: "conversation", state: "settled", reason: "finished" })
const lead = below("lead", "conversation")
const compiler = below("compiler", "lead")
const reader = below("reader", "lead", { state: "settled", reason: "finished" })
const all = [conversation, lead, compiler, reader]

const awaited = (kind: AwaitedDecision["kind"]): AwaitedDecision => ({
  item: "it_1",
  kind,
  exchange: "compiler",
  decision: "Sign off version 1?",
  preparedBy: "compiler",
  at: "2026-12-01T00:00:00.000Z",
})
const question = (audience: QuestionView["audience"]): QuestionView => ({
  id: "q_1",
  exchange: "compiler",
  call: "call_2",
  text: "Which turnover?",
  audience,
  choices: [],
  factKey: null,
  why: null,
  withoutAnswer: null,
  path: ["compiler", "lead", "conversation"].map((id) => ({ exchange: id, agent: id })),
  state: "open",
  answer: null,
  answeredBy: null,
  askedAt: "2026-12-01T00:00:00.000Z",
  endedAt: null,
})

type Waiting = { awaited?: AwaitedDecision[]; questions?: QuestionView[]; looks?: "manager" | "operator" }
function words({ awaited: decisions = [], questions = [], looks = "manager" }: Waiting) {
  const tree = { conversation: "conversation", title: "", ledger: "lg_1", bid: null, instructions: [], positions: {} }
  const isManager = looks === "manager"
  const scene = {
    tree: { ...tree, exchanges: all, questions, awaited: decisions },
    viewer: { id: "u_1", name: "Asha", answersAsManager: isManager, decidesItems: isManager },
  }
  return all.map((each) => standingOf(scene, each)).map(({ kind, word }) => `${kind}: ${word}`)
}

describe("standingOf", () => {
  it("says of a draft put up for sign-off that it waits for that, all the way up, and of nothing beside it", () => {
    const waiting = "waiting: waiting for sign-off"
    expect(words({ awaited: [awaited("draft")] })).toEqual([waiting, waiting, waiting, "finished: finished"])
  })

  it("says whose decision another item waits for", () => {
    expect(words({ awaited: [awaited("failed-read-back")] })[0]).toBe("waiting: waiting for your decision")
    expect(words({ awaited: [awaited("failed-read-back")], looks: "operator" })[0]).toBe(
      "waiting: waiting for a manager",
    )
  })

  it("puts an open question before a decision", () => {
    const both = { awaited: [awaited("draft")], questions: [question("managers")] }
    expect(words(both)[0]).toBe("waiting: waiting for you")
    expect(words({ ...both, looks: "operator" })[0]).toBe("waiting: waiting for a manager")
  })

  it("says which agent is at work where nothing waits for people", () => {
    expect(words({})).toEqual([
      "running: lead is running",
      "running: compiler is running",
      "running: waiting",
      "finished: finished",
    ])
  })
})
