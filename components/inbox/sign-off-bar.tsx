// The three answers to what waits for a sign-off, always in this place and order. Does nothing by itself.
import { Button } from "@/components/ui/button"
import { Bar } from "./item-layout"

/** `blocked`: Approve is not possible yet; the words say why. */
export function SignOffBar({
  words,
  approving = "possible",
  isActing,
  onApprove,
  onAmend,
  onSendBack,
}: SignOffBarProps) {
  return (
    <Bar words={words}>
      <Button kbd="R" onClick={onSendBack}>
        Send back
      </Button>
      <Button kbd="E" onClick={onAmend}>
        Amend
      </Button>
      <Button look="primary" kbd="A" busy={isActing} disabled={approving === "blocked"} onClick={onApprove}>
        Approve
      </Button>
    </Bar>
  )
}

type SignOffBarProps = {
  words: string
  approving?: "possible" | "blocked"
  isActing: boolean
  onApprove: () => void
  onAmend: () => void
  onSendBack: () => void
}
