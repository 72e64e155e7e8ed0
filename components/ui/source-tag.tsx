// Names where a value stands: document and page, leading there. Says the full name to those who listen.
import Link from "next/link"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"

/** `short` is what fits in a row ("C2 p.1"); `full` is the document's name and page in words ("Corrigendum 2, page 1"). */
export function SourceTag({ source, className }: { source: Source; className?: string }) {
  const inside = (
    <>
      {source.kind === "document" ? <Glyph name="document" className="size-[11px]" /> : null}
      <span aria-hidden="true">{source.short}</span>
      <span className="sr-only">Source: {source.full}</span>
    </>
  )
  if (!source.href)
    return (
      <span title={source.full} className={classNames(look, className)}>
        {inside}
      </span>
    )
  return (
    <Link
      href={source.href}
      title={source.full}
      className={classNames(look, "hover:border-control hover:text-ink", className)}
    >
      {inside}
    </Link>
  )
}

/** A person's own words are a source too: then `short` is who and when. */
export type Source = { kind: "document" | "person"; short: string; full: string; href?: string }

const look =
  "inline-flex items-center gap-1 whitespace-nowrap rounded-tag border border-line-2 bg-surface px-[5px] align-middle font-mono text-12 leading-[18px] text-ink-2"
