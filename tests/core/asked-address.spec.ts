// An address or an id that no record can hold is refused before anything is looked up by it.
import { describe, expect, test } from "vitest"
import { DocumentAddition } from "@/lib/commands/add-document"
import { ItemDecisionInput } from "@/lib/commands/decide-item"
import { BidRenaming } from "@/lib/commands/rename-bid"
import { AccountReopening } from "@/lib/commands/reopen-account"
import { MessageSent } from "@/lib/commands/send-message"
import { isStorableAddress, readAddressPart } from "@/lib/server/address-part"
import { readPageEnd } from "@/lib/server/page-end"
import { searchText } from "@/lib/server/search-text"

const site = "http://localhost:3000"

describe("an address", () => {
  test.each(["/api/conversations/cnv_1", "/api/conversations?search=%F0%9F%99%82&before=", "/api/x/%E0%A4%A8"])(
    "that the record can hold may be asked: %s",
    (path) => expect(isStorableAddress(site + path)).toBe(true),
  )

  test.each([
    "/api/conversations/%00",
    "/api/exchanges/a%00b/log",
    "/api/conversations?search=%00",
    "/api/conversations?before=2026%00",
    "/api/conversations?%00=1",
    "/api/conversations/%E0%A4%A",
    "/api/conversations/%ED%A0%80",
  ])("that it cannot hold names nothing: %s", (path) => expect(isStorableAddress(site + path)).toBe(false))

  test("has parts that are read back to what they name, or to nothing", () => {
    expect(readAddressPart("item%3A1")).toBe("item:1")
    expect(readAddressPart("%00")).toBeNull()
    expect(readAddressPart("%E0%A4%A")).toBeNull()
  })
})

describe("the end of a page", () => {
  test("is a moment and an id", () => {
    const end = { updatedAt: "2026-11-30T12:00:00.000Z", id: "cnv_1" }
    expect(readPageEnd("2026-11-30T12:00:00.000Z~cnv_1")).toEqual(end)
  })

  test.each([
    "2020~x",
    "~",
    "",
    "2026-02-30T00:00:00.000Z~x",
    "+275760-09-13T00:00:00.000Z~x",
    "2026-11-30T12:00:00.000Z",
  ])("is nothing where it is no moment that the record could hold: %j", (text) => expect(readPageEnd(text)).toBeNull())
})

test("what is searched for is cut between characters, never through one", () => {
  const typed = `${"a".repeat(199)}🙂🙂`
  const request = new Request(`${site}/api/search?${new URLSearchParams({ typed })}`)
  expect(searchText(request, "typed")).toBe(`${"a".repeat(199)}🙂`)
  expect(searchText(request, "search")).toBe("")
})

const mutationId = "6f9c2f0e-6f0b-4b59-9d2c-0c3c7b0f7a11"

describe("an action", () => {
  const inputs = (id: string) => ({
    message: MessageSent.safeParse({ mutationId, conversation: id, text: "Hello", documents: [] }),
    renaming: BidRenaming.safeParse({ mutationId, bid: id, name: "Road" }),
    account: AccountReopening.safeParse({ mutationId, personId: id }),
    document: DocumentAddition.safeParse({ mutationId, ledger: id, upload: "0".repeat(64) }),
    item: ItemDecisionInput.safeParse({
      mutationId,
      item: id,
      seen: [],
      decision: {},
    }).error?.issues.filter(({ path }) => path[0] === "item"),
  })

  test("takes an id that the record can hold", () => {
    const { message, renaming, account, document, item } = inputs("id_1")
    expect([message, renaming, account, document].map(({ success }) => success)).toEqual([true, true, true, true])
    expect(item ?? []).toEqual([])
  })

  test.each(["\0", "id_\0", "\ud83d"])("refuses an id that it cannot hold: %j", (id) => {
    const { message, renaming, account, document, item } = inputs(id)
    expect([message, renaming, account, document].map(({ success }) => success)).toEqual([false, false, false, false])
    expect(item).toHaveLength(1)
  })
})
