// A Store under its contract: how a test gets one. Knows no adapter.
import { afterEach, beforeEach } from "vitest"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { Store } from "@/lib/core/ports/store"

export type StoreUnderTest = {
  store: Store
  feeds: FeedReader
  /** A second process's store over the same record. */
  other: Store
  close(): Promise<void>
}

/** Gives an empty record, the clock of both stores standing at `at`, in milliseconds. */
export type OpenStore = (at: number) => Promise<StoreUnderTest>

/** The moment at which the clock stands. */
export const moment = "2026-11-30T04:30:00.000Z"

/** A new record for each test. Its members are there once a test runs. */
export function fresh(open: OpenStore): Omit<StoreUnderTest, "close"> {
  const under = {} as StoreUnderTest
  beforeEach(async () => {
    Object.assign(under, await open(Date.parse(moment)))
  })
  afterEach(() => under.close())
  return under
}
