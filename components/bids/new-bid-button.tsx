// The button that starts a bid, with its dialog. Makes nothing by itself.
"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { NewBidDialog } from "./new-bid-dialog"

export function NewBidButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" glyph="plus" onClick={() => setOpen(true)}>
        New bid
      </Button>
      {isOpen ? <NewBidDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
