// Asks once more before something that cannot be taken back. Nothing happens until its action is pressed.
"use client"

import { AlertDialog } from "radix-ui"
import type { ReactNode } from "react"
import { Button } from "./button"

/** `action` is the word for doing it, the same word as on the button that led here. Focus starts on `keep`. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  action,
  keep = "Cancel",
  onConfirm,
}: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <AlertDialog.Content className="fixed start-1/2 top-1/2 z-40 grid w-[calc(100vw-24px)] max-w-[440px] -translate-1/2 gap-3 rounded-box border border-line-2 bg-surface px-4 py-3 shadow-float rtl:translate-x-1/2">
          <AlertDialog.Title className="text-14 font-strong">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="text-13 text-ink-2">{children}</div>
          </AlertDialog.Description>
          <footer className="flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{keep}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look={action.look} onClick={onConfirm}>
                {action.label}
              </Button>
            </AlertDialog.Action>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type ConfirmProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  action: { label: string; look: "primary" | "danger" }
  keep?: string
  onConfirm: () => void
}
