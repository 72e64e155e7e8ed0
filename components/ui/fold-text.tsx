// A long text, folded to its first lines with its size until asked for whole. Never cuts silently.
"use client"

import { useId, useState } from "react"
import { classNames } from "./class-names"
import { sizeText } from "./size-text"

/** Texts of up to `limit` characters stand whole. A folded text is cut at `limit`, and the cut is said. */
export function FoldText({ text, limit = 600, look = "mono", className }: FoldTextProps) {
  const [state, setState] = useState<"folded" | "unfolded">("folded")
  const bodyId = useId()
  const isLong = text.length > limit
  const shown = isLong && state === "folded" ? cutAt(text, limit) : text
  return (
    <div className={classNames("min-w-0", className)}>
      <div
        id={bodyId}
        dir="auto"
        className={classNames(
          "whitespace-pre-wrap break-words",
          look === "mono" ? "font-mono text-12 leading-5" : "text-13",
        )}
      >
        {shown}
        {shown === text ? null : "…"}
      </div>
      {isLong ? (
        <button
          type="button"
          aria-expanded={state === "unfolded"}
          aria-controls={bodyId}
          onClick={() => setState(state === "folded" ? "unfolded" : "folded")}
          className="mt-1 rounded-tag text-12 text-accent underline underline-offset-2"
        >
          {state === "folded" ? `Show all ${sizeText(new TextEncoder().encode(text).length)}` : "Fold"}
        </button>
      ) : null}
    </div>
  )
}

type FoldTextProps = { text: string; limit?: number; look?: "mono" | "plain"; className?: string }

// A cut between the halves of a surrogate pair would show a broken character.
function cutAt(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit)
}
