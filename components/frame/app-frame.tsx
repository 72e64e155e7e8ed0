// The frame around every signed-in page: rail or bottom bar, Find, shortcuts. Knows the way, not what is there.
"use client"

import { useRouter } from "next/navigation"
import { type ReactNode, useState } from "react"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { BottomBar } from "./bottom-bar"
import { CommandPalette, type PaletteItem } from "./command-palette"
import type { FrameItem, FrameViewer, RailState } from "./frame-item"
import { Rail } from "./rail"
import { type ShortcutGroup, ShortcutsDialog } from "./shortcuts-dialog"

/**
 * Below 900 pixels the rail is a bottom bar; up to 1280 it shows glyphs; beyond, the person folds it, and a cookie
 * named "rail" keeps that ("open" or "folded") so that the server renders it right. Items also stand in Find.
 */
export function AppFrame(props: AppFrameProps) {
  const {
    items,
    viewer,
    modelName,
    initialRail = "open",
    found,
    onFound,
    onSearch,
    shortcuts,
    onSignOut,
    children,
  } = props
  const router = useRouter()
  const [rail, setRail] = useState(initialRail)
  const [shown, setShown] = useState<"nothing" | "find" | "shortcuts">("nothing")
  useHotkeys({ "mod+k": () => setShown("find"), "?": () => setShown("shortcuts") })

  function foldRail() {
    const next = rail === "open" ? "folded" : "open"
    setRail(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = `rail=${next}; path=/; max-age=31536000; samesite=lax`
  }

  function goTo(item: PaletteItem) {
    setShown("nothing")
    const place = items.find((entry) => entry.href === item.id)
    if (place) router.push(place.href)
    else onFound?.(item)
  }

  const commands = {
    onFind: () => setShown("find"),
    onShortcuts: () => setShown("shortcuts"),
    onSignOut,
  }
  return (
    <div
      data-rail={rail}
      className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] wide:grid-cols-[52px_minmax(0,1fr)] wide:grid-rows-[minmax(0,1fr)] desk:data-[rail=open]:grid-cols-[168px_minmax(0,1fr)]"
    >
      <a
        href="#main"
        className="absolute start-2 -top-16 z-50 rounded-box border border-control bg-surface px-3 py-1.5 focus:top-2"
      >
        Skip to content
      </a>
      <Rail items={items} viewer={viewer} modelName={modelName} rail={rail} onFold={foldRail} {...commands} />
      <main id="main" tabIndex={-1} className="flex min-h-0 min-w-0 flex-col bg-surface outline-none">
        {children}
      </main>
      <BottomBar items={items} viewer={viewer} modelName={modelName} {...commands} />
      <CommandPalette
        open={shown === "find"}
        onOpenChange={(open) => setShown(open ? "find" : "nothing")}
        items={[...items.map(placeItem), ...found]}
        onSelect={goTo}
        onSearch={onSearch}
      />
      <ShortcutsDialog
        open={shown === "shortcuts"}
        onOpenChange={(open) => setShown(open ? "shortcuts" : "nothing")}
        groups={[frameShortcuts, ...shortcuts]}
      />
    </div>
  )
}

type AppFrameProps = {
  items: readonly FrameItem[]
  viewer: FrameViewer
  modelName: string
  initialRail?: RailState
  found: readonly PaletteItem[]
  onFound?: (item: PaletteItem) => void
  onSearch?: (typed: string) => void
  shortcuts: readonly ShortcutGroup[]
  onSignOut?: () => void
  children: ReactNode
}

const frameShortcuts: ShortcutGroup = {
  name: "Everywhere",
  shortcuts: [
    { keys: ["mod+k"], does: "Find" },
    { keys: ["?"], does: "Show these shortcuts" },
    { keys: ["Escape"], does: "Close what is on top" },
  ],
}

function placeItem(item: FrameItem): PaletteItem {
  return { id: item.href, group: "Go to", label: item.label, glyph: item.glyph }
}
