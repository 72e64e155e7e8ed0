// Words quoted from a source, letter for letter, with the decisive part marked. Adds only the quotation marks.
import type { ReactNode } from "react"
import { classNames } from "./class-names"

/** `marked` is a span of `text` in UTF-16 offsets; a span outside the text is a broken assumption and marks nothing. */
export function QuoteBlock({ text, marked, tone = "verified", from, className }: QuoteBlockProps) {
  return (
    <figure className={classNames("min-w-0", className)}>
      <blockquote dir="auto" className="border-s-2 border-line-2 ps-3 font-mono text-12 leading-5 text-ink-2">
        “{marked ? text.slice(0, marked.start) : text}
        {marked ? (
          <mark className={classNames(markLook, tones[tone])}>{text.slice(marked.start, marked.end)}</mark>
        ) : null}
        {marked ? text.slice(marked.end) : null}”
      </blockquote>
      {from ? <figcaption className="mt-1.5 text-12 text-ink-3">{from}</figcaption> : null}
    </figure>
  )
}

type QuoteBlockProps = {
  text: string
  marked?: { start: number; end: number }
  tone?: "verified" | "plain" | "conflict"
  from?: ReactNode
  className?: string
}

const markLook = "rounded-[2px] border px-0.5 text-ink [box-decoration-break:clone]"
const tones = {
  verified: "border-verified-edge bg-verified-wash",
  plain: "border-line-2 bg-sunken",
  conflict: "border-conflict-edge bg-conflict-wash",
}
