// What a page's stream tells: every entry once and in order, growing replies in pieces, and nothing to those who may not see.
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { sendMessage } from "@/lib/commands/send-message"
import type { Viewer } from "@/lib/core/permissions"
import type { Hints } from "@/lib/core/ports/store"
import { type EventHub, type Follower, startEventHub } from "@/lib/server/event-hub"
import { mayFollow, visibleInbox } from "@/lib/server/feed-access"
import type { FeedMessage, PartialMessage } from "@/lib/views/view-event"
import {
  asha,
  askedBelow,
  type ConversationRecord,
  conversationOf,
  done,
  meera,
  newId,
  openRecord,
  ravi,
} from "./conversation-record"

let record: ConversationRecord
let hub: EventHub
let hinted: { onPartial(exchange: string): void }
beforeEach(async () => {
  record = await openRecord()
  hinted = { onPartial: () => undefined }
  const hints: Hints = {
    onStream: () => () => undefined,
    onFeed: () => () => undefined,
    onPartial: (listener) => {
      hinted.onPartial = listener
      return () => undefined
    },
  }
  // No hint ever comes for a feed: what is told is found by looking.
  hub = startEventHub({ feeds: record.store.feeds, rows: record.rows, hints }, { pollMs: 20 })
})
afterEach(async () => {
  hub.close()
  await record.close()
})

const say = async (conversation: string, text: string) =>
  done(await sendMessage(record, asha, { mutationId: newId(), conversation, text, documents: [] }))

function follower(viewer: Viewer, positions: Record<string, number>) {
  const told: FeedMessage[] = []
  const partials: PartialMessage[] = []
  let ended = false
  const waiting: (() => void)[] = []
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  const follow: Follower = {
    positions: new Map(Object.entries(positions)),
    visible: visibleInbox(record.rows, viewer),
    message: (message) => {
      told.push(message)
      wake()
    },
    partial: (message) => {
      partials.push(message)
      wake()
    },
    end: () => {
      ended = true
    },
  }
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const numbers = () => told.flatMap(({ entries }) => entries.map(({ position }) => position))
  return { follow, told, partials, until, numbers, ended: () => ended }
}

describe("following a tree", () => {
  it("tells what came before and after, each position once and in order, without a single hint", async () => {
    const conversation = await conversationOf(record, asha)
    const feed = `tree:${conversation}`
    await say(conversation, "One")
    const one = follower(asha, { [feed]: 0 })
    hub.follow(one.follow)
    await Promise.all(["Two", "Three", "Four"].map((text) => say(conversation, text)))
    const { [feed]: last = 0 } = await record.store.feeds.positions([feed])
    await one.until(() => one.numbers().includes(last))
    expect(one.numbers()).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  })

  it("goes on from a later position for one who comes back, beside one who never left", async () => {
    const conversation = await conversationOf(record, asha)
    const feed = `tree:${conversation}`
    const stayed = follower(asha, { [feed]: 1 })
    hub.follow(stayed.follow)
    const left = follower(asha, { [feed]: 1 })
    const leave = hub.follow(left.follow)
    await say(conversation, "One")
    await left.until(() => left.numbers().length > 0)
    leave()
    const seen = left.follow.positions.get(feed) ?? 0
    await say(conversation, "Two")
    const back = follower(asha, { [feed]: seen })
    hub.follow(back.follow)
    const { [feed]: last = 0 } = await record.store.feeds.positions([feed])
    await back.until(() => back.numbers().includes(last))
    await stayed.until(() => stayed.numbers().includes(last))
    expect([...left.numbers(), ...back.numbers()]).toEqual(stayed.numbers())
  })

  it("tells a growing reply in pieces that join, and whole to one who comes later", async () => {
    const conversation = await conversationOf(record, asha)
    const early = follower(asha, { [`tree:${conversation}`]: 0 })
    hub.follow(early.follow)
    const grow = async (text: string, to: ReturnType<typeof follower>) => {
      const before = to.partials.length
      await record.store.savePartial({ exchange: conversation, request: 1, text })
      hinted.onPartial(conversation)
      await to.until(() => to.partials.length > before)
    }
    await grow("1 2 ", early)
    await grow("1 2 3 4 ", early)
    const late = follower(asha, { [`tree:${conversation}`]: 0 })
    hub.follow(late.follow)
    await grow("1 2 3 4 5 ", late)
    expect(early.partials.map(({ from, text }) => [from, text])).toEqual([
      [0, "1 2 "],
      [4, "3 4 "],
      [8, "5 "],
    ])
    expect(late.partials).toMatchObject([{ from: 0, text: "1 2 3 4 5 " }])
  })

  it("ends every follower when the process does", async () => {
    const conversation = await conversationOf(record, asha)
    const one = follower(asha, { [`tree:${conversation}`]: 0 })
    hub.follow(one.follow)
    hub.close()
    expect(one.ended()).toBe(true)
  })
})

describe("who may follow", () => {
  it("is its owner and managers for a conversation and its ledger, and nobody for what does not exist", async () => {
    const conversation = await conversationOf(record, asha)
    const ledger = (await record.rows.exchange(conversation))?.ledger
    for (const feed of [`tree:${conversation}`, `ledger:${ledger}`]) {
      expect(await mayFollow(record.rows, asha, feed)).toBe(true)
      expect(await mayFollow(record.rows, meera, feed)).toBe(true)
      expect(await mayFollow(record.rows, ravi, feed)).toBe(false)
    }
    for (const feed of ["tree:ex_nowhere", "ledger:lg_nowhere", "tree:", "other:x"]) {
      expect(await mayFollow(record.rows, meera, feed)).toBe(false)
    }
  })

  it("hears of a question in the Inbox only who sees its conversation", async () => {
    const conversation = await conversationOf(record, asha)
    const followers = [asha, meera, ravi].map((viewer) => follower(viewer, { inbox: 0 }))
    for (const { follow } of followers) hub.follow(follow)
    const { question } = await askedBelow(record, conversation)
    const [owner, manager, stranger] = followers
    await owner?.until(() => owner.told.length > 0)
    await manager?.until(() => manager.told.length > 0)
    expect(owner?.told[0]?.entries[0]?.events).toEqual([{ view: "inbox", about: "question-asked", id: question }])
    await expect.poll(() => stranger?.follow.positions.get("inbox")).toBe(1)
    expect(stranger?.told).toEqual([])
  })
})
