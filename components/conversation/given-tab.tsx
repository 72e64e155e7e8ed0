// What an exchange was given: carrier, pinned block, and the carried conversation layer by layer. Shows texts as data, never as markup.
"use client"

import { useQuery } from "@tanstack/react-query"
import { FoldText } from "@/components/ui/fold-text"
import { Glyph } from "@/components/ui/glyph"
import { sizeText } from "@/components/ui/size-text"
import { Skeleton } from "@/components/ui/skeleton"
import { givenQuery } from "@/lib/queries/exchanges"
import type { CarriedLine, GivenView } from "@/lib/views/exchange-details"
import { NotRead } from "./not-read"

/** `sessionsSeen` changes when a new model request, and so maybe a new session, was made. */
export function GivenTab({ exchange, sessionsSeen }: { exchange: string; sessionsSeen: number }) {
  const given = useQuery(givenQuery(exchange, sessionsSeen))
  if (given.isPending) return <Skeleton shape="text" />
  if (given.isError) return <NotRead failure={given.error} onAgain={() => void given.refetch()} />
  const { carrier, characters, opening, pins, ledgerPosition, layers } = given.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-13">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1">
        <dt className="text-12 text-ink-3">carrier</dt>
        <dd>
          <span className="font-mono text-12">{carrier}</span>
          {layers.length === 0
            ? " · nothing was carried"
            : ` · ${layers.length === 1 ? "1 layer" : `${layers.length} layers`}, ${sizeText(characters)} of text`}
        </dd>
      </dl>
      {pins.length > 0 ? <Pins pins={pins} ledgerPosition={ledgerPosition} /> : null}
      {opening === null ? null : (
        <section aria-label="Opening request" className="grid gap-1 rounded-box border px-3 py-2">
          <h3 className="text-12 font-strong">Opening request</h3>
          <FoldText text={opening} look="plain" />
        </section>
      )}
      {layers.map((layer, depth) => (
        <section
          key={layer.title}
          aria-label={layer.title}
          style={{ marginInlineStart: `${depth * 12}px` }}
          className="rounded-box border"
        >
          <h3 className="border-b bg-sunken px-3 py-1 text-12 font-strong">{layer.title}</h3>
          <dl className="grid items-baseline grid-cols-[72px_minmax(0,1fr)] gap-x-2 gap-y-1 px-3 py-2">
            {layer.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a layer is fixed once it was carried.
              <LayerLine key={index} line={line} />
            ))}
          </dl>
        </section>
      ))}
      {layers.length > 0 ? (
        <p className="text-12 text-ink-3">
          Left out: system messages, pinned blocks, status tails, reasoning, results of other calls.
        </p>
      ) : null}
    </div>
  )
}

/** Characters beyond which a pinned value folds. */
const longValue = 120

function Pins({ pins, ledgerPosition }: Pick<GivenView, "pins" | "ledgerPosition">) {
  return (
    <section aria-label="Pinned block" className="rounded-box border">
      <h3 className="flex items-center gap-2 border-b bg-sunken px-3 py-1 text-12 font-strong">
        <Glyph name="pin" />
        Pinned block
        <span className="ms-auto font-normal text-ink-3">
          ledger {ledgerPosition} · {pins.length} pins
        </span>
      </h3>
      <ul className="grid gap-0.5 px-3 py-2">
        {pins.map((pin) => (
          <li
            key={`${pin.name} ${pin.value}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 font-mono text-12"
          >
            <div className="min-w-0 break-words">
              <span className="text-ink-3">{pin.name} </span>
              {pin.value.length > longValue ? (
                <FoldText text={pin.value} limit={longValue} />
              ) : (
                <bdi className="text-ink">{pin.value}</bdi>
              )}
            </div>
            <span className="max-w-28 truncate text-ink-3" title={pin.source}>
              {pin.source}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LayerLine({ line }: { line: CarriedLine }) {
  return (
    <>
      <dt className={line.starts ? "text-12 text-accent" : "text-12 text-ink-3"}>
        {line.origin === "document" ? <Glyph name="document" className="me-1 inline size-3 align-[-1px]" /> : null}
        {line.starts ? "starts" : (line.by ?? line.origin)}
      </dt>
      <dd className="min-w-0">
        {line.text === "" ? null : <FoldText text={line.text} look="plain" limit={400} />}
        {line.calls.map((call) => (
          <FoldText key={call} text={call} limit={200} />
        ))}
      </dd>
    </>
  )
}
