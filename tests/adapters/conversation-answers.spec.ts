// A question is answered once: the first answer wins, the second is told, and only those who may answer do.
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { answerQuestion } from "@/lib/commands/answer-question"
import type { Viewer } from "@/lib/core/permissions"
import {
  asha,
  askedBelow,
  type ConversationRecord,
  committed,
  conversationOf,
  done,
  meera,
  newId,
  openRecord,
  ravi,
  typesOf,
} from "./conversation-record"

let record: ConversationRecord
beforeEach(async () => {
  record = await openRecord()
})
afterEach(() => record.close())

const answer = (viewer: Viewer, question: string, text: string) =>
  answerQuestion(record, viewer, { mutationId: newId(), question, text })

describe("an answer", () => {
  it("reaches the asker as mail and stands in the record of every exchange on its way, in one commit", async () => {
    const conversation = await conversationOf(record, asha)
    const { task, question } = await askedBelow(record, conversation)
    done(await answer(asha, question, "Audited"))
    expect((await typesOf(record, task)).slice(-2)).toEqual(["mail-accepted", "question-answered"])
    expect((await typesOf(record, conversation)).slice(-2)).toEqual(["question-passed", "question-answered"])
    expect(await record.store.claim("runner", 1000)).toMatchObject({ exchange: task })
    expect(await record.rows.question(question)).toMatchObject({ state: "answered", answer: "Audited" })
  })

  it("given by two people in the same moment counts once, and the other is told who and when", async () => {
    const conversation = await conversationOf(record, asha)
    const { task, question } = await askedBelow(record, conversation)
    const both = await Promise.all([answer(asha, question, "Audited"), answer(meera, question, "Provisional")])
    const [won] = both.filter((outcome) => outcome.done)
    const [told] = both.filter((outcome) => !outcome.done)
    expect(won).toBeDefined()
    const winner = won === both[0] ? "Asha" : "Meera"
    expect(told).toMatchObject({ reason: "already decided" })
    expect(told).toHaveProperty("sentence", expect.stringContaining(`${winner} answered this at 2026-11-30 12:00 UTC`))
    expect((await typesOf(record, task)).filter((type) => type === "question-answered")).toHaveLength(1)
  })

  it("sent twice under one mutation id is one answer", async () => {
    const conversation = await conversationOf(record, asha)
    const { question } = await askedBelow(record, conversation)
    const sent = { mutationId: newId(), question, text: "Audited" }
    const first = done(await answerQuestion(record, asha, sent))
    expect(await answerQuestion(record, asha, sent)).toEqual(first)
  })

  it("to a question that was withdrawn is no longer needed", async () => {
    const conversation = await conversationOf(record, asha)
    const { task, question } = await askedBelow(record, conversation)
    await withdraw(task, question)
    expect(await answer(asha, question, "Audited")).toMatchObject({ reason: "no longer needed" })
  })

  it("to a question for managers is refused to an operator and taken from a manager", async () => {
    const conversation = await conversationOf(record, asha)
    const { question } = await askedBelow(record, conversation, { audience: "managers" })
    expect(await answer(asha, question, "Audited")).toMatchObject({ reason: "not allowed" })
    done(await answer(meera, question, "Audited"))
  })

  it("from somebody who does not see the conversation finds no question", async () => {
    const conversation = await conversationOf(record, asha)
    const { question } = await askedBelow(record, conversation)
    expect(await answer(ravi, question, "Audited")).toMatchObject({ reason: "not found" })
  })
})

async function withdraw(task: string, question: string) {
  await committed(record, [
    {
      as: "visitor",
      stream: task,
      guard: "none",
      events: [{ type: "stop-requested", version: 1, by: asha }],
      after: "run",
    },
  ])
  const claim = await record.store.claim("runner", 60_000)
  const expectedSequence = (await record.store.read(task)).length
  await committed(record, [
    {
      as: "owner",
      stream: task,
      epoch: claim?.epoch ?? 0,
      expectedSequence,
      after: "let go",
      events: [{ type: "question-withdrawn", version: 1, question, why: "The work that asked was stopped." }],
    },
  ])
}
