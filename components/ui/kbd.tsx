// Shows a key or a chord the way this machine writes it. Binds nothing.
"use client"

import { useSyncExternalStore } from "react"
import { classNames } from "./class-names"

/** `keys` is one key ("A", "Enter") or a chord with plus signs; "mod" is ⌘ on Apple machines and Ctrl elsewhere. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  const isApple = useSyncExternalStore(noChange, readIsApple, () => false)
  const parts = keys.split("+").map((key) => keyText(key, isApple))
  return (
    <kbd
      className={classNames(
        "inline-block min-w-[18px] rounded-tag border border-line-2 px-1 text-center font-mono text-12 text-ink-2",
        className,
      )}
    >
      {parts.join(isApple ? "" : parts.length > 1 ? " " : "")}
    </kbd>
  )
}

function keyText(key: string, isApple: boolean): string {
  if (key === "mod") return isApple ? "⌘" : "Ctrl"
  if (key === "shift") return isApple ? "⇧" : "Shift"
  if (key === "Enter") return "↵"
  if (key === "Escape") return "Esc"
  if (key === "ArrowUp") return "↑"
  if (key === "ArrowDown") return "↓"
  return key.length === 1 ? key.toUpperCase() : key
}

const noChange = () => () => undefined
const readIsApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
