// How long until a bid closes, counted from the server's clock. Ticks once a minute and invents no time of day.
"use client"

import { useEffect, useState } from "react"
import { spanText } from "@/components/ui/span-text"
import type { ClosingView } from "@/lib/views/bid-header"

/** `now` is the server's clock when the page was read; the browser's own is used only for what passed since. */
export function TimeLeft({ closing, now }: { closing: ClosingView | null; now: string }) {
  const [passedMs, setPassedMs] = useState(0)

  // The outside system is the clock.
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setPassedMs(performance.now() - began), 60_000)
    return () => clearInterval(timer)
  }, [])

  if (!closing) return null
  if (!closing.iso) return <span className="text-ink-2">time not stated</span>
  const leftMs = Date.parse(closing.iso) - Date.parse(now) - passedMs
  return leftMs <= 0 ? <span className="text-conflict">closed</span> : <span>{spanText(leftMs)}</span>
}
