// Where a person writes: sends, queues, interjects or, when switched so, answers. What is typed stays until the server took it.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { type KeyboardEvent, useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { ErrorNote } from "@/components/ui/error-note"
import { FileDropZone, FilePicker } from "@/components/ui/file-drop"
import { IconButton } from "@/components/ui/icon-button"
import { SegmentedControl } from "@/components/ui/segmented-control"
import { Switch } from "@/components/ui/switch"
import { Textarea } from "@/components/ui/textarea"
import { conversationActs, refreshConversations } from "@/lib/queries/conversations"
import { useKeptText } from "@/lib/queries/kept-text"
import { useAct } from "@/lib/queries/use-act"
import type { QuestionView } from "@/lib/views/exchange-view"
import { AttachedFiles, useAttachments } from "./attached-files"

type ComposerProps = {
  conversation: string
  ledger: string
  /** The conversation's own turn goes on: an ordinary message waits for the next. */
  turn: "going on" | "over"
  /** Something of the conversation runs, so there is something to stop. */
  work: "running" | "none"
  /** The one question that waits for this person, if it is exactly one. */
  question: QuestionView | null
  onStop: () => void
  isStopping: boolean
}

export function Composer(props: ComposerProps) {
  const { conversation, ledger, turn, work, question, onStop, isStopping } = props
  const client = useQueryClient()
  const [text, setText] = useKeptText(`message:${conversation}`)
  const [way, setWay] = useState<"queue" | "interject">("queue")
  const [answered, setAnswered] = useState<string | null>(null)
  const attachments = useAttachments(ledger)
  const settle = (outcome: { done: boolean }) => {
    if (!outcome.done) return
    setText("")
    attachments.clear()
    void refreshConversations(client)
  }
  const send = useAct(conversationActs.sendMessage, { onOutcome: settle })
  const interject = useAct(conversationActs.interject, { onOutcome: settle })
  const answer = useAct(conversationActs.answerQuestion, { onOutcome: settle })
  const acts = [send, interject, answer]
  const isActing = acts.some((act) => act.isActing)
  const answersQuestion = question !== null && answered === question.id
  const refusal = acts.map(({ outcome }) => outcome).find((outcome) => outcome?.done === false)
  const isEmpty = text.trim() === "" && attachments.documents.length === 0

  const interjects = turn === "going on" && way === "interject" && attachments.files.length === 0

  function submit() {
    if (isEmpty || isActing || attachments.isSending) return
    for (const act of acts) act.reset()
    if (answersQuestion) answer.run({ question: question.id, text })
    else if (interjects) interject.run({ exchange: conversation, text })
    else send.run({ conversation, text, documents: attachments.documents.map(({ document }) => document) })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault()
      submit()
    }
    if (event.key === "Escape" && work === "running") onStop()
  }

  return (
    <FileDropZone label="Attach to this message" onFiles={attachments.add}>
      <div className="grid gap-2 rounded-box border border-control bg-surface px-3 py-2 focus-within:outline-2 focus-within:outline-focus">
        {question ? (
          <Switch
            label={
              <span title={question.text} className="line-clamp-1">
                Answers: <bdi className="text-ink-2">{question.text}</bdi>
              </span>
            }
            checked={answersQuestion}
            onChange={(on) => setAnswered(on ? question.id : null)}
          />
        ) : null}
        <Textarea
          look="bare"
          aria-label="Message"
          placeholder={answersQuestion ? "Your answer" : "Message, or drop files"}
          minRows={1}
          maxRows={10}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
        <AttachedFiles attachments={attachments} />
        {refusal && !refusal.done ? <ErrorNote happened={refusal.sentence} /> : null}
        <FailureNote
          failure={acts.map(({ failure }) => failure).find((failure) => failure !== null)}
          happened="Not sent: the server gave no answer."
          kept="Your text is kept."
          next="Send it again."
        />
        <div className="flex flex-wrap items-center gap-2">
          <FilePicker onFiles={attachments.add}>
            {(open) => <IconButton glyph="attach" label="Attach files" onClick={open} />}
          </FilePicker>
          {turn === "going on" && !answersQuestion ? (
            <SegmentedControl legend="While the agent works" options={ways} value={way} onChange={setWay} />
          ) : null}
          {turn === "going on" && way === "interject" && attachments.files.length > 0 ? (
            <span className="text-12 text-ink-2">Files go with the next turn.</span>
          ) : null}
          <span className="ms-auto flex items-center gap-2">
            {work === "running" ? (
              <Button look="quiet" kbd="Escape" busy={isStopping} onClick={onStop}>
                Stop
              </Button>
            ) : null}
            <Button
              look="primary"
              kbd="Enter"
              busy={isActing}
              disabled={isEmpty || attachments.isSending}
              onClick={submit}
            >
              Send
            </Button>
          </span>
        </div>
      </div>
    </FileDropZone>
  )
}

const ways = [
  { value: "queue", label: "Queue as next turn" },
  { value: "interject", label: "Interject" },
] as const
