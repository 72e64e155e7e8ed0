// Reads what people said in a conversation, for whoever must find their words in it. Never words that were taken back or went back unread.
import type { PersonMessage } from "@/lib/bids/instructions"
import type { ExchangeEvent, Recorded } from "@/lib/core/events/event"
import type { Store } from "@/lib/core/ports/store"

/** In the order they were sent; those that wait to be read too. Throws on a lost connection only. */
export async function personMessages(store: Pick<Store, "read">, root: string): Promise<PersonMessage[]> {
  const events = ((await store.read(root)) as Recorded<ExchangeEvent>[]).map(({ event }) => event)
  const unsaid = new Set(events.flatMap(unsaidBy))
  return events.flatMap((event) => {
    if (event.type !== "mail-accepted" || unsaid.has(event.id)) return []
    const { mail, id } = event
    return mail.kind === "message" || mail.kind === "interjection"
      ? [{ mail: id, exchange: root, person: mail.person, text: mail.text }]
      : []
  })
}

function unsaidBy(event: ExchangeEvent): string[] {
  if (event.type === "mail-taken-back") return [event.id]
  return event.type === "mail-returned" ? event.ids : []
}
