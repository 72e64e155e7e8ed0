// The cross that closes a dialog or a sheet. Stands last in it, so that opening leads the focus to the content.
import { Dialog } from "radix-ui"
import { Glyph } from "./glyph"

export function CloseButton() {
  return (
    <Dialog.Close
      aria-label="Close"
      className="absolute end-2.5 top-2.5 inline-flex size-7 items-center justify-center rounded-box text-ink-2 hover:bg-hover hover:text-ink max-wide:end-1.5 max-wide:top-1.5 max-wide:size-9"
    >
      <Glyph name="close" />
    </Dialog.Close>
  )
}
