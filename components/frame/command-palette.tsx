// Finds anything with a name and goes there or does it. What there is to find comes in as props; it searches only these.
"use client"

import { Command } from "cmdk"
import { Dialog } from "radix-ui"
import { Glyph, type GlyphName } from "@/components/ui/glyph"
import { Kbd } from "@/components/ui/kbd"

/** `onSearch` hears what is typed, for callers that fetch more items; the given items are filtered here. */
export function CommandPalette({ open, onOpenChange, items, onSelect, onSearch }: CommandPaletteProps) {
  const groups = [...new Set(items.map((item) => item.group))]
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed start-1/2 top-[12dvh] z-40 w-[calc(100vw-24px)] max-w-[560px] -translate-x-1/2 overflow-hidden rounded-box border border-line-2 bg-surface shadow-float rtl:translate-x-1/2"
        >
          <Dialog.Title className="sr-only">Find</Dialog.Title>
          <Command label="Find" loop>
            <div className="flex items-center gap-2 border-b px-3">
              <Glyph name="find" className="text-ink-3" />
              <Command.Input
                placeholder="Find a conversation, a bid, a document, an action"
                onValueChange={onSearch}
                className="h-11 min-w-0 flex-1 bg-transparent text-14 outline-none max-wide:text-16"
              />
              <Kbd keys="Escape" />
            </div>
            <Command.List label="Found" className="max-h-[min(420px,60dvh)] overflow-auto p-1">
              <Command.Empty className="px-3 py-6 text-center text-13 text-ink-2">
                Nothing by that name. Try fewer letters.
              </Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group}
                  heading={group}
                  className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-3"
                >
                  {items
                    .filter((item) => item.group === group)
                    .map((item) => (
                      <PaletteLine key={item.id} item={item} onSelect={onSelect} />
                    ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** `words` are further words it is found by; `detail` stands at the end of its line. */
export type PaletteItem = {
  id: string
  group: string
  label: string
  detail?: string
  glyph?: GlyphName
  words?: readonly string[]
  kbd?: string
}

type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly PaletteItem[]
  onSelect: (item: PaletteItem) => void
  onSearch?: (typed: string) => void
}

function PaletteLine({ item, onSelect }: { item: PaletteItem; onSelect: (item: PaletteItem) => void }) {
  return (
    <Command.Item
      value={item.id}
      keywords={[item.label, ...(item.words ?? [])]}
      onSelect={() => onSelect(item)}
      className="flex min-h-8 cursor-pointer items-center gap-2 rounded-tag px-2 data-[selected=true]:bg-selected max-wide:min-h-10"
    >
      <Glyph name={item.glyph ?? "right"} className="text-ink-3" />
      <span dir="auto" className="min-w-0 truncate">
        {item.label}
      </span>
      {item.detail ? <span className="ms-auto truncate text-12 text-ink-3">{item.detail}</span> : null}
      {item.kbd ? <Kbd keys={item.kbd} className={item.detail ? undefined : "ms-auto"} /> : null}
    </Command.Item>
  )
}
