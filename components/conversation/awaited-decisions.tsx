// The decisions that calls of a conversation wait for, each a line that leads to the Inbox. Decides nothing itself.
import { ButtonLink } from "@/components/ui/button"
import { Status } from "@/components/ui/status"
import { itemHref } from "@/lib/views/ledger-links"
import type { AwaitedDecision } from "@/lib/views/tree-view"
import { awaitedWord } from "./exchange-standing"
import type { Scene } from "./scene"

type AwaitedProps = { scene: Scene; awaited: readonly AwaitedDecision[] }

export function AwaitedDecisions({ scene, awaited }: AwaitedProps) {
  return awaited.map((decision) => (
    <div
      key={decision.item}
      className="my-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box border border-waiting-edge bg-waiting-wash px-4 py-3"
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-2">
          <Status kind="waiting" word={awaitedWord(scene, decision)} />
          <span>prepared by {decision.preparedBy}</span>
        </p>
        <p dir="auto" className="text-14 font-strong">
          {decision.decision}
        </p>
      </div>
      <ButtonLink href={itemHref(decision.item)} look={scene.viewer.decidesItems ? "primary" : "secondary"}>
        {scene.viewer.decidesItems ? "Decide in the Inbox" : "Open in the Inbox"}
      </ButtonLink>
    </div>
  ))
}
