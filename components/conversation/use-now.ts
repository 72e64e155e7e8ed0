// The present second, for what runs while one looks at it. Null on the server and until the page is alive.
"use client"

import { useEffect, useState } from "react"

export function useNow(isNeeded: "needed" | "not needed"): number | null {
  const [now, setNow] = useState<number | null>(null)

  // The outside system is the clock.
  useEffect(() => {
    if (isNeeded === "not needed") return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isNeeded])
  return now
}
