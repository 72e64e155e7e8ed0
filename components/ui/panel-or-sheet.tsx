// Lays a side panel beside the main column where there is room, and over it as a sheet where there is not.
"use client"

import type { ReactNode } from "react"
import { ResizablePanels } from "./resizable-panels"
import { Sheet } from "./sheet"
import { useWide } from "./use-wide"

/** From 900 pixels `panel` decides whether the panel stands ("shown") or is folded away; below it `sheet` decides. */
export function PanelOrSheet({ main, side, title, panel, sheet, onSheetChange, ...sizes }: PanelOrSheetProps) {
  const isWide = useWide()
  if (isWide && panel === "shown")
    return <ResizablePanels main={main} side={side} label={`Width of ${title}`} {...sizes} />
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {main}
      {isWide ? null : (
        <Sheet open={sheet === "open"} onOpenChange={(open) => onSheetChange(open ? "open" : "closed")} title={title}>
          {side}
        </Sheet>
      )}
    </div>
  )
}

type PanelOrSheetProps = {
  main: ReactNode
  side: ReactNode
  title: string
  panel: "shown" | "folded"
  sheet: "open" | "closed"
  onSheetChange: (sheet: "open" | "closed") => void
  initialWidth: number
  minWidth: number
  maxWidth: number
  onResized?: (width: number) => void
}
