// Files that go with the message being written: each is sent at once, and shown until the message took it along.
"use client"

import { useState } from "react"
import { Glyph } from "@/components/ui/glyph"
import { IconButton } from "@/components/ui/icon-button"
import { attachFile } from "@/lib/queries/attach-file"

type Attached = { id: number; name: string } & (
  | { state: "sending" }
  | { state: "there"; document: string }
  | { state: "refused"; sentence: string }
)

export type Attachments = {
  files: readonly Attached[]
  documents: readonly { document: string; name: string }[]
  isSending: boolean
  add(files: File[]): void
  remove(id: number): void
  clear(): void
}

export function useAttachments(ledger: string): Attachments {
  const [files, setFiles] = useState<Attached[]>([])

  async function sendOne(file: File, id: number) {
    const outcome = await attachFile(ledger, file)
    const state = outcome.done
      ? ({ state: "there", document: outcome.document } as const)
      : ({ state: "refused", sentence: outcome.sentence } as const)
    setFiles((all) => all.map((each) => (each.id === id ? { id, name: file.name, ...state } : each)))
  }

  return {
    files,
    documents: files.flatMap((file) => (file.state === "there" ? [{ document: file.document, name: file.name }] : [])),
    isSending: files.some(({ state }) => state === "sending"),
    add(chosen) {
      const next = Math.max(0, ...files.map(({ id }) => id)) + 1
      setFiles([...files, ...chosen.map(({ name }, index) => ({ id: next + index, name, state: "sending" as const }))])
      for (const [index, file] of chosen.entries()) void sendOne(file, next + index)
    },
    remove: (id) => setFiles((all) => all.filter((each) => each.id !== id)),
    clear: () => setFiles([]),
  }
}

export function AttachedFiles({ attachments }: { attachments: Attachments }) {
  if (attachments.files.length === 0) return null
  return (
    <ul aria-label="Attached files" className="grid gap-1">
      {attachments.files.map((file) => (
        <li key={file.id} className="flex items-center gap-2 text-13">
          <Glyph
            name={file.state === "sending" ? "run" : file.state === "there" ? "document" : "cross"}
            className={file.state === "refused" ? "text-conflict" : undefined}
          />
          <span dir="auto" title={file.name} className="max-w-[45%] shrink-0 truncate">
            {file.name}
          </span>
          <span className="min-w-0 text-12 text-ink-3">
            {file.state === "sending" ? "being read" : file.state === "refused" ? file.sentence : ""}
          </span>
          <IconButton
            glyph="close"
            label={`Leave out ${file.name}`}
            className="ms-auto size-6"
            onClick={() => attachments.remove(file.id)}
          />
        </li>
      ))}
    </ul>
  )
}
