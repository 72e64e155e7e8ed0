// Narrows the Inbox to one bid; the choice lives in the address. Filters nothing itself: see `ofBid`.
"use client"

import { Select } from "@/components/ui/select"
import type { InboxLine } from "@/lib/views/inbox-item"

/** `bid` is a bid's id, `noBid`, or "" for everything. A bid where nothing waits any more stays while it is chosen. */
export function InboxFilter({ lines, bid, onChoose }: InboxFilterProps) {
  const options = filterOptions(lines)
  const isGone = bid !== "" && !options.some(({ value }) => value === bid)
  return (
    <Select
      aria-label="Bid"
      look="quiet"
      className="max-w-44 [&>select]:max-w-full [&>select]:truncate [&>select]:[field-sizing:content]"
      value={bid}
      onChange={(event) => onChoose(event.target.value)}
      options={[
        { value: "", label: "All bids" },
        ...options,
        ...(isGone ? [{ value: bid, label: "Nothing waits here" }] : []),
      ]}
    />
  )
}

/** The value that stands for conversations outside every bid. */
export const noBid = "none"

/** Lines of one bid, of none, or all of them. */
export function ofBid(lines: readonly InboxLine[], bid: string): InboxLine[] {
  return lines.filter(({ place }) => bid === "" || (place.bid ?? noBid) === bid)
}

/** Each bid that something waits in, once, by name; what belongs to no bid comes last. */
export function filterOptions(lines: readonly InboxLine[]): { value: string; label: string }[] {
  const bids = new Map(lines.flatMap(({ place }) => (place.bid ? [[place.bid, place.name] as const] : [])))
  const named = [...bids]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"))
  return lines.some(({ place }) => place.bid === null)
    ? [...named, { value: noBid, label: "Outside every bid" }]
    : named
}

type InboxFilterProps = { lines: readonly InboxLine[]; bid: string; onChoose: (bid: string) => void }
