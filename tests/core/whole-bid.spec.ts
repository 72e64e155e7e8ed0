// Whole bids from a pack's files to the signed draft: the pack's truth comes out, and nothing superseded or excluded gets in.
import Big from "big.js"
import mammoth from "mammoth"
import { afterEach, describe, expect, it } from "vitest"
import { BidDraft } from "@/lib/bids/bid-draft"
import { ANAKAPALLI } from "@/lib/cli/sample-files/anakapalli-spec"
import { makeTenderPack, type Pack } from "@/lib/cli/sample-files/make-tender-pack"
import type { FactKey } from "@/lib/cli/sample-files/pack-truth"
import { seededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import type { ScheduleItem, TenderSpec } from "@/lib/cli/sample-files/tender-spec"
import type { LedgerState } from "@/lib/core/ledger-state"
import { decideWhatWaits } from "../support/bid-decisions"
import { type BidWorld, bidWorld } from "../support/bid-world"
import { amountForms, carriedAfter } from "../support/carried-amounts"
import { indianWords } from "../support/indian-words"
import { randomTenderPack } from "../support/tender-maker/random-tender-spec"
import { wireRecord } from "../support/wire-record"

/** Milliseconds from the first message to a draft that waits, on two busy cores. */
const budgetMs = 60_000
const timeout = 120_000

let world: BidWorld | null = null

afterEach(async () => {
  await world?.end()
  world = null
})

type Made = { world: BidWorld; state: LedgerState; draft: BidDraft; docx: string; tookMs: number }

/** `talk` is said one after the other while the bid is prepared; then what waits is decided and the draft signed. */
async function prepare(pack: Pack, talk: string[]): Promise<Made> {
  const made = await bidWorld()
  world = made
  await made.add(pack.files)
  const from = Date.now()
  await made.say("Prepare the bid for this tender.")
  for (const text of talk) await made.say(text)
  await made.waitUntilQuiet({ limitMs: budgetMs })
  const tookMs = Date.now() - from
  await decideWhatWaits(made)
  const state = await made.state()
  const submitted = [...state.drafts.values()].at(-1)
  if (!submitted?.signed) throw new Error(`No draft was signed; the console said: ${(await made.replies()).join("\n")}`)
  const content = await made.runtime.store.getText(submitted.contentHash)
  const file = await made.runtime.files.read(submitted.fileHash)
  if (content === null || file === null) throw new Error("The signed draft or its file is not stored")
  const docx = (await mammoth.extractRawText({ buffer: Buffer.from(file) })).value
  return { world: made, state, draft: BidDraft.parse(JSON.parse(content)), docx, tookMs }
}

/** The vocabulary's key of each fact of a pack; what no key stands for is not recorded by design. */
const vocabulary: Record<FactKey, string | null> = {
  emd: "emd.amount",
  closing: "bid.closing",
  "technical-opening": "bid.opening.technical",
  "pre-bid-meeting": "prebid.meeting",
  "estimated-cost": "cost.estimated",
  "tender-fee": "fee.tender",
  "bid-validity": "bid.validity",
  "completion-period": "completion.period",
  "performance-security": "security.performance",
  "liquidated-damages": "ld.rate",
  "liquidated-damages-cap": "ld.cap",
  "turnover-minimum": "turnover.minimum",
  "similar-work-minimum": "similar.work.minimum",
  "clear-cover": null,
}

function expectTruth(pack: Pack, state: LedgerState): void {
  const current = [...state.facts.values()].filter(({ status }) => status === "current")
  const known = pack.truth.facts.flatMap((fact) => {
    const key = vocabulary[fact.key]
    return key === null ? [] : [{ key, value: fact.current.value, file: fact.current.file }]
  })
  const found = known.map(({ key }) => {
    const facts = current.filter((fact) => fact.key === key)
    const source = facts[0]?.sources[0]
    return {
      key,
      value: facts.map(({ value }) => value.canonical).join(" and "),
      file: source?.from === "document" ? source.documentName : "no document",
    }
  })
  expect(found).toEqual(known)
}

/** Paise as whole numbers, by another way than the product's decimals: rate times quantity, rounded half up. */
function totalOf(items: ScheduleItem[]): { figures: string; paise: bigint } {
  const paise = items.reduce((sum, { rate, quantity }) => {
    const [hundredths, thousandths] = [scaled(rate, 2), scaled(quantity, 3)]
    return sum + (hundredths * thousandths + 500n) / 1000n
  }, 0n)
  return { figures: `${paise / 100n}.${String(paise % 100n).padStart(2, "0")}`, paise }
}

function scaled(value: number | string, places: number): bigint {
  const [whole = "0", part = ""] = new Big(value).toFixed(places).split(".")
  return BigInt(whole + part)
}

function expectTotal(spec: TenderSpec, { draft, docx }: Made): void {
  const { figures, paise } = totalOf(spec.items)
  expect(draft.items).toHaveLength(spec.items.length)
  expect(draft.total?.figures.replace(/[^\d.]/g, "").replace(/^\./, "")).toBe(figures)
  expect(plain(draft.total?.words ?? "")).toBe(plain(indianWords(paise)))
  expect(plain(docx)).toContain(plain(indianWords(paise)))
}

/** Words alone, so that hyphens and commas do not count. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()

/** After the corrigendum that changes it was read, the first deposit stands nowhere that counts. */
async function expectOldDepositGone(pack: Pack, made: Made): Promise<void> {
  const deposit = pack.truth.facts.find(({ key }) => key === "emd")
  const old = deposit?.superseded[0]
  if (!deposit || !old) throw new Error("The pack changes no deposit")
  const forms = amountForms(old.value)
  const record = await wireRecord(made.world)
  const looked = carriedAfter(record, "emd.amount")
  expect(looked.length).toBeGreaterThan(20)
  const found = looked.flatMap(({ where, text }) => {
    const at = text.search(forms)
    return at < 0 ? [] : [`${where}: ${text.slice(Math.max(0, at - 120), at + 60)}`]
  })
  expect(found).toEqual([])
  // The same looking finds what is there: the new deposit in what was carried, the old one on the page as it was printed.
  expect(looked.some(({ text }) => amountForms(deposit.current.value).test(text))).toBe(true)
  expect(record.requests.some(({ text }) => forms.test(text))).toBe(true)
  for (const text of [JSON.stringify(made.draft), made.docx]) {
    expect(forms.test(text)).toBe(false)
    expect(amountForms(deposit.current.value).test(text)).toBe(true)
  }
}

const drawn = Math.floor(Math.random() * 1_000_000)
const fixedSeeds = [11, 222, 3333]

it(
  "prepares the sample's bid to the signed draft: the truth in it, the first deposit and the excluded work not",
  async () => {
    const pack = await makeTenderPack(ANAKAPALLI)
    const made = await prepare(pack, [`Do not list the ${pack.truth.excludedWork} job.`])
    expectTruth(pack, made.state)
    expectTotal(ANAKAPALLI, made)
    await expectOldDepositGone(pack, made)
    expectLeftOut(pack, made)
    expect(made.tookMs).toBeLessThan(budgetMs)
  },
  timeout,
)

describe.each([...fixedSeeds, drawn])("a drawn tender, seed %i", (seed) => {
  it(
    "comes to its own truth in the signed draft, without its first deposit and its excluded work",
    async () => {
      console.info(`Tender drawn with seed ${seed}`)
      const { spec, pack } = await randomTenderPack(seed)
      const made = await prepare(pack, [`Do not list the ${pack.truth.excludedWork} job.`])
      expectTruth(pack, made.state)
      expectTotal(spec, made)
      await expectOldDepositGone(pack, made)
      expectLeftOut(pack, made)
      expect(made.tookMs).toBeLessThan(budgetMs)
    },
    timeout,
  )
})

function expectLeftOut({ truth }: Pack, { draft, docx, state }: Made): void {
  expect([...state.instructions.values()].map(({ quote }) => quote)).toEqual([
    `Do not list the ${truth.excludedWork} job.`,
  ])
  expect(JSON.stringify(draft)).not.toContain(truth.excludedWork)
  expect(docx).not.toContain(truth.excludedWork)
  for (const work of truth.qualifyingWorks) expect(JSON.stringify(draft)).toContain(work)
}

it(
  "lists the excluded work when nobody excludes it, in the draft and in its file",
  async () => {
    const [seed = 0] = seededNumbers(7).shuffled(fixedSeeds)
    const { pack } = await randomTenderPack(seed)
    const { draft, docx } = await prepare(pack, [])
    expect(JSON.stringify(draft)).toContain(pack.truth.excludedWork)
    expect(docx).toContain(pack.truth.excludedWork)
  },
  timeout,
)
