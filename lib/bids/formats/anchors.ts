// Names the event that an anchor's words mean, so that two writings of one anchor are equal and two anchors are not. It never dates an event.
import { z } from "zod"
import { foldCharacters, foldText } from "@/lib/bids/formats/tokens"

export const AnchorEvent = z.enum([
  "technical-opening",
  "price-opening",
  "tender-opening",
  "submission-deadline",
  "submission",
  "award-letter",
  "agreement",
  "commencement",
  "completion",
  "site-handover",
  "invoice",
  "publication",
])
export type AnchorEvent = z.infer<typeof AnchorEvent>

/** The event an anchor counts from; null when the words name none that is known, or one that could be several. */
export function anchorEvent(anchor: string): AnchorEvent | null {
  const folded = foldText(foldCharacters(anchor))
  return events.find(({ words }) => words.test(folded))?.event ?? null
}

/** Whether two anchors mean the same: the same event, or the same words where an event is not known. */
export function isSameAnchor(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return left === right
  const folded = [left, right].map((anchor) => foldText(foldCharacters(anchor)))
  if (folded[0] === folded[1]) return true
  // "45 days from the award" and "the award" name one event and are not one anchor: figures must agree too.
  const figures = folded.map((anchor) => (anchor.match(/\d+/g) ?? []).join(" "))
  const event = anchorEvent(left)
  return event !== null && event === anchorEvent(right) && figures[0] === figures[1]
}

const events: readonly { words: RegExp; event: AnchorEvent }[] = [
  { words: /\bopening\b.*\btechnical|\btechnical\b.*\bopening\b/, event: "technical-opening" },
  {
    words: /\bopening\b.*\b(?:price|financial|commercial)|\b(?:price|financial|commercial)\b.*\bopening\b/,
    event: "price-opening",
  },
  {
    words:
      /\bopening\b.*\b(?:tenders?|bids?|proposals?|offers?)\b|\b(?:tenders?|bids?|proposals?|offers?)\b.*\bopening\b/,
    event: "tender-opening",
  },
  { words: /\b(?:last date|closing date|deadline|due date|returnable)\b/, event: "submission-deadline" },
  { words: /\bsubmission\b/, event: "submission" },
  { words: /\b(?:loa|loi|award|acceptance|work order|purchase order)\b/, event: "award-letter" },
  { words: /\bagreement\b|\bsigning\b/, event: "agreement" },
  { words: /\b(?:handing over|handover|possession)\b/, event: "site-handover" },
  { words: /\b(?:commencement|start)\b/, event: "commencement" },
  { words: /\bcompletion\b/, event: "completion" },
  { words: /\b(?:invoice|bill)\b/, event: "invoice" },
  { words: /\b(?:publication|issue)\b/, event: "publication" },
]
