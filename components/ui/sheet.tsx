// A panel that slides over the page: from below on small screens, from the side when asked. Keeps focus inside.
"use client"

import { Dialog as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { CloseButton } from "./close-button"

export function Sheet({ open, onOpenChange, title, from = "bottom", children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusPanel}
          className={classNames(
            "fixed z-40 outline-none flex min-h-0 flex-col border-line-2 bg-surface shadow-float",
            from === "bottom" && "inset-x-0 bottom-0 h-[85dvh] rounded-t-box border-t pb-[env(safe-area-inset-bottom)]",
            from === "side" && "inset-y-0 end-0 w-[min(480px,100vw)] border-s",
          )}
        >
          <header className="flex h-12 shrink-0 items-center gap-2 border-b ps-4 pe-12">
            <Radix.Title className="min-w-0 flex-1 truncate text-14 font-strong">{title}</Radix.Title>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-auto">{children}</div>
          <CloseButton />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  from?: "bottom" | "side"
  children: ReactNode
}

// The panel itself takes the focus, so that opening it shows no tooltip of its first control.
function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
