// Decides one read-back call: compares, files the receipt, moves the gate; after the second failure a person decides. Exact.

import { awaiting, type CallDecision, finishedEvent } from "./call-decision"
import type { ReadBackCompared } from "./events/handoff"
import type { Call } from "./exchange-state"
import type { LedgerState } from "./ledger-state"
import type { LoopPorts } from "./loop-ports"
import { notesOf } from "./opening-message"
import { pinChange } from "./pins"
import { compareReadBack, expectedFacts, ReadBackInput, readBackPassed, readBackProblems } from "./read-back"
import type { Run } from "./run"

const maxAttempts = 2

/** No attempt is counted against facts that the receiver has not been shown: the next model request shows them. */
const movedMeanwhile = JSON.stringify({
  read_back: "not compared",
  next: "Facts changed since you were given them. Read back again, from the note and the pinned block as they stand now.",
})

export function decideReadBack(
  run: Run,
  ports: LoopPorts,
  { call, input, ledger }: { call: Call; input: unknown; ledger: LedgerState },
): CallDecision {
  const { opened, id, gate } = run.state
  const notes = notesOf(opened, ledger)
  if (notes.length === 0 || gate !== "due") {
    const refused = JSON.stringify({
      refused:
        notes.length === 0
          ? "No handoff note was given to you: there is nothing to read back."
          : "The read-back is done; go on with the work.",
    })
    return { own: [finishedEvent(call, "refused", refused, "runtime")], ledger: [], guard: [] }
  }
  const sent = expectedFacts(notes, ledger)
  const lines = compareReadBack(
    ReadBackInput.parse(input),
    sent,
    notes.map((note) => note.nextAction),
    ports.sameValue,
  )
  const passed = readBackPassed(lines)
  if (!passed && pinChange(run.state, ledger, ports.mustCarry).change === "new session") {
    return { own: [finishedEvent(call, "refused", movedMeanwhile, "runtime")], ledger: [], guard: [] }
  }
  const attempt = run.state.readBacks + 1
  const compared: ReadBackCompared = { type: "read-back-compared", version: 1, call: call.call, attempt, passed, lines }
  const receipt = ports.ids.next("rb")
  const filed = {
    type: "receipt-filed" as const,
    version: 1 as const,
    receipt,
    notes: opened.notes,
    exchange: id,
    agent: opened.agent,
    attempt,
    passed,
    lines,
  }
  const guard = sent.map((fact) => `fact:${fact.key}`)
  if (passed)
    return {
      own: [compared, finishedEvent(call, "ok", JSON.stringify({ read_back: "passed" }), "runtime")],
      ledger: [filed],
      guard,
    }
  const problems = readBackProblems(lines)
  if (attempt < maxAttempts) {
    const content = JSON.stringify({
      read_back: "failed",
      attempt,
      problems,
      next: "Restate every fact again, from the note and the pinned block.",
    })
    return { own: [compared, finishedEvent(call, "refused", content, "runtime")], ledger: [filed], guard }
  }
  const keys = lines
    .filter((line) => line.verdict !== "equal" && line.verdict !== "reformatted")
    .map((line) => line.key)
  const decision = awaiting(
    call,
    {
      type: "item-raised",
      version: 1,
      item: ports.ids.next("item"),
      kind: "failed-read-back",
      decision: `Start ${opened.agent} with the facts as sent? It restated ${listed(keys)} wrong twice.`,
      about: {
        document: null,
        documents: [],
        key: keys[0] ?? null,
        facts: sent.map((fact) => fact.factId),
        receipt,
        draft: null,
      },
      problems,
      waiting: { exchange: id, call: call.call },
      preparedBy: opened.agent,
    },
    [filed],
    guard,
  )
  return { ...decision, own: [compared, ...decision.own] }
}

function listed(keys: string[]): string {
  if (keys.length <= 3) return keys.join(", ")
  return `${keys.slice(0, 3).join(", ")} and ${keys.length - 3} more`
}
