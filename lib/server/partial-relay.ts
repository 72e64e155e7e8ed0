// Relays growing replies to those who follow their tree, each as what came since that follower's last piece. Nothing of it is kept.
import type { Rows } from "@/lib/core/ports/rows"
import type { PartialMessage } from "@/lib/views/view-event"

type Listener = { partial(message: PartialMessage): void }

/** `push` says that an exchange's reply grew. Reads at most one partial text an exchange at a time. */
export function createPartialRelay(
  rows: Pick<Rows, "exchange" | "partial">,
  listenersOf: (root: string) => Iterable<Listener>,
): { push(exchange: string): void } {
  const roots = new Map<string, string>()
  const reading = new Map<string, "once" | "again">()
  const told = new WeakMap<Listener, Map<string, { request: number; length: number }>>()
  return { push }

  function push(exchange: string) {
    if (reading.has(exchange)) {
      reading.set(exchange, "again")
      return
    }
    reading.set(exchange, "once")
    relay(exchange)
      .catch((error: unknown) => console.error("A growing reply could not be read:", error))
      .finally(() => {
        const more = reading.get(exchange) === "again"
        reading.delete(exchange)
        if (more) push(exchange)
      })
  }

  async function relay(exchange: string) {
    const root = await rootOf(exchange)
    if (root === null) return
    const listeners = [...listenersOf(root)]
    if (listeners.length === 0) return
    const partial = await rows.partial(exchange)
    if (!partial) return
    for (const listener of listeners) tell(listener, { root, exchange, ...partial })
  }

  function tell(listener: Listener, { root, exchange, request, text }: Omit<PartialMessage, "from">) {
    const known = told.get(listener) ?? new Map<string, { request: number; length: number }>()
    told.set(listener, known)
    const before = known.get(exchange)
    const from = before?.request === request && before.length <= text.length ? before.length : 0
    if (from === text.length) return
    known.set(exchange, { request, length: text.length })
    listener.partial({ root, exchange, request, from, text: text.slice(from) })
  }

  async function rootOf(exchange: string): Promise<string | null> {
    const known = roots.get(exchange)
    if (known) return known
    const row = await rows.exchange(exchange)
    if (!row) return null
    if (roots.size >= rootsKept) roots.clear()
    roots.set(exchange, row.root)
    return row.root
  }
}

const rootsKept = 5000
