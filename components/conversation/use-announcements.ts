// What is said aloud of a conversation: a finished turn, a new question, an answer. Once each, and never a token.
"use client"

import { useState } from "react"
import type { Announcement } from "@/components/ui/live-region"
import type { LiveEvent } from "@/lib/queries/live-stream"

type Announcements = { list: readonly Announcement[]; hear(told: LiveEvent): void }

export function useAnnouncements(conversation: string): Announcements {
  const [list, setList] = useState<readonly Announcement[]>([])
  return {
    list,
    hear(told) {
      const announcement = announcementOf(conversation, told)
      if (!announcement) return
      setList((said) => (said.some(({ id }) => id === announcement.id) ? said : [...said.slice(-20), announcement]))
    },
  }
}

function announcementOf(conversation: string, told: LiveEvent): Announcement | null {
  if (told.kind === "partial") return null
  const { event } = told
  if (event.view === "question") {
    const { id, state, text, answeredBy } = event.question
    if (state === "open") return { id: `${id}:open`, text: `New question: ${text}` }
    if (state === "answered")
      return { id: `${id}:answered`, text: `${answeredBy?.name ?? "Somebody"} answered: ${text}` }
    return { id: `${id}:withdrawn`, text: `No longer needed: ${text}` }
  }
  if (event.view !== "log" || event.exchange !== conversation) return null
  const { sequence, change } = event.event
  if (change.change === "decision accepted")
    return { id: `${conversation}:${sequence}`, text: `Decided: ${change.decision}` }
  if (change.change !== "settled") return null
  const text =
    change.reason === "finished" ? "The agent finished its turn." : `The agent's turn ended: ${change.reason}.`
  return { id: `${conversation}:${sequence}`, text }
}
