// The three answers to what waits for a sign-off, always in this place and order. Does nothing by itself.
import { Button } from "@/components/ui/button"
import { Bar } from "./item-layout"

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
      <Button look={approving === "out of date" ? "primary" : "secondary"} kbd="R" onClick={onSendBack}>
        Send back
      </Button>
      <Button kbd="E" onClick={onAmend}>
        Amend
      </Button>
      <Button
        look={approving === "out of date" ? "secondary" : "primary"}
        kbd="A"
        busy={isActing}
        disabled={approving !== "possible"}
        onClick={onApprove}
      >
        Approve
      </Button>
    </Bar>
  )
}

/** `blocked`: Approve is not possible yet; `out of date`: never for this one, and Send back is the way on. The words say why. */
export type Approving = "possible" | "blocked" | "out of date"

type SignOffBarProps = {
  words: string
  approving?: Approving
  isActing: boolean
  onApprove: () => void
  onAmend: () => void
  onSendBack: () => void
}
