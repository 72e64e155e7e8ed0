// The reader of the workspace's records over its ledger and the store's texts: messages, profile and rates in force. Imports nothing.
import { z } from "zod"
import type { FoundMessage, RecordsReader } from "@/lib/bids/ports"
import { CompanyProfile, MessageRecord, Rate } from "@/lib/bids/records"
import type { Ledgers } from "@/lib/core/loop-ports"
import { workspaceLedger } from "@/lib/core/workspace-ledger"

const found = 50

type Texts = { getText(hash: string): Promise<string | null> }

/** `dayOf` gives the ISO date of an instant in the workspace's zone. */
export function recordsFromTexts(ledgers: Ledgers, texts: Texts, dayOf: (instant: string) => string): RecordsReader {
  async function inForce<Records>(use: "messages" | "profile" | "rates", schema: z.ZodType<Records>) {
    const { imports } = await ledgers.now(workspaceLedger)
    const live = [...imports.values()].filter((it) => it.use === use && !it.withdrawn)
    return Promise.all(
      live.map(async ({ recordsHash, import: id }) => ({ id, records: schema.parse(await json(texts, recordsHash)) })),
    )
  }

  return {
    async messages({ words, kind, fromDay, toDay }) {
      const imports = await inForce("messages", z.array(MessageRecord))
      const folded = words.map((word) => word.toLowerCase())
      const matching = imports
        .flatMap(({ id, records }) =>
          records.map((record, index): FoundMessage => ({ ...record, id: `${id}:${index + 1}` })),
        )
        .filter((record) => kind === null || record.kind === kind)
        .filter(
          (record) =>
            (fromDay === null || dayOf(record.at) >= fromDay) && (toDay === null || dayOf(record.at) <= toDay),
        )
        .filter((record) => folded.length === 0 || folded.some((word) => wordsOf(record).includes(word)))
        .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))
      return { records: matching.slice(-found), total: matching.length }
    },
    async profile() {
      return (await inForce("profile", CompanyProfile)).at(-1)?.records ?? null
    },
    async rates() {
      return (await inForce("rates", z.array(Rate))).at(-1)?.records ?? []
    },
  }
}

function wordsOf({ from, to, subject, text }: FoundMessage): string {
  return [from, ...to, subject ?? "", text].join(" ").toLowerCase()
}

async function json(texts: Texts, hash: string): Promise<unknown> {
  const text = await texts.getText(hash)
  if (text === null) throw new Error(`The records stored under ${hash} are missing`)
  return JSON.parse(text)
}
