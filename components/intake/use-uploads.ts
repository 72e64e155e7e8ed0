// Carries chosen files to the server, two at a time, each on its own: one that fails holds up and loses no other.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useReducer, useRef } from "react"
import { keys } from "@/lib/queries/keys"
import { newMutationId } from "@/lib/queries/mutation-id"
import { isNotSignedIn, notSignedInSentence } from "@/lib/queries/not-signed-in"
import { sendFiling, sendUpload, UploadBroken } from "@/lib/queries/uploads"
import {
  largestUpload,
  type ReceivedUpload,
  type RefusedUpload,
  tooLargeSentence,
  type UploadUse,
} from "@/lib/views/upload"
import { type FilingResult, foldUploads, type Upload, type UploadState, type UseChoice, usesOf } from "./upload-state"

/** Where files go: into a bid or conversation, or into the company's records. */
export type UploadPlace = {
  ledger: string
  is: "bid" | "conversation" | "company"
  /** What this viewer may file as. Without records, every file is a document. */
  records: "may change" | "may not change"
}

/** A document that was added, as a message may attach it. */
export type AddedFile = { document: string; name: string }

export type Uploads = {
  uploads: readonly Upload[]
  add(files: readonly File[]): void
  choose(upload: Upload, choice: UseChoice): void
  /** Files it under what was chosen. */
  file(upload: Upload): void
  /** Begins anew; nothing is filed twice. */
  retry(upload: Upload): void
  /** Takes it off the list; what is not filed yet never will be. */
  remove(upload: Upload): void
}

export function useUploads(place: UploadPlace, onDocument: (added: AddedFile) => void = () => undefined): Uploads {
  const client = useQueryClient()
  const [uploads, tell] = useReducer(foldUploads, [])
  const lanes = useRef<Promise<void>[]>([Promise.resolve(), Promise.resolve()])
  const turns = useRef(0)
  const stops = useRef(new Map<string, AbortController>())
  const mutations = useRef(new Map<string, string>())

  function start(upload: Pick<Upload, "id" | "file">) {
    const lane = turns.current++ % lanes.current.length
    const stop = new AbortController()
    stops.current.set(upload.id, stop)
    const before = lanes.current[lane] ?? Promise.resolve()
    lanes.current[lane] = before.then(() => carry(upload, stop.signal))
  }

  async function carry({ id, file }: Pick<Upload, "id" | "file">, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    if (file.size > largestUpload) {
      return tell({ happens: "moved", id, state: { is: "refused", sentence: tooLargeSentence, again: "is no use" } })
    }
    try {
      const onStage = (stage: Parameters<Parameters<typeof sendUpload>[0]["onStage"]>[0]) =>
        tell({ happens: "progressed", id, stage })
      const sent = await sendUpload({ file, ledger: place.ledger, signal, onStage })
      if (sent.outcome === "refused") {
        return tell({ happens: "moved", id, state: refusedState(sent) })
      }
      await received(id, sent)
    } catch (error) {
      if (!(error instanceof UploadBroken)) throw error
      tell({ happens: "moved", id, state: { is: "broken" } })
    }
  }

  async function received(id: string, upload: ReceivedUpload): Promise<void> {
    const choice = usualChoice(place, upload)
    const isPlain = place.is !== "company" && (choice === "document" || place.records === "may not change")
    if (!isPlain) return tell({ happens: "moved", id, state: { is: "asking", received: upload, choice } })
    await fileUnder(id, upload, "document")
  }

  async function fileUnder(id: string, upload: ReceivedUpload, choice: UseChoice): Promise<void> {
    tell({ happens: "moved", id, state: { is: "filing", received: upload, choice } })
    const results: FilingResult[] = []
    for (const use of usesOf(choice)) {
      const outcome = await answered(() =>
        sendFiling({ mutationId: mutationOf(id, use), ledger: place.ledger, upload: upload.upload, use }),
      )
      if (outcome === "no answer") return tell({ happens: "moved", id, state: { is: "broken" } })
      if (outcome === "signed out") return tell({ happens: "moved", id, state: signedOut })
      results.push({ use, outcome })
      if (outcome.done && "document" in outcome) onDocument({ document: outcome.document, name: outcome.name })
    }
    tell({ happens: "moved", id, state: { is: "settled", results } })
    for (const queryKey of [keys.bids, keys.inbox, keys.company]) void client.invalidateQueries({ queryKey })
  }

  /** One file and use, one mutation, however often it is tried. */
  function mutationOf(id: string, use: UploadUse): string {
    const name = `${id} ${use}`
    const known = mutations.current.get(name) ?? newMutationId()
    mutations.current.set(name, known)
    return known
  }

  return {
    uploads,
    add(files) {
      const chosen = files.map((file) => ({ id: newMutationId(), file }))
      tell({ happens: "chosen", uploads: chosen })
      for (const upload of chosen) start(upload)
    },
    choose({ id, state }, choice) {
      if (state.is === "asking") tell({ happens: "moved", id, state: { ...state, choice } })
    },
    file({ id, state }) {
      if (state.is === "asking") void fileUnder(id, state.received, state.choice)
    },
    retry(upload) {
      tell({ happens: "moved", id: upload.id, state: { is: "waiting" } })
      start(upload)
    },
    remove({ id }) {
      stops.current.get(id)?.abort()
      tell({ happens: "removed", id })
    },
  }
}

const signedOut: UploadState = { is: "refused", sentence: notSignedInSentence, again: "may help" }

/** Only what failed on the server's side, or for want of a sign-in, can go otherwise with the same file. */
function refusedState({ reason, sentence }: RefusedUpload): UploadState {
  const mayHelp = reason === "failed" || reason === "not signed in"
  return { is: "refused", sentence, again: mayHelp ? "may help" : "is no use" }
}

/** What the content says it is; the company page takes no documents. */
function usualChoice({ is }: UploadPlace, { guess }: ReceivedUpload): UseChoice {
  return is === "company" && guess.kind === "document" ? "messages" : guess.kind
}

async function answered<Outcome>(send: () => Promise<Outcome>): Promise<Outcome | "no answer" | "signed out"> {
  try {
    return await send()
  } catch (error) {
    if (isNotSignedIn(error)) return "signed out"
    console.warn("Filing got no answer:", error)
    return "no answer"
  }
}
