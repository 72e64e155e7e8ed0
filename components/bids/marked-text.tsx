// A page's text with the places of facts marked, and the place the address asks for brought into view. Changes and adds no character, so that what is selected is the page's own.
"use client"

import { useEffect, useRef } from "react"
import { classNames } from "@/components/ui/class-names"
import type { DocumentPage, PageMark } from "@/lib/views/bid-documents"

export function MarkedText({ page }: { page: DocumentPage }) {
  const asked = useRef<HTMLElement>(null)
  const place = page.asked ? `${page.document.document} ${page.page} ${page.asked.start}` : null

  // The outside system is the scroll position: the asked quote comes into view when the address changes.
  useEffect(() => {
    if (place !== null) asked.current?.scrollIntoView({ block: "center" })
  }, [place])

  if (page.text.trim() === "") return <p className="text-ink-2">This page holds no text that can be read.</p>
  return (
    <p dir="auto" className="max-w-[88ch] whitespace-pre-wrap break-words font-mono text-12 leading-5">
      {piecesOf(page).map((piece) => {
        const words = page.text.slice(piece.start, piece.end)
        if (!piece.mark && !piece.isAsked) return <span key={piece.start}>{words}</span>
        return (
          <mark
            key={piece.start}
            ref={piece.isAsked && piece.start === page.asked?.start ? asked : undefined}
            title={piece.mark ? `${piece.mark.label}, ${piece.mark.standing}` : undefined}
            className={classNames(
              "rounded-[2px] border-b text-ink",
              piece.mark ? tones[piece.mark.standing] : "border-line-2 bg-sunken",
              piece.isAsked && "outline-2 outline-accent",
            )}
          >
            {words}
          </mark>
        )
      })}
    </p>
  )
}

type Piece = { start: number; end: number; mark: PageMark | null; isAsked: boolean }

/** Cuts the text at every edge of a mark and of the asked quote. */
function piecesOf({ text, marks, asked }: DocumentPage): Piece[] {
  const edges = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])
  if (asked) edges.add(asked.start).add(asked.end)
  const sorted = [...edges].sort((a, b) => a - b)
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length
    return {
      start,
      end,
      mark: marks.find((mark) => mark.start <= start && end <= mark.end) ?? null,
      isAsked: asked !== null && asked.start <= start && end <= asked.end,
    }
  })
}

const tones: Record<PageMark["standing"], string> = {
  current: "border-verified-edge bg-verified-wash",
  superseded: "border-line-2 bg-sunken text-superseded line-through",
  "in conflict": "border-conflict-edge bg-conflict-wash",
  withdrawn: "border-line-2 bg-sunken",
}
