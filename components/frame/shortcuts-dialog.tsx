// Lists the keys that do something here. Binds none of them.
"use client"

import { Dialog } from "@/components/ui/dialog"
import { Kbd } from "@/components/ui/kbd"

export function ShortcutsDialog({ open, onOpenChange, groups }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Shortcuts">
      <div className="grid gap-4 pb-3">
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className="mb-1 text-12 text-ink-3">{group.name}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.does} className="flex min-h-8 items-center gap-3 border-t">
                  <dt className="flex-1">{shortcut.does}</dt>
                  <dd className="flex gap-1">
                    {shortcut.keys.map((keys) => (
                      <Kbd key={keys} keys={keys} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** `keys` are alternatives or a pair ("J", "K"); `does` says what they do. */
export type ShortcutGroup = { name: string; shortcuts: readonly { keys: readonly string[]; does: string }[] }
type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; groups: readonly ShortcutGroup[] }
