// Puts one text on the clipboard and says so where it was pressed. Says as much when the browser refuses.
"use client"

import { type MouseEvent, useEffect, useState } from "react"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"

/** `label` names what is copied ("Copy quote"). */
export function CopyButton({ text, label = "Copy", className }: { text: string; label?: string; className?: string }) {
  const [outcome, setOutcome] = useState<"none" | "copied" | "refused">("none")

  // The outside system is the clock: the word goes back after two seconds.
  useEffect(() => {
    if (outcome === "none") return
    const timer = setTimeout(() => setOutcome("none"), 2000)
    return () => clearTimeout(timer)
  }, [outcome])

  function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Browsers have no clipboard for pages that came over plain http from another machine.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) return setOutcome(copySelected(text, currentTarget) ? "copied" : "refused")
    clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    )
  }

  const word = { none: label, copied: "Copied", refused: "Not copied: select and copy by hand" }[outcome]
  return (
    <button
      type="button"
      onClick={copy}
      className={classNames(
        "inline-flex min-h-6 items-center gap-1.5 rounded-tag px-1.5 text-12 text-ink-3 hover:bg-hover hover:text-ink max-wide:min-h-9",
        className,
      )}
    >
      <Glyph
        name={outcome === "copied" ? "tick" : "copy"}
        className={outcome === "copied" ? "text-verified" : undefined}
      />
      <span aria-live="polite">{word}</span>
    </button>
  )
}

/** The way before clipboards: a box with the text, selected, beside the button and so within a dialog that holds the focus. */
function copySelected(text: string, button: HTMLButtonElement): boolean {
  const box = document.createElement("textarea")
  box.value = text
  box.readOnly = true
  box.setAttribute("aria-hidden", "true")
  box.style.cssText = "position: fixed; opacity: 0; font-size: 16px"
  button.after(box)
  box.select()
  const isCopied = document.execCommand("copy")
  box.remove()
  button.focus()
  return isCopied
}
