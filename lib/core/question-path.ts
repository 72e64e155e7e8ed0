// Raises a question over its hops: asked by the exchange, passed on by each caller above it, up to the person. One commit.
import type { ExchangeEvent, Recorded } from "./events/event"
import type { Question, QuestionAsked } from "./events/question"
import type { LoopPorts } from "./loop-ports"
import type { CommitPart } from "./ports/store"
import type { Run } from "./run"

/** Callers of an exchange from the nearest up to the conversation. */
async function callersOf(run: Run, ports: LoopPorts): Promise<{ exchange: string; agent: string }[]> {
  const callers: { exchange: string; agent: string }[] = []
  let caller = run.state.opened.caller
  while (caller) {
    const [first] = (await ports.store.read(caller.exchange, { upTo: 1 })) as Recorded<ExchangeEvent>[]
    if (first?.event.type !== "exchange-opened") throw new Error(`Caller ${caller.exchange} has no opening`)
    callers.push({ exchange: caller.exchange, agent: first.event.agent })
    caller = first.event.caller
  }
  return callers
}

export async function askUpwards(
  run: Run,
  ports: LoopPorts,
  { call, asked }: { call: string; asked: Omit<Question, "question" | "audience"> },
): Promise<{ event: QuestionAsked; others: CommitPart[] }> {
  const question = ports.ids.next("q")
  const callers = await callersOf(run, ports)
  const path = [{ exchange: run.state.id, agent: run.state.opened.agent }, ...callers]
  const event: QuestionAsked = {
    type: "question-asked",
    version: 1,
    question,
    call,
    ...asked,
    audience: ports.audienceOf(asked.factKey),
    path,
  }
  const others = callers.map(({ exchange }, index): CommitPart => {
    const next = callers[index + 1]
    return {
      as: "visitor",
      stream: exchange,
      guard: "none",
      after: "leave",
      events: [
        {
          type: "question-passed",
          version: 1,
          question,
          asker: run.state.id,
          to: next ? { exchange: next.exchange } : "person",
        },
      ],
    }
  })
  return { event, others }
}
