// Reads and acts of conversations for the browser: the list, a conversation's tree, and what a person can make happen in it.
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query"
import { answerQuestion } from "@/lib/actions/answer-question"
import { interject } from "@/lib/actions/interject"
import { renameConversation } from "@/lib/actions/rename-conversation"
import { retryExchange } from "@/lib/actions/retry-exchange"
import { revokeInstruction } from "@/lib/actions/revoke-instruction"
import { sendMessage } from "@/lib/actions/send-message"
import { startConversation } from "@/lib/actions/start-conversation"
import { stopExchange } from "@/lib/actions/stop-exchange"
import { takeBackMessage } from "@/lib/actions/take-back-message"
import { ConversationList } from "@/lib/views/conversation-list"
import { TreeView } from "@/lib/views/tree-view"
import { keys } from "./keys"
import { ReadFailure, readJson } from "./read-json"

/** Acts for `useAct`. Each resolves to its outcome, refusals included. */
export const conversationActs = {
  answerQuestion,
  interject,
  renameConversation,
  retryExchange,
  revokeInstruction,
  sendMessage,
  startConversation,
  stopExchange,
  takeBackMessage,
}

/** Read again from time to time while the page is open: other people's conversations tell no feed of this page. */
export function conversationListQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: keys.conversationList(search),
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ search, ...(pageParam ? { before: pageParam } : {}) })
      return readJson(ConversationList, `/api/conversations?${query}`, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
    refetchInterval: 15_000,
  })
}

/** Kept up to date by the event stream; a page that opens it again reads it anew. */
export function treeQuery(conversation: string) {
  return queryOptions({
    queryKey: keys.tree(conversation),
    queryFn: ({ signal }) => readJson(TreeView, `/api/conversations/${encodeURIComponent(conversation)}`, signal),
    refetchOnWindowFocus: false,
    retry: (count, error) => count < 2 && !(error instanceof ReadFailure && error.status === 404),
  })
}

export function refreshConversations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.conversations })
}
