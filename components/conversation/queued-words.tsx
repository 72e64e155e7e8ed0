// Words that wait to be read, above the composer, each with a way back. Knows no other part of the log.
"use client"

import { Button } from "@/components/ui/button"
import { notifyFailure } from "@/components/ui/toaster"
import { conversationActs } from "@/lib/queries/conversations"
import { useAct } from "@/lib/queries/use-act"
import type { LogItem } from "@/lib/views/log-items"

type Words = Extract<LogItem, { item: "words" }>
type QueuedWordsProps = {
  exchange: string
  items: readonly LogItem[]
  viewerId: string
  onBack: (text: string) => void
}

/** `onBack` gets the text that was taken back. */
export function QueuedWords({ exchange, items, viewerId, onBack }: QueuedWordsProps) {
  const takeBack = useAct(conversationActs.takeBackMessage, {
    onOutcome: (outcome) => {
      if (outcome.done) onBack(outcome.text)
      else notifyFailure({ title: outcome.sentence })
    },
  })
  const waiting = items.filter((item): item is Words => item.item === "words" && item.fate === "waiting")
  if (waiting.length === 0) return null
  return (
    <ul aria-label="Queued" className="grid gap-0.5">
      {waiting.map((words) => (
        <li key={words.id} className="flex min-h-7 items-center gap-2 px-3 text-13">
          <span className="shrink-0 text-ink-3">{words.how === "message" ? "Queued next" : "Interjecting"}</span>
          <span dir="auto" className="min-w-0 truncate">
            {words.text === "" ? words.attachments.map(({ name }) => name).join(", ") : words.text}
          </span>
          {words.by.id === viewerId ? (
            <Button
              size="small"
              look="quiet"
              className="ms-auto"
              busy={takeBack.isActing}
              onClick={() => takeBack.run({ exchange, mail: words.mail })}
            >
              Take back
            </Button>
          ) : (
            <span className="ms-auto text-12 text-ink-3">{words.by.name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
