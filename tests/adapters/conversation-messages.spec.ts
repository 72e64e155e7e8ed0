// What a person's messages come to in the record: once each, in order, taken back only while unread, by those who take part.
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { interject } from "@/lib/commands/interject"
import { renameConversation } from "@/lib/commands/rename-conversation"
import { retryExchange } from "@/lib/commands/retry-exchange"
import { sendMessage } from "@/lib/commands/send-message"
import { startConversation } from "@/lib/commands/start-conversation"
import { stopExchange } from "@/lib/commands/stop-exchange"
import { takeBackMessage } from "@/lib/commands/take-back-message"
import { personMessages } from "@/lib/server/person-messages"
import {
  asha,
  askedBelow,
  type ConversationRecord,
  conversationOf,
  done,
  drive,
  meera,
  newId,
  openRecord,
  ravi,
  requested,
  settled,
  typesOf,
} from "./conversation-record"

let record: ConversationRecord
beforeEach(async () => {
  record = await openRecord()
})
afterEach(() => record.close())

const say = (conversation: string, text: string, viewer = asha, mutationId = newId()) =>
  sendMessage(record, viewer, { mutationId, conversation, text, documents: [] })

describe("a conversation", () => {
  it("opens with a ledger of its own, and nothing runs before its first message", async () => {
    const conversation = await conversationOf(record, asha)
    const row = await record.rows.exchange(conversation)
    expect(row).toMatchObject({ root: conversation, kind: "conversation", ownerId: asha.id, state: "waiting" })
    expect(await typesOf(record, row?.ledger ?? "")).toEqual(["ledger-opened"])
    expect(await record.store.claim("runner", 1000)).toBeNull()
  })

  it("opens once for one mutation id, however often that is sent", async () => {
    const mutationId = newId()
    const both = await Promise.all([1, 2].map(() => startConversation(record, asha, { mutationId, bid: null })))
    expect(both[0]).toEqual(both[1])
    expect(await record.rows.conversations(all)).toHaveLength(1)
  })

  it("is named by its first message's beginning, and keeps the name a person gave", async () => {
    const conversation = await conversationOf(record, asha)
    const text = "Prepare the bid for the storm-water drain at Anakapalli, both corrigenda are in."
    done(await say(conversation, text))
    expect((await record.rows.exchange(conversation))?.title).toBe(
      "Prepare the bid for the storm-water drain at Anakapalli,…",
    )
    done(await renameConversation(record, asha, { mutationId: newId(), conversation, title: "Drain" }))
    done(await say(conversation, "Something else"))
    expect((await record.rows.exchange(conversation))?.title).toBe("Drain")
  })
})

describe("a message", () => {
  it("is accepted once for one mutation id and makes the conversation runnable", async () => {
    const conversation = await conversationOf(record, asha)
    const mutationId = newId()
    const first = done(await say(conversation, "Hello", asha, mutationId))
    expect(await say(conversation, "Hello", asha, mutationId)).toEqual(first)
    expect(await typesOf(record, conversation)).toEqual(["exchange-opened", "mail-accepted", "exchange-titled"])
    expect(await record.store.claim("runner", 1000)).toMatchObject({ exchange: conversation })
  })

  it("of somebody who does not see the conversation finds no conversation, and a manager's is accepted", async () => {
    const conversation = await conversationOf(record, asha)
    expect(await say(conversation, "Hello", ravi)).toMatchObject({ done: false, reason: "not found" })
    expect(await say("ex_nowhere", "Hello")).toMatchObject({ done: false, reason: "not found" })
    done(await say(conversation, "Hello", meera))
  })

  it("with a document that is not in the ledger is refused whole", async () => {
    const conversation = await conversationOf(record, asha)
    const sent = { mutationId: newId(), conversation, text: "Read this", documents: ["doc_nowhere"] }
    expect(await sendMessage(record, asha, sent)).toMatchObject({ done: false, reason: "not found" })
    expect(await typesOf(record, conversation)).toEqual(["exchange-opened"])
  })

  it("is taken back with its words while unread, and not once it was claimed", async () => {
    const conversation = await conversationOf(record, asha)
    const first = done(await say(conversation, "One")).mail
    const second = done(await say(conversation, "Two")).mail
    const takeBack = (mail: string, viewer = asha) =>
      takeBackMessage(record, viewer, { mutationId: newId(), exchange: conversation, mail })
    await drive(record, conversation, [requested(1, [first])])
    expect(await takeBack(first)).toMatchObject({ done: false, reason: "already read" })
    expect(await takeBack(second, meera)).toMatchObject({ done: false, reason: "not allowed" })
    expect(await takeBack(second)).toEqual({ done: true, text: "Two" })
    expect(await takeBack(second)).toMatchObject({ done: false, reason: "already read" })
    const said = await personMessages(record.store, conversation)
    expect(said).toEqual([{ mail: first, exchange: conversation, person: { id: asha.id, name: "Asha" }, text: "One" }])
  })
})

