// The list of conversations with nothing opened beside it. Holds no data of its own.
"use client"

import { EmptyState } from "@/components/ui/empty-state"
import { ConversationListColumn } from "./conversation-list-column"

export function ConversationsScreen() {
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-h-0 border-e bg-canvas max-wide:flex-1 max-wide:border-0 max-wide:bg-surface wide:w-[280px]">
        <ConversationListColumn openId={null} rank={1} />
      </div>
      <div className="flex flex-1 items-center max-wide:hidden">
        <EmptyState glyph="conversations" title="Open a conversation, or start one">
          What agents do for you, and what they need from you, stands in its log.
        </EmptyState>
      </div>
    </div>
  )
}
