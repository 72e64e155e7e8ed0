// What the rail and the bottom bar are given: places to go and who is here.
import type { GlyphName } from "@/components/ui/glyph"

/** One place. `count` is how many things wait for the person there. */
export type FrameItem = { href: string; label: string; glyph: GlyphName; count?: number }

/** Who is signed in, and as what. */
export type FrameViewer = { name: string; role: string }

/** Whether the rail shows words beside its glyphs; the value of the cookie "rail". */
export type RailState = "open" | "folded"

/** The commands that both forms of the frame offer. */
export type FrameCommands = { onFind: () => void; onShortcuts: () => void; onSignOut?: () => void }

/** Whether a path lies at or under a place. */
export function isAt(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
