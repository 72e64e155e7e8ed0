// Keeps a scrolled log at its end while the person is there, and leaves it alone once they scrolled up or unfolded something.
"use client"

import { type RefObject, useEffect, useRef, useState } from "react"

export type FollowEnd = {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Something came below what the person sees. */
  hasNew: boolean
  goToEnd(): void
}

/** `box` scrolls; `content` is its one child, whose height tells that something came. `place` names what is shown. */
export function useFollowEnd(place: string): FollowEnd {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [hasNew, setHasNew] = useState(false)

  // The outside system is the layout: heights and scroll positions live in the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins at its end again.
  useEffect(() => {
    const scrolled = box.current
    const grown = content.current
    if (!scrolled || !grown) return
    isAtEnd.current = true
    scrolled.scrollTop = scrolled.scrollHeight
    let height = grown.offsetHeight
    let unfoldedAt = Number.NEGATIVE_INFINITY
    const look = () => {
      isAtEnd.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < nearEndPx
      if (isAtEnd.current) setHasNew(false)
    }
    // What a press in the log makes grow, also a moment later when it was read, is nothing new and moves nothing away.
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button")) unfoldedAt = event.timeStamp
    }
    const observer = new ResizeObserver(() => {
      const grew = grown.offsetHeight > height
      height = grown.offsetHeight
      if (grew && performance.now() - unfoldedAt < unfoldingMs) look()
      else if (isAtEnd.current) scrolled.scrollTop = scrolled.scrollHeight
      else if (grew) setHasNew(true)
    })
    scrolled.addEventListener("scroll", look, { passive: true })
    grown.addEventListener("click", press)
    observer.observe(grown)
    observer.observe(scrolled)
    return () => {
      scrolled.removeEventListener("scroll", look)
      grown.removeEventListener("click", press)
      observer.disconnect()
    }
  }, [place])

  function goToEnd() {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    isAtEnd.current = true
    setHasNew(false)
  }
  return { box, content, hasNew, goToEnd }
}

const nearEndPx = 48
const unfoldingMs = 1000
