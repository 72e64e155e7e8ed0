// What a person is typing, kept in this browser under a name until it is sent. Never leaves the browser and survives reload and failure.
"use client"

import { useSyncExternalStore } from "react"

/** The text kept under `place`, and how to change it; an empty text is forgotten. The server knows none. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readKept(place),
    () => "",
  )
  return [text, (next) => keepText(place, next)]
}

/** The same for a text that stands already and is being changed to another, be it empty; null leaves it as it stands. */
export function useKeptChange(place: string, standing: string): [string, (text: string | null) => void] {
  const [kept, keep] = useKeptText(place)
  const text = kept === "" ? standing : kept.slice(changed.length)
  return [text, (next) => keep(next === null ? "" : changed + next)]
}

// Before a changed text, so that an emptied one is told from one that was left alone.
const changed = "="

export function keepText(place: string, text: string): void {
  memory.set(place, text)
  try {
    if (text === "") localStorage.removeItem(prefix + place)
    else localStorage.setItem(prefix + place, text)
  } catch (error) {
    // Full or forbidden storage: the text stays for as long as the page does.
    console.warn("What is typed cannot be kept over a reload:", error)
  }
  for (const listener of listeners) listener()
}

/** Forgets every text whose place begins so, once what they were for is done. */
export function forgetTexts(beginning: string): void {
  const places = [...memory.keys()].filter((place) => place.startsWith(beginning))
  for (const place of places) keepText(place, "")
}

const prefix = "readback:text:"
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function readKept(place: string): string {
  const known = memory.get(place)
  if (known !== undefined) return known
  const kept = localStorage.getItem(prefix + place) ?? ""
  memory.set(place, kept)
  return kept
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
