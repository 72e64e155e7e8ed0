import { QueryClient } from "@tanstack/react-query"
import { describe, expect, it } from "vitest"
import { filterOptions, noBid, ofBid } from "@/components/inbox/inbox-filter"
import { waitingQuery } from "@/lib/queries/frame"
import { inboxQuery, takeOffInbox } from "@/lib/queries/inbox"
import type { InboxLine } from "@/lib/views/inbox-item"
import { inboxHref } from "@/lib/views/ledger-links"

const line = (id: string, bid: string | null, name: string): InboxLine => ({
  id,
  kind: "conflict",
  decision: "Which holds?",
  place: { name, href: "/", bid },
  preparedBy: "reader",
  raisedAt: "2026-12-01T09:00:00.000Z",
  due: null,
})
const lines = [
  line("i1", "lg_b", "Quay"),
  line("i2", "lg_a", "Drain"),
  line("i3", null, "A talk"),
  line("i4", "lg_b", "Quay"),
]

describe("the Inbox's filter", () => {
  it("offers each bid that something waits in once, by name, and what belongs to none last", () => {
    expect(filterOptions(lines)).toEqual([
      { value: "lg_a", label: "Drain" },
      { value: "lg_b", label: "Quay" },
      { value: noBid, label: "Outside every bid" },
    ])
  })

  it("keeps the lines of the chosen bid in their order, or all of them", () => {
    const idsOf = (bid: string) => ofBid(lines, bid).map(({ id }) => id)
    expect(idsOf("lg_b")).toEqual(["i1", "i4"])
    expect(idsOf(noBid)).toEqual(["i3"])
    expect(idsOf("")).toEqual(["i1", "i2", "i3", "i4"])
  })

  it("lives in the address beside the open item", () => {
    expect(inboxHref({ item: "i 1", bid: "lg_b" })).toBe("/inbox/i%201?bid=lg_b")
    expect(inboxHref({ item: null, bid: "" })).toBe("/inbox")
  })
})

describe("an item that was decided", () => {
  it("leaves the list and the count at once, and once only", () => {
    const client = new QueryClient()
    client.setQueryData(inboxQuery.queryKey, { lines, positions: {}, now: "2026-12-01T09:00:00.000Z" })
    client.setQueryData(waitingQuery.queryKey, { count: 4, position: 7 })
    takeOffInbox(client, "i2")
    takeOffInbox(client, "i2")
    expect(client.getQueryData(inboxQuery.queryKey)?.lines.map(({ id }) => id)).toEqual(["i1", "i3", "i4"])
    expect(client.getQueryData(waitingQuery.queryKey)).toEqual({ count: 3, position: 7 })
  })
})
