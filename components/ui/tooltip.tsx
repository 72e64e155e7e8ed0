// A few words about the control under the pointer or the focus. Never the only place where something is said.
"use client"

import { Tooltip as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { Kbd } from "./kbd"

export function Tooltip({ text, kbd, side = "top", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-72 items-center gap-2 rounded-box border border-line-2 bg-surface px-2 py-1 text-12 text-ink shadow-float"
        >
          {text}
          {kbd ? <Kbd keys={kbd} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Stands once around the app, so that moving between controls shows the next tooltip at once. */
export const TooltipProvider = Radix.Provider

type TooltipProps = { text: string; kbd?: string; side?: "top" | "right" | "bottom" | "left"; children: ReactNode }
