// A question where it arose: who asks and by which path, choices or a field, what happens without an answer. Ended, it is one line.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { CopyButton } from "@/components/ui/copy-button"
import { Disclosure } from "@/components/ui/disclosure"
import { ErrorNote } from "@/components/ui/error-note"
import { Glyph } from "@/components/ui/glyph"
import { RadioGroup } from "@/components/ui/radio-group"
import { Status } from "@/components/ui/status"
import { Textarea } from "@/components/ui/textarea"
import { Time } from "@/components/ui/time"
import { conversationActs } from "@/lib/queries/conversations"
import { useKeptText } from "@/lib/queries/kept-text"
import { keys } from "@/lib/queries/keys"
import { useAct } from "@/lib/queries/use-act"
import type { QuestionView } from "@/lib/views/exchange-view"
import { mayAnswer, type Scene } from "./scene"

export function QuestionCard({ question, scene }: { question: QuestionView; scene: Scene }) {
  const client = useQueryClient()
  const [text, setText] = useKeptText(`answer:${question.id}`)
  const answer = useAct(conversationActs.answerQuestion, {
    onOutcome: (outcome) => {
      if (outcome.done) setText("")
      return client.invalidateQueries({ queryKey: keys.tree(scene.tree.conversation) })
    },
  })
  const refusal = answer.outcome && !answer.outcome.done ? answer.outcome.sentence : null
  if (question.state !== "open") {
    return <EndedQuestion question={question} scene={scene} unsent={text} onDiscard={() => setText("")} />
  }

  function send() {
    if (text.trim() !== "") answer.run({ question: question.id, text })
  }

  return (
    <section
      aria-label={`Question: ${question.text}`}
      className="my-1.5 grid gap-2 rounded-box border border-waiting-edge bg-waiting-wash px-4 py-3"
    >
      <header className="flex items-center gap-2 text-12 text-ink-2">
        <Status kind="question" word="Question" />
        <AskedBy question={question} />
        <Time iso={question.askedAt} zone={scene.zone} form="short" className="ms-auto text-ink-3" />
      </header>
      <p dir="auto" className="text-14 font-strong whitespace-pre-wrap">
        {question.text}
      </p>
      {question.why ? (
        <p dir="auto" className="text-13 text-ink-2">
          {question.why}
        </p>
      ) : null}
      {mayAnswer(scene.viewer, question) ? (
        <>
          {question.choices.length > 0 ? (
            <RadioGroup
              legend={question.text}
              legendLook="unseen"
              options={question.choices.map((choice) => ({ value: choice, label: choice }))}
              value={question.choices.includes(text) ? text : null}
              onChange={setText}
            />
          ) : null}
          <Textarea
            aria-label="Your answer"
            placeholder={question.choices.length > 0 ? "Or in your own words" : "Your answer"}
            minRows={1}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              send()
            }}
          />
          {refusal ? <ErrorNote happened={refusal} /> : null}
          <FailureNote
            failure={answer.failure}
            happened="The server gave no answer."
            kept="Your text is kept."
            next="Press Answer again."
          />
          <div className="flex items-center gap-3">
            <p dir="auto" className="text-12 text-ink-2">
              {question.withoutAnswer ? `Without an answer: ${question.withoutAnswer}` : "It waits until you answer."}
            </p>
            <Button className="ms-auto" busy={answer.isActing} disabled={text.trim() === ""} onClick={send}>
              Answer
            </Button>
          </div>
        </>
      ) : (
        <p className="text-13 text-ink-2">A manager answers this: it is about money or eligibility.</p>
      )}
    </section>
  )
}

/** eligibility › conversation › you: the way the question climbed. */
function AskedBy({ question }: { question: QuestionView }) {
  const last = question.path.length - 1
  const steps = [...question.path.map(({ agent }, index) => (index === last ? "conversation" : agent)), "you"]
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1 text-12 text-ink-2">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agent may stand twice on the way, and the way never changes.
        <span key={index} className="flex items-center gap-1">
          {index > 0 ? <Glyph name="right" className="size-3 text-ink-3 rtl:-scale-x-100" /> : null}
          {step}
        </span>
      ))}
    </span>
  )
}

type EndedProps = { question: QuestionView; scene: Scene; unsent: string; onDiscard: () => void }

function EndedQuestion({ question, scene, unsent, onDiscard }: EndedProps) {
  const isAnswered = question.state === "answered"
  return (
    <div className="grid gap-1 text-13">
      <Disclosure
        look="nested"
        label={
          <>
            <Status
              kind={isAnswered ? "verified" : "stopped"}
              word={isAnswered ? "answered" : "no longer needed"}
              look="quiet"
              className="shrink-0"
            />
            <span dir="auto" className="min-w-0 flex-1 truncate text-ink-2">
              {question.text}
            </span>
            {isAnswered ? (
              <span dir="auto" className="min-w-0 max-w-[45%] shrink-0 truncate font-medium">
                {question.answer}
              </span>
            ) : null}
          </>
        }
        end={<AnsweredBy question={question} zone={scene.zone} />}
      >
        <div className="grid gap-1 py-1">
          <p dir="auto" className="whitespace-pre-wrap">
            {question.text}
          </p>
          {isAnswered ? (
            <p dir="auto" className="font-medium whitespace-pre-wrap">
              {question.answer}
            </p>
          ) : null}
          <AskedBy question={question} />
        </div>
      </Disclosure>
      {unsent.trim() === "" ? null : (
        <div className="flex flex-wrap items-center gap-2 rounded-box border px-3 py-1.5">
          <span className="text-12 text-ink-3">Your answer was not sent:</span>
          <span dir="auto" className="min-w-0 flex-1 whitespace-pre-wrap">
            {unsent}
          </span>
          <CopyButton text={unsent} label="Copy" />
          <Button size="small" look="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      )}
    </div>
  )
}

function AnsweredBy({ question, zone }: { question: QuestionView; zone: string }) {
  return (
    <span className="max-wide:hidden">
      {question.answeredBy ? `${question.answeredBy.name}, ` : ""}
      {question.endedAt ? <Time iso={question.endedAt} zone={zone} form="short" /> : null}
    </span>
  )
}
