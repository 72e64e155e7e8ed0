// The frame with its data: what waits, kept live, what Find finds, signing out. Shows no page of its own.
"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { usePathname, useRouter } from "next/navigation"
import { type ReactNode, useEffect, useState } from "react"
import { notifyFailure } from "@/components/ui/toaster"
import { findQuery, waitingQuery } from "@/lib/queries/frame"
import { keys } from "@/lib/queries/keys"
import { signOut } from "@/lib/queries/sign-in"
import { useLiveFeeds } from "@/lib/queries/use-live-feeds"
import type { FoundView, WaitingView } from "@/lib/views/find-view"
import { bidHref, conversationHref } from "@/lib/views/ledger-links"
import { AppFrame } from "./app-frame"
import type { PaletteItem } from "./command-palette"
import type { FrameItem, FrameViewer, RailState } from "./frame-item"

export function ConsoleFrame({ viewer, modelName, rail, waiting, children }: ConsoleFrameProps) {
  const router = useRouter()
  const client = useQueryClient()
  const [typed, setTyped] = useState("")
  const { data } = useQuery({ ...waitingQuery, initialData: waiting })
  const { data: found } = useQuery({ ...findQuery(typed), enabled: typed.trim() !== "" })
  useCountInTitle(data.count)
  useLiveFeeds({ inbox: waiting.position }, () => {
    void client.invalidateQueries({ queryKey: keys.inbox })
    void client.invalidateQueries({ queryKey: keys.conversations })
  })

  async function leave() {
    if (await signOut()) window.location.assign("/sign-in")
    else notifyFailure({ title: "Not signed out: the server was not reached.", detail: "Try again in a moment." })
  }

  const items: FrameItem[] = [
    { href: "/conversations", label: "Conversations", glyph: "conversations" },
    { href: "/inbox", label: "Inbox", glyph: "inbox", count: data.count },
    { href: "/bids", label: "Bids", glyph: "bids" },
    { href: "/settings", label: "Settings", glyph: "settings" },
  ]
  return (
    <AppFrame
      items={items}
      viewer={viewer}
      modelName={modelName}
      initialRail={rail}
      found={(found?.found ?? []).map(paletteItem)}
      onFound={(item) => router.push(item.id)}
      onSearch={setTyped}
      shortcuts={shortcuts}
      onSignOut={() => void leave()}
    >
      {children}
    </AppFrame>
  )
}

type ConsoleFrameProps = {
  viewer: FrameViewer
  modelName: string
  rail: RailState
  waiting: WaitingView
  children: ReactNode
}

const shortcuts = [
  {
    name: "Inbox",
    shortcuts: [
      { keys: ["J", "K"], does: "Next and previous item" },
      { keys: ["Enter"], does: "Open the item" },
      { keys: ["A"], does: "Approve, confirm, decide or answer" },
      { keys: ["E"], does: "Amend, or set another order or value" },
      { keys: ["R"], does: "Send back or reject" },
      { keys: ["U"], does: "Back to the list" },
      { keys: ["Alt", "ArrowUp", "ArrowDown"], does: "Move a document in an order" },
    ],
  },
  {
    name: "Conversation",
    shortcuts: [
      { keys: ["Enter"], does: "Send" },
      { keys: ["Shift", "Enter"], does: "New line" },
      { keys: ["Escape"], does: "Stop what runs" },
    ],
  },
]

/** Found things carry their address as id. */
function paletteItem({ kind, id, name, detail }: FoundView["found"][number]): PaletteItem {
  return kind === "bid"
    ? { id: bidHref(id), group: "Bids", label: name, detail, glyph: "bids" }
    : { id: conversationHref(id), group: "Conversations", label: name, detail, glyph: "conversations" }
}

/** Pages set their own titles, also after they were shown; the count is put before whichever stands. */
function useCountInTitle(count: number) {
  const path = usePathname()
  // The outside system is the document's title. A new path brings a new title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says when the title may have changed.
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(/^\(\d+\) /, "")
      const title = count === 0 ? bare : `(${count}) ${bare}`
      if (document.title !== title) document.title = title
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count, path])
}