describe("words to what has ended", () => {
  it("are refused by a task that settled and accepted by a conversation that did", async () => {
    const conversation = await conversationOf(record, asha)
    done(await say(conversation, "Go"))
    await drive(record, conversation, [requested(1), settled()])
    const { task } = await askedBelow(record, conversation)
    done(await stopExchange(record, asha, { mutationId: newId(), exchange: task }))
    await drive(record, task, [settled("stopped")])
    const words = { mutationId: newId(), text: "Wait" }
    expect(await interject(record, asha, { ...words, exchange: task })).toMatchObject({ reason: "already ended" })
    done(await interject(record, asha, { ...words, exchange: conversation }))
  })
})

describe("a stop", () => {
  it("is written once to what runs, and says so where everything has ended", async () => {
    const conversation = await conversationOf(record, asha)
    const stop = () => stopExchange(record, asha, { mutationId: newId(), exchange: conversation })
    expect(await stop()).toMatchObject({ done: false, reason: "already ended" })
    const { mail } = done(await say(conversation, "Go"))
    await drive(record, conversation, [requested(1, [mail])])
    expect(await stop()).toEqual({ done: true, exchanges: [conversation] })
    await drive(record, conversation, [settled("stopped")])
    expect(await stop()).toMatchObject({ sentence: "It has already ended: stopped." })
  })

  it("at a conversation between turns reaches the tasks that still work", async () => {
    const conversation = await conversationOf(record, asha)
    done(await say(conversation, "Go"))
    await drive(record, conversation, [requested(1), settled()])
    const { task } = await askedBelow(record, conversation)
    const stopped = await stopExchange(record, asha, { mutationId: newId(), exchange: conversation })
    expect(stopped).toEqual({ done: true, exchanges: [task] })
    expect((await typesOf(record, task)).at(-1)).toBe("stop-requested")
  })

  it("before anybody began to read takes the message back", async () => {
    const conversation = await conversationOf(record, asha)
    done(await say(conversation, "Go"))
    expect(await stopExchange(record, asha, { mutationId: newId(), exchange: conversation })).toMatchObject({
      done: true,
    })
    expect((await typesOf(record, conversation)).at(-1)).toBe("mail-taken-back")
  })

  it("of somebody who does not see the conversation finds nothing", async () => {
    const conversation = await conversationOf(record, asha)
    expect(await stopExchange(record, ravi, { mutationId: newId(), exchange: conversation })).toMatchObject({
      reason: "not found",
    })
  })
})

describe("trying again", () => {
  it("is accepted once after a failure and refused while it runs or after it finished", async () => {
    const conversation = await conversationOf(record, asha)
    const retry = () => retryExchange(record, asha, { mutationId: newId(), exchange: conversation })
    expect(await retry()).toMatchObject({ reason: "still running" })
    done(await say(conversation, "Go"))
    await drive(record, conversation, [requested(1), settled("failed")])
    done(await retry())
    expect(await retry()).toMatchObject({ reason: "still running" })
  })
})

const all = {
  onlooker: { person: meera.id, sees: "everything" as const },
  search: "",
  ledger: null,
  before: null,
  limit: 50,
}
