// The lines of one exchange's log, in reading order. Shows what it is given and decides nothing.
"use client"

import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { FoldText } from "@/components/ui/fold-text"
import { Glyph, type GlyphName } from "@/components/ui/glyph"
import { Markdown } from "@/components/ui/markdown"
import { Status } from "@/components/ui/status"
import { Tag } from "@/components/ui/tag"
import { Time } from "@/components/ui/time"
import { assertNever } from "@/lib/core/assert-never"
import type { LogItem } from "@/lib/views/log-items"
import { AwaitedDecisions } from "./awaited-decisions"
import { CallLine } from "./call-line"
import { ExchangeLine } from "./exchange-line"
import { QuestionCard } from "./question-card"
import { exchangeOf, questionOf, type Scene } from "./scene"

type LogLinesProps = { exchange: string; items: readonly LogItem[]; growing: string | null; scene: Scene }

/** Words that wait to be read stand above the composer and not here. */
export function LogLines({ exchange, items, growing, scene }: LogLinesProps) {
  const agent = agentName(scene, exchange)
  const isRoot = exchange === scene.tree.conversation
  const last = items.at(-1)
  return (
    <>
      {items.map((item) => (
        <LogLine key={item.id} item={item} exchange={exchange} scene={scene} isLast={item === last} />
      ))}
      {growing === null ? null : (
        <Said by={agent} look={isRoot ? "root" : "nested"}>
          <Markdown text={growing} className={isRoot ? undefined : "text-13"} />
        </Said>
      )}
    </>
  )
}

type LineProps = { item: LogItem; exchange: string; scene: Scene; isLast: boolean }

function LogLine({ item, exchange, scene, isLast }: LineProps): ReactNode {
  const look = exchange === scene.tree.conversation ? "root" : "nested"
  switch (item.item) {
    case "words":
      if (item.fate === "waiting") return null
      if (item.fate === "taken back") {
        const who = item.by.id === scene.viewer.id ? "You" : item.by.name
        return (
          <Aside glyph="back">
            {who} took back: “{item.text}”
          </Aside>
        )
      }
      return <Words item={item} scene={scene} look={look} />
    case "opening":
      return (
        <div className="grid gap-1">
          <p className="text-12 text-ink-3">
            opening request
            {item.attached.length > 0 ? `, with ${item.attached.join(", ")} attached by the runtime` : ""}
          </p>
          <FoldText text={item.request} look="plain" />
        </div>
      )
    case "reply":
      return (
        <Said by={agentName(scene, exchange)} at={<Time iso={item.at} zone={scene.zone} form="clock" />} look={look}>
          <Markdown text={item.text} className={look === "root" ? undefined : "text-13"} />
        </Said>
      )
    case "call":
      if (item.children.length === 0) {
        const awaited = scene.tree.awaited.filter((decision) => decision.exchange === exchange)
        return (
          <>
            <CallLine exchange={exchange} call={item} />
            {item.state === "awaiting" ? <AwaitedDecisions scene={scene} awaited={awaited} /> : null}
          </>
        )
      }
      return item.children.map((child) => (
        <ExchangeLine
          key={child.exchange}
          child={child}
          scene={scene}
          drawLog={(nested, { items, growing }) => (
            <LogLines exchange={nested} items={items} growing={growing} scene={scene} />
          )}
        />
      ))
    case "question": {
      const question = questionOf(scene, item.question)
      return question ? <QuestionCard question={question} scene={scene} /> : null
    }
    case "notice":
      return item.reason === "finished" ? null : (
        <Aside glyph="cross">
          {item.agent} ended: {item.reason}. {item.detail}
        </Aside>
      )
    case "decision":
      return (
        <Aside glyph="person">
          {item.by.name} decided: {item.decision}
        </Aside>
      )
    case "read-back":
      return (
        <div className="flex flex-wrap items-center gap-2 px-1.5 text-12 text-ink-2">
          <Status
            kind={item.passed ? "verified" : "failed"}
            word={item.passed ? "read-back passed" : `read-back ${item.attempt} failed`}
          />
          <span>
            {item.lines} facts compared{item.problems.length > 0 ? `: ${item.problems.join("; ")}` : ""}
          </span>
        </div>
      )
    case "handed over":
      return <Aside glyph="readback">Handoff note written</Aside>
    case "superseded":
      return <Aside glyph="minus">Superseded on the way: {keysIn(item.text)}</Aside>
    case "stop":
      return <Aside glyph="stopped">Stopped by {item.by}</Aside>
    case "retry":
      return <Aside glyph="person">{item.by.name} asked to try again</Aside>
    case "ended":
      return item.reason === "finished" ? null : <Ended item={item} exchange={exchange} scene={scene} isLast={isLast} />
    default:
      return assertNever(item)
  }
}

