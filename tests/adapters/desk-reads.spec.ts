import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readBidHeader, readBidPart, readBids, readDocumentPage } from "@/lib/server/bid-reads"
import { readInbox, readInboxItem } from "@/lib/server/inbox-reads"
import { BidHeader, BidList } from "@/lib/views/bid-header"
import { InboxItem, InboxList } from "@/lib/views/inbox-item"
import { LedgerFacts } from "@/lib/views/ledger-facts"
import { asha, changeWaits, conflictWaits, type DeskSetting, deskSetting, opal } from "./desk-setting"

let desk: DeskSetting
beforeEach(async () => {
  desk = await deskSetting()
})
afterEach(() => desk.end())

describe("the Inbox as it is read", () => {
  it("shows a manager every open item with its bid, and an operator none", async () => {
    await desk.write([...changeWaits(), ...conflictWaits()])
    await desk.store.members.add(desk.bid, opal.id)
    const { lines } = InboxList.parse(await readInbox(desk.ports, asha))
    expect(lines.map(({ id, place }) => [id, place.name])).toEqual([
      ["item_change", "Jetty road"],
      ["item_conflict", "Jetty road"],
    ])
    expect((await readInbox(desk.ports, opal)).lines).toEqual([])
  })

  it("shows an item to an operator who sees the bid, without the means to decide it", async () => {
    await desk.write(conflictWaits())
    expect(await readInboxItem(desk.ports, opal, "item_conflict")).toBeNull()
    await desk.store.members.add(desk.bid, opal.id)
    expect(InboxItem.parse(await readInboxItem(desk.ports, opal, "item_conflict")).may).toBe(false)
    expect(InboxItem.parse(await readInboxItem(desk.ports, asha, "item_conflict")).may).toBe(true)
  })

  it("sets a document's change beside the value it replaces, with links to both pages", async () => {
    await desk.write(changeWaits())
    const { subject, line } = InboxItem.parse(await readInboxItem(desk.ports, asha, "item_change"))
    if (subject.kind !== "document-change") throw new Error(subject.kind)
    expect(line.decision).toBe("Confirm that corrigendum.pdf changes Earnest money to Rs 15,00,000?")
    const [change] = subject.changes
    expect(change?.next.display).toBe("Rs 15,00,000")
    expect(change?.before?.display).toBe("Rs 12,00,000")
    expect(change?.next.sources[0]).toMatchObject({
      short: "C1 p.1",
      href: "/bids/lg_bid/documents/corrigendum?page=1&quote=Rs+15%2C00%2C000",
    })
  })
})

describe("a bid as it is read", () => {
  it("is not found for whoever is no member", async () => {
    expect(await readBidHeader(desk.ports, opal, desk.bid)).toBeNull()
    expect(await readBidPart(desk.ports, opal, { bid: desk.bid, part: "facts" })).toBeNull()
    const place = { bid: desk.bid, document: "tender", page: 1, quote: null }
    expect(await readDocumentPage(desk.ports, opal, place)).toBeNull()
    expect((await readBids(desk.ports, opal)).bids).toEqual([])
  })

  it("counts what waits for the viewer alone", async () => {
    await desk.write(conflictWaits())
    await desk.store.members.add(desk.bid, opal.id)
    expect(BidHeader.parse(await readBidHeader(desk.ports, asha, desk.bid)).waits).toBe(1)
    expect(BidList.parse(await readBids(desk.ports, opal)).bids.map(({ waits }) => waits)).toEqual([0])
  })

  it("puts conflicts on top with their item, and old values beneath what replaced them", async () => {
    await desk.write([...changeWaits(), ...conflictWaits()])
    const facts = LedgerFacts.parse(await readBidPart(desk.ports, asha, { bid: desk.bid, part: "facts" }))
    expect(facts.conflicts.map(({ item, facts: each }) => [item, each.map(({ display }) => display)])).toEqual([
      ["item_conflict", ["Rs 25,000", "Rs 20,000"]],
    ])
    const [money] = facts.groups
    expect(money?.title).toBe("Money")
    expect(money?.slots.map(({ current, before }) => [current?.display, before.map(({ display }) => display)])).toEqual(
      [["Rs 15,00,000", ["Rs 12,00,000"]]],
    )
    expect(money?.slots[0]?.current).toMatchObject({ confirmed: false, item: "item_change" })
  })

  it("marks a page's facts and the quote that was asked for", async () => {
    await desk.write(changeWaits())
    const place = { bid: desk.bid, document: "corrigendum", page: 1, quote: "in place of" }
    const page = await readDocumentPage(desk.ports, asha, place)
    expect(page?.marks.map(({ start, end }) => page.text.slice(start, end))).toEqual(["Rs 15,00,000"])
    expect(page?.asked && page.text.slice(page.asked.start, page.asked.end)).toBe("in place of")
  })
})
