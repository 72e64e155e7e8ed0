// Gives the conversation another name. The old one stands until the server took the new one.
"use client"

import { useQueryClient } from "@tanstack/react-query"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { conversationActs, refreshConversations } from "@/lib/queries/conversations"
import { useKeptChange } from "@/lib/queries/kept-text"
import { useAct } from "@/lib/queries/use-act"
import type { TreeView } from "@/lib/views/tree-view"

type RenameProps = { tree: TreeView; open: boolean; onClose: () => void }

export function RenameDialog({ tree, open, onClose }: RenameProps) {
  const client = useQueryClient()
  const [title, setTitle] = useKeptChange(`rename:${tree.conversation}`, tree.title)
  const close = () => {
    setTitle(null)
    onClose()
  }
  const rename = useAct(conversationActs.renameConversation, {
    onOutcome: (outcome) => {
      if (!outcome.done) return
      close()
      return refreshConversations(client)
    },
  })
  const submit = () => rename.run({ conversation: tree.conversation, title })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Rename the conversation"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" busy={rename.isActing} disabled={title.trim() === ""} onClick={submit}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Name" error={rename.outcome && !rename.outcome.done ? rename.outcome.sentence : null}>
          {(control) => (
            <Input {...control} value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
      </form>
      <FailureNote failure={rename.failure} happened="The server gave no answer." kept="The old name stands." />
    </Dialog>
  )
}
