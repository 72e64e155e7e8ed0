// The scrolling log of a conversation: earlier pages on top, the end followed, what waits to be read left to the composer.
"use client"

import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { ErrorNote } from "@/components/ui/error-note"
import { Skeleton } from "@/components/ui/skeleton"
import type { ExchangeLog } from "@/lib/queries/use-exchange-log"
import { AwaitedDecisions } from "./awaited-decisions"
import { LogLines } from "./log-lines"
import type { Scene } from "./scene"
import { useFollowEnd } from "./use-follow-end"

export function ConversationLog({ log, scene }: { log: ExchangeLog; scene: Scene }) {
  const { conversation } = scene.tree
  const follow = useFollowEnd(conversation)
  return (
    <div className="relative min-h-0 flex-1">
      {/* A log tells every change by itself; finished turns and questions are announced apart, tokens never. */}
      <div
        ref={follow.box}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
        tabIndex={0}
        className="h-full overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div
          ref={follow.content}
          className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-1 px-4 py-3 max-wide:px-3"
        >
          <LogContent log={log} scene={scene} />
        </div>
      </div>
      {follow.hasNew ? (
        <Button
          size="small"
          glyph="down"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full shadow-float"
          onClick={follow.goToEnd}
        >
          New below
        </Button>
      ) : null}
    </div>
  )
}

function LogContent({ log, scene }: { log: ExchangeLog; scene: Scene }) {
  const { conversation } = scene.tree
  if (log.state === "loading") return <Skeleton shape="messages" count={4} />
  if (log.state === "failed") {
    return (
      <ErrorNote
        happened="The conversation could not be read."
        kept="Nothing of it is lost."
        action={<Button onClick={log.readAgain}>Try again</Button>}
      />
    )
  }
  const isEmpty = log.items.every((item) => item.item === "words" && item.fate === "waiting") && log.growing === null
  if (isEmpty) {
    return (
      <EmptyState glyph="conversations" title="Nothing said yet">
        Write what you need below. Files can be dropped into the message.
      </EmptyState>
    )
  }
  return (
    <>
      {log.hasOlder ? (
        <Button size="small" className="justify-self-center" busy={log.isReadingOlder} onClick={log.readOlder}>
          Earlier messages
        </Button>
      ) : null}
      <LogLines exchange={conversation} items={log.items} growing={log.growing} scene={scene} />
      <AwaitedDecisions scene={scene} awaited={scene.tree.awaited} />
    </>
  )
}
