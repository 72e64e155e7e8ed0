// The frame's left rail, from 900 pixels up: places, Find, theme, who is signed in, which model is connected.
"use client"

import Link from "next/link"
import { usePathname } from "next/navigation"
import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"
import { Glyph, type GlyphName } from "@/components/ui/glyph"
import { Kbd } from "@/components/ui/kbd"
import { Menu, type MenuEntry } from "@/components/ui/menu"
import { WaitingCount } from "@/components/ui/tag"
import { type FrameCommands, type FrameItem, type FrameViewer, isAt, type RailState } from "./frame-item"
import { themes, useThemeChoice } from "./theme-switch"

export function Rail({ items, viewer, modelName, rail, onFold, onFind, onShortcuts, onSignOut }: RailProps) {
  const path = usePathname()
  const { choice, choose } = useThemeChoice()
  const themeEntries = themes.map(
    (theme): MenuEntry => ({
      kind: "action",
      id: theme.choice,
      label: theme.choice === choice ? `${theme.label} (chosen)` : theme.label,
      glyph: theme.glyph,
      onSelect: () => choose(theme.choice),
    }),
  )
  const viewerEntries: MenuEntry[] = [
    { kind: "heading", id: "who", label: `${viewer.name} · ${viewer.role}` },
    { kind: "action", id: "shortcuts", label: "Shortcuts", glyph: "keyboard", kbd: "?", onSelect: onShortcuts },
    ...(onSignOut
      ? [{ kind: "action", id: "leave", label: "Sign out", glyph: "leave", onSelect: onSignOut } as const]
      : []),
  ]
  return (
    <header className="flex min-h-0 flex-col border-e bg-canvas p-2 max-wide:hidden">
      <div className="mb-2 flex min-h-8 flex-col items-center justify-center gap-1 rail-open:flex-row rail-open:justify-start rail-open:gap-2 rail-open:ps-2">
        <Glyph name="readback" className="mx-auto size-4 text-accent rail-open:mx-0" />
        <span className={railWord}>Readback</span>
        <button
          type="button"
          onClick={onFold}
          aria-expanded={rail === "open"}
          aria-label={rail === "open" ? "Fold the rail" : "Unfold the rail"}
          className="hidden size-6 items-center justify-center rounded-tag text-ink-3 hover:bg-hover hover:text-ink desk:flex rail-open:ms-auto"
        >
          <Glyph name="rail" />
        </button>
      </div>
      <nav aria-label="Main" className="grid gap-px overflow-y-auto">
        {items.map((item) => (
          <Link
            key={item.href}
            href={item.href}
            title={item.label}
            aria-current={isAt(item.href, path) ? "page" : undefined}
            className={classNames(
              lineLook,
              "relative aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-ink",
            )}
          >
            <Glyph name={item.glyph} />
            <span className={railWord}>{item.label}</span>
            <WaitingCount
              count={item.count ?? 0}
              className="absolute -end-0.5 -top-1 rail-open:static rail-open:ms-auto"
            />
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-0.5">
        <RailButton glyph="find" label="Find" onClick={onFind}>
          <span aria-hidden="true" className="ms-auto hidden rail-open:inline">
            <Kbd keys="mod+k" />
          </span>
        </RailButton>
        <Menu
          label="Theme"
          align="start"
          side="top"
          entries={themeEntries}
          trigger={<RailButton glyph="theme" label="Theme" />}
        />
        <div className="mt-1 border-t pt-1">
          <Menu
            label="Signed in"
            align="start"
            side="top"
            entries={viewerEntries}
            trigger={
              <button
                type="button"
                title={`${viewer.name} · ${viewer.role}, ${modelName}`}
                className="flex min-h-8 w-full min-w-0 items-center justify-center gap-2 rounded-box px-2 py-1 text-start text-12 hover:bg-hover rail-open:justify-start"
              >
                <Glyph name="person" className="text-ink-2 rail-open:hidden" />
                <span className="sr-only min-w-0 rail-open:not-sr-only">
                  <span className="block truncate">
                    {viewer.name} · {viewer.role}
                  </span>
                  <span className="block truncate text-ink-3">
                    <span className="sr-only">Model connected: </span>
                    {modelName}
                  </span>
                </span>
              </button>
            }
          />
        </div>
      </div>
    </header>
  )
}

type RailProps = FrameCommands & {
  items: readonly FrameItem[]
  viewer: FrameViewer
  modelName: string
  rail: RailState
  onFold: () => void
}

type RailButtonProps = React.ComponentProps<"button"> & { glyph: GlyphName; label: string; children?: ReactNode }

function RailButton({ glyph, label, children, ...rest }: RailButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={lineLook}>
      <Glyph name={glyph} />
      <span className={railWord}>{label}</span>
      {children}
    </button>
  )
}

const lineLook =
  "flex h-[30px] w-full items-center justify-center gap-2 rounded-box px-2 text-ink-2 hover:bg-hover focus-visible:-outline-offset-2 rail-open:justify-start"
const railWord = "sr-only rail-open:not-sr-only"
