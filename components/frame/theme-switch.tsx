// Chooses light, dark or the system's own theme. The choice stays in this browser.
"use client"

import { useTheme } from "next-themes"
import { useSyncExternalStore } from "react"
import type { GlyphName } from "@/components/ui/glyph"
import { SegmentedControl } from "@/components/ui/segmented-control"

/** All three side by side, for the settings page. Shows "system" until the browser has said what was chosen. */
export function ThemeSwitch() {
  const { choice, choose } = useThemeChoice()
  return (
    <SegmentedControl
      legend="Theme"
      value={choice}
      onChange={choose}
      options={themes.map(({ choice: value, label, glyph }) => ({ value, label, glyph }))}
    />
  )
}

/** The chosen theme, and how to choose another; for menus. The server knows no choice, so it says "system". */
export function useThemeChoice(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const { theme, setTheme } = useTheme()
  const isMounted = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const known = themes.find((entry) => entry.choice === theme)
  return { choice: isMounted && known ? known.choice : "system", choose: setTheme }
}

export type ThemeChoice = "system" | "light" | "dark"
export const themes: readonly { choice: ThemeChoice; label: string; glyph: GlyphName }[] = [
  { choice: "system", label: "System", glyph: "screen" },
  { choice: "light", label: "Light", glyph: "sun" },
  { choice: "dark", label: "Dark", glyph: "moon" },
]

const noChange = () => () => undefined
