// Keeps each ledger's state in memory and folds on what came since it was last asked for. The record stays the truth.
import type { LedgerEvent, Recorded } from "./events/event"
import { applyLedgerEvent } from "./ledger"
import { copyLedger, emptyLedger, type LedgerState } from "./ledger-state"
import type { Ledgers } from "./loop-ports"
import type { Store } from "./ports/store"

export function createLedgers(store: Pick<Store, "read">): Ledgers {
  const latest = new Map<string, Promise<LedgerState>>()
  return {
    now(ledger) {
      const before = latest.get(ledger) ?? Promise.resolve(emptyLedger(ledger))
      const next = before.catch(() => emptyLedger(ledger)).then((state) => catchUp(store, state))
      latest.set(ledger, next)
      return next
    },
  }
}

async function catchUp(store: Pick<Store, "read">, state: LedgerState): Promise<LedgerState> {
  const events = (await store.read(state.id, { after: state.position })) as Recorded<LedgerEvent>[]
  if (events.length === 0) return state
  return events.reduce(applyLedgerEvent, copyLedger(state))
}
