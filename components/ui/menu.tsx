// A list of actions behind one control. Each entry says what it does and, where it is refused, why.
"use client"

import { DropdownMenu } from "radix-ui"
import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"
import { Kbd } from "./kbd"

export function Menu({ trigger, label, entries, align = "end", side }: MenuProps) {
  return (
    // Not modal: the page behind keeps its names for those who listen.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 overflow-auto rounded-box border border-line-2 bg-surface p-1 shadow-float"
        >
          {entries.map((entry) => (
            <MenuLine key={entry.id} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export type MenuEntry =
  | {
      kind: "action"
      id: string
      label: string
      glyph?: GlyphName
      kbd?: string
      onSelect: () => void
      tone?: "danger"
    }
  | { kind: "refused"; id: string; label: string; glyph?: GlyphName; reason: string }
  | { kind: "heading"; id: string; label: ReactNode }
  | { kind: "divider"; id: string }

type MenuProps = {
  trigger: ReactNode
  label: string
  entries: readonly MenuEntry[]
  align?: "start" | "center" | "end"
  side?: "top" | "bottom"
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case "divider":
      return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />
    case "heading":
      return <DropdownMenu.Label className="px-2 py-1 text-12 text-ink-3">{entry.label}</DropdownMenu.Label>
    case "refused":
      return (
        <DropdownMenu.Item disabled className={lineLook}>
          {entry.glyph ? <Glyph name={entry.glyph} /> : null}
          <span className="text-ink-3">
            {entry.label}
            <span className="block text-12">{entry.reason}</span>
          </span>
        </DropdownMenu.Item>
      )
    case "action":
      return (
        <DropdownMenu.Item
          onSelect={entry.onSelect}
          className={classNames(lineLook, "text-ink", entry.tone === "danger" && "text-conflict")}
        >
          {entry.glyph ? <Glyph name={entry.glyph} className={entry.tone ? undefined : "text-ink-3"} /> : null}
          <span className="flex-1">{entry.label}</span>
          {entry.kbd ? <Kbd keys={entry.kbd} /> : null}
        </DropdownMenu.Item>
      )
  }
}

const lineLook =
  "flex min-h-7 select-none items-center gap-2 rounded-tag px-2 py-1 text-13 text-ink-3 outline-none data-[highlighted]:bg-hover max-wide:min-h-10"
