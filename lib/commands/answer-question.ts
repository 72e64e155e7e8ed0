// Answers an open question, once: the first answer wins, and whoever comes second is told who was first and when.
import { z } from "zod"
import type { ExchangeEvent } from "@/lib/core/events/event"
import { may, type Viewer } from "@/lib/core/permissions"
import type { QuestionRow } from "@/lib/core/ports/rows"
import type { CommitPart } from "@/lib/core/ports/store"
import { type Act, commitOnce } from "./commit-once"
import { conversationPlace } from "./conversation-place"
import { type ConversationPorts, GivenText } from "./conversation-ports"
import { personRef } from "./find-exchange"
import { GivenId } from "./given-id"
import { type Refusal, refuse, refuseUnseen } from "./refusal"

export const QuestionAnswer = z.object({ mutationId: z.uuid(), question: GivenId, text: GivenText })
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

const Answered = z.object({ done: z.literal(true), question: z.string() })
export type AnswerAccepted = z.infer<typeof Answered>

/**
 * One commit: the answer as mail to the asker, whose open call it fills, and the answer in the record of every exchange the
 * question passed through.
 */
export async function answerQuestion(
  ports: ConversationPorts,
  viewer: Viewer,
  { mutationId, question, text }: QuestionAnswer,
): Promise<AnswerAccepted | Refusal> {
  return commitOnce(
    ports.store,
    { id: mutationId, person: viewer.id, outcome: Answered },
    async (): Promise<Act<AnswerAccepted> | Refusal> => {
      const asked = await ports.rows.question(question)
      const found = asked && (await conversationPlace(ports.rows, asked.root))
      if (!asked || !found || !may(viewer, "see", found.place)) return refuseUnseen("question")
      if (!may(viewer, "answer question", { place: found.place, audience: asked.audience })) {
        return refuse(
          "not allowed",
          "This question is about money or eligibility: a manager answers it. Your text is kept.",
        )
      }
      // The stream is read before the row, so that whatever ends the question after the row refuses the guard.
      const [last] = await ports.rows.eventsBefore(asked.exchange, null, 1)
      const now = await ports.rows.question(question)
      if (!now || !last) return refuseUnseen("question")
      const ended = endedRefusal(now)
      if (ended) return ended
      const by = personRef(viewer)
      const answered: ExchangeEvent = { type: "question-answered", version: 1, question, by, text }
      const [asker, ...callers] = now.path
      if (asker?.exchange !== now.exchange)
        throw new Error(`The path of question ${question} does not begin at its asker`)
      const parts: CommitPart[] = [
        {
          as: "visitor",
          stream: now.exchange,
          guard: { since: last.sequence, subjects: [`question:${question}`] },
          events: [
            {
              type: "mail-accepted",
              version: 1,
              id: ports.ids.next("mail"),
              mail: { kind: "answer", call: now.call, question, person: by, text },
            },
            answered,
          ],
          after: "run",
        },
        ...callers.map(
          ({ exchange }): CommitPart => ({
            as: "visitor",
            stream: exchange,
            guard: "none",
            events: [answered],
            after: "leave",
          }),
        ),
      ]
      return { parts, outcome: { done: true, question } }
    },
  )
}

function endedRefusal({ state, answeredBy, endedAt }: QuestionRow): Refusal | null {
  if (state === "answered") {
    const at = endedAt ? ` at ${endedAt.slice(0, 16).replace("T", " ")} UTC` : ""
    return refuse("already decided", `${answeredBy?.name ?? "Somebody"} answered this${at}. Your text is kept here.`)
  }
  if (state === "withdrawn") {
    return refuse(
      "no longer needed",
      "This question is no longer needed: the work that asked has ended. Your text is kept here.",
    )
  }
  return null
}
