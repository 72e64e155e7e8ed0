// The frame's bottom bar, below 900 pixels: the first four places, and the rest behind More.
"use client"

import Link from "next/link"
import { usePathname, useRouter } from "next/navigation"
import { Glyph } from "@/components/ui/glyph"
import { Menu, type MenuEntry } from "@/components/ui/menu"
import { WaitingCount } from "@/components/ui/tag"
import { type FrameCommands, type FrameItem, type FrameViewer, isAt } from "./frame-item"
import { themes, useThemeChoice } from "./theme-switch"

export function BottomBar({ items, viewer, modelName, onFind, onShortcuts, onSignOut }: BottomBarProps) {
  const path = usePathname()
  const router = useRouter()
  const { choice, choose } = useThemeChoice()
  const entries: MenuEntry[] = [
    { kind: "heading", id: "who", label: `${viewer.name} · ${viewer.role} · ${modelName}` },
    ...items.slice(placesInBar).map(
      (item): MenuEntry => ({
        kind: "action",
        id: item.href,
        label: item.label,
        glyph: item.glyph,
        onSelect: () => router.push(item.href),
      }),
    ),
    { kind: "action", id: "find", label: "Find", glyph: "find", onSelect: onFind },
    { kind: "action", id: "shortcuts", label: "Shortcuts", glyph: "keyboard", onSelect: onShortcuts },
    { kind: "divider", id: "themes" },
    ...themes.map(
      (theme): MenuEntry => ({
        kind: "action",
        id: theme.choice,
        label: theme.choice === choice ? `${theme.label} theme (chosen)` : `${theme.label} theme`,
        glyph: theme.glyph,
        onSelect: () => choose(theme.choice),
      }),
    ),
    ...(onSignOut
      ? [
          { kind: "divider", id: "leaving" } as const,
          { kind: "action", id: "leave", label: "Sign out", glyph: "leave", onSelect: onSignOut } as const,
        ]
      : []),
  ]
  return (
    <nav
      aria-label="Main"
      className="flex border-t bg-canvas pb-[env(safe-area-inset-bottom)] wide:hidden *:flex-1 *:first:flex-[1.4]"
    >
      {items.slice(0, placesInBar).map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={isAt(item.href, path) ? "page" : undefined}
          className={placeLook}
        >
          <Glyph name={item.glyph} className="size-[18px]" />
          {item.label}
          <WaitingCount count={item.count ?? 0} className="absolute start-[52%] top-1" />
        </Link>
      ))}
      <Menu
        label="More"
        side="top"
        entries={entries}
        trigger={
          <button type="button" className={placeLook}>
            <Glyph name="more" className="size-[18px]" />
            More
          </button>
        }
      />
    </nav>
  )
}

type BottomBarProps = FrameCommands & { items: readonly FrameItem[]; viewer: FrameViewer; modelName: string }

const placesInBar = 4
const placeLook =
  "relative flex h-14 flex-col items-center justify-center gap-0.5 text-12 text-ink-2 focus-visible:-outline-offset-2 aria-[current]:text-accent"
