// Something small beside the control that opened it. For lists of actions a menu fits better.
"use client"

import { Popover as Radix } from "radix-ui"
import type { ReactNode } from "react"

export function Popover({ trigger, label, align = "start", open, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[min(360px,calc(100vw-16px))] overflow-auto rounded-box border border-line-2 bg-surface p-3 text-13 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type PopoverProps = {
  trigger: ReactNode
  label: string
  align?: "start" | "center" | "end"
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}
