// One tool call: name, key argument and outcome on a line, arguments and result below it when unfolded. Runs nothing.
"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Disclosure } from "@/components/ui/disclosure"
import { FoldText } from "@/components/ui/fold-text"
import { Glyph } from "@/components/ui/glyph"
import { sizeText } from "@/components/ui/size-text"
import { Status, StatusGlyph, type StatusKind } from "@/components/ui/status"
import { callQuery } from "@/lib/queries/exchanges"
import type { LogItem } from "@/lib/views/log-items"
import { outcomePhrase } from "./call-outcome"

export type CallItem = Extract<LogItem, { item: "call" }>

export function CallLine({ exchange, call }: { exchange: string; call: CallItem }) {
  const { kind, word } = standings[call.state]
  const phrase = outcomePhrase(call)
  return (
    <Disclosure
      look="nested"
      label={
        <>
          <Glyph name="tool" className="text-ink-3" />
          <span className="shrink-0 font-mono text-12">{call.tool}</span>
          <span dir="auto" className="min-w-0 truncate font-mono text-12 text-ink-3">
            {call.argument}
          </span>
        </>
      }
      end={
        <span className="flex items-center gap-1.5">
          {phrase ? (
            <span dir="auto" title={phrase} className="max-w-56 truncate max-wide:max-w-32">
              {phrase}
            </span>
          ) : null}
          {phrase && call.state === "ok" ? (
            <StatusGlyph kind={kind} word={word} />
          ) : (
            <Status kind={kind} word={word} look="quiet" />
          )}
        </span>
      }
    >
      <CallTexts exchange={exchange} call={call} />
    </Disclosure>
  )
}

function CallTexts({ exchange, call }: { exchange: string; call: CallItem }) {
  const [wanted, setWanted] = useState<"cut" | "whole">("cut")
  const whole = useQuery({ ...callQuery(exchange, call.call), enabled: wanted === "whole" })
  const given = whole.data?.arguments ?? call.arguments.text
  const result = whole.data?.content ?? call.content?.text ?? null
  const longest = Math.max(call.arguments.characters, call.content?.characters ?? 0)
  const isCut = longest > Math.max(given.length, result?.length ?? 0) && !whole.data
  return (
    <div className="grid gap-2 py-1">
      <Labelled label="arguments" text={given} />
      {result === null ? null : <Labelled label="result" text={result} />}
      {isCut ? (
        <Button size="small" look="quiet" className="w-fit" busy={whole.isFetching} onClick={() => setWanted("whole")}>
          Fetch all {sizeText(longest)}
        </Button>
      ) : null}
      <FailureNote failure={whole.error} happened="The rest could not be fetched." next="Try again." />
    </div>
  )
}

function Labelled({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-0.5">
      <span className="text-12 text-ink-3">{label}</span>
      <FoldText text={text} />
    </div>
  )
}

const standings: Record<CallItem["state"], { kind: StatusKind; word: string }> = {
  running: { kind: "running", word: "running" },
  awaiting: { kind: "waiting", word: "waits for a decision" },
  ok: { kind: "finished", word: "done" },
  error: { kind: "failed", word: "error" },
  refused: { kind: "failed", word: "refused" },
  stopped: { kind: "stopped", word: "stopped" },
  unknown: { kind: "conflict", word: "outcome unknown" },
}
