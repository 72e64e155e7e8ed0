// A nested exchange as one line in its place, unfolding to its own log, and so on down. Reads its log only once unfolded.
"use client"

import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Disclosure } from "@/components/ui/disclosure"
import { ErrorNote } from "@/components/ui/error-note"
import { Skeleton } from "@/components/ui/skeleton"
import { StatusGlyph, statusInk } from "@/components/ui/status"
import { type ExchangeLog, useExchangeLog } from "@/lib/queries/use-exchange-log"
import { countsText, durationText, isAtWork, standingOf } from "./exchange-standing"
import { exchangeOf, type Scene } from "./scene"
import { useNow } from "./use-now"

type ChildLine = { exchange: string; agent: string; title: string }

type ExchangeLineProps = {
  child: ChildLine
  scene: Scene
  /** Draws the lines of a log: whoever draws logs nests this line in them. */
  drawLog: (exchange: string, log: ExchangeLog) => ReactNode
}

export function ExchangeLine({ child, scene, drawLog }: ExchangeLineProps) {
  const exchange = exchangeOf(scene, child.exchange)
  const now = useNow(exchange && isAtWork(scene, exchange) ? "needed" : "not needed")
  const standing = exchange ? standingOf(scene, exchange) : { kind: "not-started" as const, word: "opening" }
  const rest = exchange ? [durationText(exchange, now), countsText(exchange)].filter(Boolean).join(" · ") : ""
  return (
    <Disclosure
      look="nested"
      label={
        <>
          <StatusGlyph kind={standing.kind} word="" />
          <span className="shrink-0 font-medium">{child.agent}</span>
          <span dir="auto" className="min-w-0 truncate text-ink-2">
            {child.title}
          </span>
        </>
      }
      end={
        <span className="flex items-center gap-1">
          <span className={statusInk(standing.kind)}>{standing.word}</span>
          {rest ? <span className="max-wide:hidden"> · {rest}</span> : null}
        </span>
      }
    >
      <NestedLog exchange={child.exchange} scene={scene} drawLog={drawLog} />
    </Disclosure>
  )
}

type NestedLogProps = Pick<ExchangeLineProps, "scene" | "drawLog"> & { exchange: string }

function NestedLog({ exchange, scene, drawLog }: NestedLogProps) {
  const log = useExchangeLog(exchange)
  if (log.state === "loading") return <Skeleton shape="text" count={3} />
  if (log.state === "failed") {
    return (
      <ErrorNote
        happened="What this exchange said could not be read."
        action={<Button onClick={log.readAgain}>Try again</Button>}
      />
    )
  }
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-0.5 py-1 text-13">
      {log.hasOlder ? (
        <Button size="small" look="quiet" className="w-fit" busy={log.isReadingOlder} onClick={log.readOlder}>
          Earlier
        </Button>
      ) : null}
      {drawLog(exchange, log)}
      <Button size="small" look="quiet" className="absolute end-0 top-0" onClick={() => scene.selectExchange(exchange)}>
        Details
      </Button>
    </div>
  )
}