type WordsProps = { item: Extract<LogItem, { item: "words" }>; scene: Scene; look: "root" | "nested" }

/** At the root the block stands out a little, so that its text begins where the agent's does. */
function Words({ item, scene, look }: WordsProps) {
  const pinned = scene.tree.instructions.filter(({ mail }) => mail === item.mail)
  return (
    <>
      <article className={`my-1.5 rounded-box bg-sunken px-3 py-2 ${look === "root" ? "-mx-2" : ""}`}>
        <header className="flex items-baseline gap-2 text-12">
          <span className="text-13 font-strong">{item.by.id === scene.viewer.id ? "you" : item.by.name}</span>
          <Time iso={item.at} zone={scene.zone} form="clock" className="text-ink-3" />
          {item.how === "interjection" ? <Tag>interjected</Tag> : null}
          {item.fate === "not read" ? <Tag>not read</Tag> : null}
        </header>
        <p dir="auto" className="text-14 break-words whitespace-pre-wrap">
          {item.text}
        </p>
        {item.attachments.length > 0 ? (
          <ul aria-label="Attached" className="mt-1 flex flex-wrap gap-1">
            {item.attachments.map(({ document, name }) => (
              <li key={document}>
                <Tag>
                  <Glyph name="document" />
                  <span dir="auto">{name}</span>
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
      </article>
      {pinned.map((instruction) => (
        <div key={instruction.id} className="flex items-baseline gap-2 px-1 text-13 text-ink-2">
          <Glyph name="pin" className="translate-y-0.5" />
          <span dir="auto" className="min-w-0 flex-1">
            Standing instruction pinned: “{instruction.quote}”
          </span>
          <Button size="small" look="quiet" onClick={() => scene.undoInstruction(instruction.id)}>
            Undo
          </Button>
        </div>
      ))}
    </>
  )
}

type SaidProps = { by: string; at?: ReactNode; look: "root" | "nested"; children: ReactNode }

function Said({ by, at, look, children }: SaidProps) {
  return (
    <article className={look === "root" ? "my-1.5 grid gap-0.5 px-1" : "my-1 grid gap-0.5 px-1.5"}>
      <header className="flex items-baseline gap-2 text-12 text-ink-3">
        <span className="text-13 font-strong text-ink">{by}</span>
        {at}
      </header>
      {children}
    </article>
  )
}

function Aside({ glyph, children }: { glyph: GlyphName; children: ReactNode }) {
  return (
    <p dir="auto" className="flex items-start gap-2 px-1.5 text-12 text-ink-2">
      <Glyph name={glyph} className="mt-px" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** Who stopped it stands on the line of the stop itself. */
function Ended({ item, exchange, scene, isLast }: LineProps & { item: Extract<LogItem, { item: "ended" }> }) {
  const isStopped = item.reason === "stopped"
  return (
    <div className="flex flex-wrap items-center gap-2 px-1.5 text-13">
      <Status kind={isStopped ? "stopped" : "failed"} word={item.reason} />
      <span dir="auto" className="min-w-0 flex-1 text-ink-2">
        {isStopped ? null : item.detail}
      </span>
      {isLast ? (
        <Button size="small" onClick={() => scene.retry(exchange)}>
          Try again
        </Button>
      ) : null}
    </div>
  )
}

function agentName(scene: Scene, exchange: string): string {
  const found = exchangeOf(scene, exchange)
  return !found || found.kind === "conversation" ? "agent" : found.agent
}

/** The keys a superseded line names; it never holds a value. */
function keysIn(text: string): string {
  return [...text.matchAll(/"key":"([^"]+)"/g)].map((match) => match[1]).join(", ")
}
