// Decides what waits in a bid as a manager who agrees: changes and orders are confirmed, values chosen, the draft signed.
import { assertNever } from "@/lib/core/assert-never"
import type { Decision, ItemKind } from "@/lib/core/events/decision"
import type { Item } from "@/lib/core/ledger-state"
import { type BidWorld, done } from "./bid-world"

/** What was decided, in order. Items are taken by what they hold up, the draft last; what a decision brings about is waited for. */
export async function decideWhatWaits(
  world: BidWorld,
  choose: (item: Item) => Decision = agreeing,
): Promise<{ kind: ItemKind; decision: Decision }[]> {
  const taken: { kind: ItemKind; decision: Decision }[] = []
  for (;;) {
    await world.waitUntilQuiet()
    const [item] = (await world.openItems()).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    if (!item) return taken
    if (taken.length === most) throw new Error(`Still waiting after ${most} decisions: ${item.kind} ${item.decision}`)
    const decision = choose(item)
    done(await world.decide(item, decision))
    taken.push({ kind: item.kind, decision })
  }
}

const most = 30

const order: ItemKind[] = [
  "document-order",
  "document-change",
  "conflict",
  "repeated-value",
  "failed-read-back",
  "unknown-outcome",
  "draft",
]

export function agreeing(item: Item): Decision {
  switch (item.kind) {
    case "document-order":
    case "document-change":
      return { decision: "confirm" }
    case "conflict":
    case "repeated-value":
      return { decision: "choose", fact: item.about.facts.at(-1) ?? "" }
    case "failed-read-back":
    case "unknown-outcome":
    case "draft":
      return { decision: "approve" }
    default:
      return assertNever(item.kind)
  }
}
