// Where short notices appear after an action. A toast is never the only record of what happened.
"use client"

import { useTheme } from "next-themes"
import { Toaster as Sonner, toast } from "sonner"
import { Glyph } from "./glyph"

/** Stands once around the app; `notify` and `notifyFailure` speak through it. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      // At the top: the bottom of every screen is where one writes and decides, and a notice may cover neither.
      position="top-center"
      icons={{
        close: <Glyph name="close" />,
        success: <Glyph name="check" className="text-verified" />,
        error: <Glyph name="cross" className="text-conflict" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-[356px] max-w-full items-center gap-2 rounded-box border border-line-2 bg-surface px-3 py-2 text-13 text-ink shadow-float font-sans",
          content: "min-w-0 flex-1",
          title: "text-13",
          description: "text-12 text-ink-2",
          // The library's own style for this button stands outside every layer, so these must insist.
          closeButton:
            "order-last! static! ms-1! flex! size-6! shrink-0! transform-none! items-center! justify-center! rounded-tag! border-0! bg-transparent! text-ink-2! hover:bg-hover!",
          actionButton: "shrink-0 rounded-tag px-2 py-1 text-13 font-medium text-accent hover:bg-hover",
        },
      }}
    />
  )
}

/** Says that the server confirmed something; `action` offers one way back, such as to the item just decided. */
export function notify({ title, detail, action }: Notice) {
  toast.success(title, {
    description: detail,
    action: action ? { label: action.label, onClick: action.onPress } : undefined,
  })
}

/** Says what went wrong, what was kept, and stays until dismissed. */
export function notifyFailure({ title, detail, action }: Notice) {
  toast.error(title, {
    description: detail,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    action: action ? { label: action.label, onClick: action.onPress } : undefined,
  })
}

type Notice = { title: string; detail?: string; action?: { label: string; onPress: () => void } }
