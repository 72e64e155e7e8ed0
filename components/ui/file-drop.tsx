// Takes files by drop, paste or picker and hands them on. Reads no file and judges no type.
"use client"

import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from "react"
import { Button } from "./button"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"

/** A visible place for files. `hint` says what is welcome and how large; `accept` only steers the picker. */
export function FileDrop({ label, hint, accept, onFiles, busy, className }: FileDropProps) {
  const hintId = useId()
  return (
    <FileDropZone label={label} onFiles={onFiles} className={className}>
      <div className="grid justify-items-center gap-1 rounded-box border border-dashed border-control px-4 py-6 text-center">
        <Glyph name="upload" className="size-5 text-ink-3" />
        <p className="text-14 font-medium">{label}</p>
        <p id={hintId} className="text-12 text-ink-3">
          {hint}
        </p>
        <FilePicker accept={accept} onFiles={onFiles}>
          {(open) => (
            <Button className="mt-1" busy={busy} aria-describedby={hintId} onClick={open}>
              Choose files
            </Button>
          )}
        </FilePicker>
      </div>
    </FileDropZone>
  )
}

/** Makes whatever stands inside take dropped and pasted files; pasted text is left alone. */
export function FileDropZone({ label, onFiles, className, children }: FileDropZoneProps) {
  // Entering a child leaves the parent, so depth is counted instead of a flag.
  const [depth, setDepth] = useState(0)

  function drop(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setDepth(0)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the picker is everybody's.
    <div
      onDragEnter={(event) => carriesFiles(event) && setDepth(depth + 1)}
      onDragLeave={(event) => carriesFiles(event) && setDepth(Math.max(0, depth - 1))}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
      className={classNames("relative min-w-0", className)}
    >
      {children}
      {depth > 0 ? (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 z-20 flex items-center justify-center gap-2 rounded-box border-2 border-dashed border-accent bg-running-wash text-14 font-medium text-accent"
        >
          <Glyph name="upload" />
          {label}
        </div>
      ) : null}
    </div>
  )
}

/** Draws its own control through `children` and opens the system's picker from it. */
export function FilePicker({ accept, onFiles, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be chosen again after it was taken away.
          event.currentTarget.value = ""
          if (files.length > 0) onFiles(files)
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}

type TakeFiles = (files: File[]) => void
type FileDropProps = {
  label: string
  hint: ReactNode
  accept?: string
  onFiles: TakeFiles
  busy?: boolean
  className?: string
}
type FileDropZoneProps = { label: string; onFiles: TakeFiles; className?: string; children: ReactNode }
type FilePickerProps = { accept?: string; onFiles: TakeFiles; children: (open: () => void) => ReactNode }

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files")
}
