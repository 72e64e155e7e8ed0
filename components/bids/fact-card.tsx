// One fact as a decision hangs on it: how it stands, its value, the words it comes from, leading to the page. Changes nothing.
import { QuoteBlock } from "@/components/ui/quote-block"
import { SourceTag } from "@/components/ui/source-tag"
import { Status, type StatusKind } from "@/components/ui/status"
import { Value } from "@/components/ui/value"
import type { FactView, SourceView } from "@/lib/views/ledger-facts"

export function FactCard({ fact, heading }: { fact: FactView; heading?: string }) {
  const [source] = fact.sources
  const standing = standingOf(fact)
  return (
    <article aria-label={`${fact.label}: ${fact.display}`} className="grid min-w-0 content-start gap-1.5 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Status kind={standing.kind} word={standing.word} />
        {source ? <SourceOf source={source} /> : null}
      </div>
      {heading ? <p className="text-12 text-ink-2">{heading}</p> : null}
      <div>
        <Value size="decision" standing={fact.standing === "superseded" ? "superseded" : "current"}>
          {fact.display}
        </Value>
        <p className="text-12 text-ink-2 empty:hidden">{limitsOf(fact).join(" · ")}</p>
      </div>
      {source ? <Words source={source} raw={fact.raw} standing={fact.standing} /> : null}
      {source ? <p className="text-12 text-ink-3">{source.full}</p> : null}
    </article>
  )
}

/** Cards side by side where there is room, divided by hairlines. */
export function FactCards({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] divide-line overflow-hidden rounded-box border wide:divide-x max-wide:divide-y"
    >
      {children}
    </section>
  )
}

export function standingOf(fact: FactView): { kind: StatusKind; word: string } {
  switch (fact.standing) {
    case "current":
      return fact.confirmed
        ? { kind: "verified", word: "verified" }
        : { kind: "waiting", word: "changed, not confirmed" }
    case "in conflict":
      return { kind: "conflict", word: "conflict" }
    case "superseded":
      return { kind: "superseded", word: fact.supersededBy ? `superseded by ${fact.supersededBy}` : "superseded" }
    case "withdrawn":
      return { kind: "superseded", word: "withdrawn" }
  }
}

export function SourceOf({ source }: { source: SourceView }) {
  const href = source.from === "document" && source.href ? { href: source.href } : {}
  return <SourceTag source={{ kind: source.from, short: source.short, full: source.full, ...href }} />
}

/** Condition and anchor, in the words they were found in; an anchor that the value shows already is left out. */
export function limitsOf({ condition, anchor, display }: FactView): string[] {
  return [condition, anchor && !display.includes(anchor) ? anchor : null].filter((part) => part !== null)
}

function Words({ source, raw, standing }: { source: SourceView; raw: string; standing: FactView["standing"] }) {
  const text = source.from === "document" ? source.quote : source.words
  const start = text.indexOf(raw)
  const marked = start < 0 || raw === "" ? {} : { marked: { start, end: start + raw.length } }
  return (
    <QuoteBlock
      text={text}
      {...marked}
      tone={standing === "in conflict" ? "conflict" : standing === "current" ? "verified" : "plain"}
    />
  )
}
