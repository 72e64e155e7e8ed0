// The composition root: makes the one set of ports of this process from its settings, and starts the runner on them.
import { createHash } from "node:crypto"
import path from "node:path"
import { createDiskFiles } from "@/lib/adapters/files-disk"
import { listenForHints } from "@/lib/adapters/hints-postgres"
import { pagesFromTexts } from "@/lib/adapters/pages-texts"
import { recordsFromTexts } from "@/lib/adapters/records-texts"
import { SetupError } from "@/lib/adapters/setup-error"
import { createPrismaStore } from "@/lib/adapters/store-prisma"
import type { PageReader, RecordsReader } from "@/lib/bids/ports"
import { createLedgers } from "@/lib/core/ledgers"
import type { Ledgers } from "@/lib/core/loop-ports"
import type { BidMembers } from "@/lib/core/ports/bid-members"
import type { FeedReader } from "@/lib/core/ports/feed"
import type { Files } from "@/lib/core/ports/files"
import type { Rows } from "@/lib/core/ports/rows"
import type { Hints, Store } from "@/lib/core/ports/store"
import type { Clock, Hash, Ids } from "@/lib/core/ports/world"
import { type ChosenModel, chosenModel } from "./chosen-model"
import { env } from "./env"
import { newId } from "./new-id"
import { type ReadingThreads, readingThreads } from "./parse-threads"
import { projections } from "./projections"
import { workspaceDay } from "./workspace-reading"

export type Runtime = {
  store: Store
  feeds: FeedReader
  rows: Rows
  members: BidMembers
  hints: Hints
  files: Files
  /** Where uploaded files are read. */
  threads: ReadingThreads
  ledgers: Ledgers
  pages: PageReader
  records: RecordsReader
  clock: Clock
  ids: Ids
  hash: Hash
  model: ChosenModel
  close(): Promise<void>
}

/** Pages, route handlers, actions and the runner are separate bundles, so the one runtime hangs on globalThis. Throws SetupError. */
export function runtime(): Runtime {
  shared.readbackRuntime ??= openRuntime()
  return shared.readbackRuntime
}

const shared = globalThis as typeof globalThis & { readbackRuntime?: Runtime }

function openRuntime(): Runtime {
  const settings = env()
  if (!settings.databaseUrl) throw new SetupError("Start Readback with npm start, which sets DATABASE_URL.")
  return createRuntime({
    databaseUrl: settings.databaseUrl,
    dataFolder: settings.dataFolder,
    model: chosenModel(settings),
  })
}

/** Nothing connects before it is used. */
export function createRuntime(options: { databaseUrl: string; dataFolder: string; model: ChosenModel }): Runtime {
  const clock: Clock = { now: () => Date.now() }
  const store = createPrismaStore({ url: options.databaseUrl, clock, projections })
  const hints = listenForHints(options.databaseUrl)
  const ledgers = createLedgers(store)
  return {
    store,
    feeds: store.feeds,
    rows: store.rows,
    members: store.members,
    hints,
    files: createDiskFiles(path.join(options.dataFolder, "files")),
    threads: readingThreads(),
    ledgers,
    pages: pagesFromTexts(store),
    records: recordsFromTexts(ledgers, store, workspaceDay),
    clock,
    ids: { next: newId },
    hash: (text) => createHash("sha256").update(text, "utf8").digest("hex"),
    model: options.model,
    async close() {
      await hints.close()
      await store.close()
    },
  }
}
