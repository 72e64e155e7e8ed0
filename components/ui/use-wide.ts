// Tells whether the window is wide enough for panels side by side (900 pixels and up). The server assumes it is.
"use client"

import { useSyncExternalStore } from "react"

export function useWide(): boolean {
  return useSyncExternalStore(followWidth, readWide, () => true)
}

const query = "(width >= 900px)"
const readWide = () => window.matchMedia(query).matches

function followWidth(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}
