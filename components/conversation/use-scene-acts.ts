// What a person can make happen at any line of a conversation: stop, try again, undo an instruction. Says each refusal as a notice.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { notify, notifyFailure } from "@/components/ui/toaster"
import { conversationActs } from "@/lib/queries/conversations"
import { keys } from "@/lib/queries/keys"
import { isNotSignedIn, notSignedInSentence, signInHref } from "@/lib/queries/not-signed-in"
import { useAct } from "@/lib/queries/use-act"
import type { TreeView } from "@/lib/views/tree-view"
import type { Scene } from "./scene"

type SceneActs = {
  scene: Pick<Scene, "stop" | "retry" | "undoInstruction">
  isStopping: boolean
}

export function useSceneActs({ conversation }: TreeView): SceneActs {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: keys.tree(conversation) })
  const told = (done: string) => (outcome: { done: true } | { done: false; sentence: string }) => {
    if (outcome.done) notify({ title: done })
    else notifyFailure({ title: outcome.sentence })
    return readAgain()
  }
  const stop = useAct(conversationActs.stopExchange, { onOutcome: told("Stop asked for") })
  const retry = useAct(conversationActs.retryExchange, { onOutcome: told("It tries again") })
  const undo = useAct(conversationActs.revokeInstruction, { onOutcome: told("Instruction undone") })
  return {
    scene: {
      stop: (exchange) => unanswered(stop.act({ exchange })),
      retry: (exchange) => unanswered(retry.act({ exchange })),
      undoInstruction: (instruction) => unanswered(undo.act({ exchange: conversation, instruction })),
    },
    isStopping: stop.isActing,
  }
}

function unanswered(acting: Promise<unknown>): void {
  acting.catch((failure: unknown) => {
    if (isNotSignedIn(failure)) return notifyFailure({ title: notSignedInSentence, action: signIn })
    return notifyFailure({
      title: "The server gave no answer.",
      detail: "Whether it was done is unknown. Trying again is safe.",
    })
  })
}

const signIn = {
  label: "Sign in",
  onPress: () => window.location.assign(signInHref(window.location.pathname + window.location.search)),
}
