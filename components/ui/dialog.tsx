// Asks for attention before anything else goes on. Keeps focus inside and gives it back on closing.
"use client"

import { Dialog as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { CloseButton } from "./close-button"

/** `footer` holds the actions, the main one last. Esc and a press outside close it through `onOpenChange`. */
export function Dialog({ open, onOpenChange, title, description, footer, width = "usual", children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "fixed start-1/2 top-1/2 z-40 flex max-h-[85dvh] w-[calc(100vw-24px)] -translate-1/2 flex-col overflow-hidden rounded-box border border-line-2 bg-surface shadow-float rtl:translate-x-1/2",
            width === "usual" ? "max-w-[480px]" : "max-w-[760px]",
          )}
        >
          <header className="px-4 pt-3 pe-12 pb-1">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-14 font-strong">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-0.5 text-13 text-ink-2">{description}</Radix.Description>
              ) : null}
            </div>
          </header>
          <div className="min-h-0 overflow-auto px-4 py-2">{children}</div>
          {footer ? <footer className="flex flex-wrap justify-end gap-2 px-4 pt-1 pb-3">{footer}</footer> : null}
          <CloseButton />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  width?: "usual" | "wide"
  children?: ReactNode
}
