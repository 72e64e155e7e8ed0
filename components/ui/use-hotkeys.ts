// Binds keys of the whole page while mounted. Never fires while the person types or an open dialog or menu has the keys.
"use client"

import { useEffect, useEffectEvent } from "react"

/**
 * Keys are "j", "?", "Escape", or with "mod+" for ⌘ or Ctrl, in lower case for letters. Chords with mod also fire while
 * typing. A handled key goes no further.
 */
export function useHotkeys(bindings: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const isChord = event.metaKey || event.ctrlKey
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = bindings[isChord ? `mod+${key}` : key]
    if (!action || (!isChord && isTaken(event.target))) return
    event.preventDefault()
    action()
  })

  // The outside system is the window's keyboard.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  return (
    target.closest(
      "input:not([type=radio]):not([type=checkbox]),textarea,select,[role=dialog],[role=alertdialog],[role=menu],[role=tree]",
    ) !== null
  )
}
