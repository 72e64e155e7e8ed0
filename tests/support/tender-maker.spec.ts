// Proves that made tender packs say what their truth claims, in the files a person would open; never looks at how they are made.
import { readFile } from "node:fs/promises"
import path from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { ANAKAPALLI } from "@/lib/cli/sample-files/anakapalli-spec"
import { laterThatDay, longMoment, rupees, rupeesAndWords, shortMoment } from "@/lib/cli/sample-files/indian-forms"
import { makeTenderPack, type Pack, type PackFile } from "@/lib/cli/sample-files/make-tender-pack"
import type { ExpectedFact, FactKey } from "@/lib/cli/sample-files/pack-truth"
import { PackMessage, TenderSpec } from "@/lib/cli/sample-files/tender-spec"
import { acceptanceRecords } from "./acceptance-records"
import { dayOfWeek } from "./tender-maker/calendar-days"
import { packText, pdfPages, sheetRows } from "./tender-maker/pack-text"
import { randomTenderPack, randomTenderSpec } from "./tender-maker/random-tender-spec"
import { GIVEN_NAMES, SURNAMES } from "./tender-maker/word-lists"

const SEEDS = Array.from({ length: 60 }, (_, at) => at * 7919 + 3)

const sample = makeTenderPack(ANAKAPALLI)

type Made = { spec: TenderSpec; pack: Pack; texts: Map<string, string> }

async function read(spec: TenderSpec, pack: Pack): Promise<Made> {
  const texts = new Map<string, string>()
  for (const file of pack.files) texts.set(file.name, await packText(file))
  return { spec, pack, texts }
}

function fileLike(pack: Pack, part: string): PackFile {
  const file = pack.files.find(({ name }) => name.includes(part))
  if (file === undefined) throw new Error(`the pack has no ${part}`)
  return file
}

function factOf(pack: Pack, key: FactKey): ExpectedFact {
  const fact = pack.truth.facts.find((each) => each.key === key)
  if (fact === undefined) throw new Error(`the truth has no ${key}`)
  return fact
}

function filesSaying(made: Made, words: string): string[] {
  return [...made.texts].filter(([, text]) => text.includes(words)).map(([name]) => name)
}

describe.each([
  { label: "the sample", make: async () => read(ANAKAPALLI, await sample) },
  { label: "a drawn pack", make: async () => drawn(20261201) },
  { label: "another drawn pack", make: async () => drawn(77) },
])("files of $label", ({ label, make }) => {
  let made: Made
  beforeAll(async () => {
    made = await make()
  })

  it(`every expected value of ${label} stands as printed in the file it is claimed from`, () => {
    for (const fact of made.pack.truth.facts) {
      for (const value of [fact.current, ...fact.superseded]) {
        expect(made.texts.get(value.file), `${fact.key} ${value.value}`).toContain(value.printed)
      }
    }
  })

  it(`the first deposit of ${label} stands in tender and price list, the new one in corrigendum 2 alone`, () => {
    const { pack, spec } = made
    const tender = made.texts.get(fileLike(pack, "tender-document").name) ?? ""
    expect(tender.split(rupees(spec.emd.old)).length - 1).toBeGreaterThanOrEqual(4)
    expect(tender).toContain(rupeesAndWords(spec.emd.old))
    const bare = (amount: number) => rupees(amount).slice("Rs. ".length, -"/-".length)
    expect(pack.truth.staleDepositIn).toEqual([fileLike(pack, "price-list").name])
    expect(filesSaying(made, `Rs ${bare(spec.emd.old)}`)).toEqual(pack.truth.staleDepositIn)
    expect(filesSaying(made, `Rs. ${bare(spec.emd.new)}`)).toEqual([fileLike(pack, "corrigendum-2").name])
    expect(filesSaying(made, `Rs ${bare(spec.emd.new)}`)).toEqual([])
  })

  it(`the last closing of ${label} stands in corrigendum 2 alone, with its right weekday`, () => {
    const { pack, spec } = made
    const closing = spec.dates.closingAfterCorrigendum2
    expect(filesSaying(made, longMoment(closing))).toEqual([fileLike(pack, "corrigendum-2").name])
    expect(filesSaying(made, shortMoment(closing))).toEqual([])
    expect(made.texts.get(fileLike(pack, "tender-document").name)).toContain(shortMoment(spec.dates.closing))
    expect(factOf(pack, "closing").current.value).toBe(closing)
  })

  it(`each corrigendum of ${label} names the tender and the authority`, () => {
    for (const part of ["corrigendum-1", "corrigendum-2"]) {
      const text = made.texts.get(fileLike(made.pack, part).name) ?? ""
      expect(text).toContain(made.spec.tenderNumber)
      expect(text.toLowerCase()).toContain(made.spec.authority.name.toLowerCase())
    }
  })

  it(`the clauses that corrigenda of ${label} name hold what they say is changed`, () => {
    const { spec, pack } = made
    const tender = made.texts.get(fileLike(pack, "tender-document").name) ?? ""
    const letter = made.texts.get(fileLike(pack, "corrigendum-2").name) ?? ""
    const number = /clause (\d+\.\d+), the earnest money deposit/.exec(letter)?.[1] ?? "no clause"
    const clause = tender.slice(tender.indexOf(`${number} Earnest money deposit`))
    expect(clause.slice(0, 200)).toContain(rupees(spec.emd.old))
  })

  it(`the workbook of ${label} leaves rate and amount blank and holds every item once`, async () => {
    const [sheet] = await sheetRows(fileLike(made.pack, "bill-of-quantities"))
    const rows = sheet?.rows ?? []
    const head = rows.findIndex((row) => row[0] === "Item No")
    expect(rows[head]).toEqual(["Item No", "Description", "Unit", "Quantity", "Rate", "Amount"])
    expect(rows.slice(head + 1)).toEqual(
      made.spec.items.map((item, at) => [String(at + 1), item.description, item.unit, item.quantity, "", ""]),
    )
  })

  it(`the price list of ${label} has one rate for every item of its schedule`, async () => {
    const [sheet] = await sheetRows(fileLike(made.pack, "price-list"))
    expect(sheet?.rows[0]).toEqual(["Code", "Description", "Unit", "Rate (Rs)"])
    for (const item of made.spec.items) {
      const lines = sheet?.rows.filter((row) => row[1] === item.description) ?? []
      expect(lines.map((row) => [row[2], Number(row[3])])).toEqual([[item.unit, Number(item.rate)]])
    }
  })

  it(`the profile of ${label} meets the criteria without the excluded work`, async () => {
    const { truth } = made.pack
    const sheets = await sheetRows(fileLike(made.pack, "company-profile"))
    expect(sheets.map(({ sheet, rows }) => [sheet, rows[0]])).toEqual([
      ["Company", ["Field", "Value"]],
      ["Turnover", ["Year", "Turnover (Rs)"]],
      ["Works", ["Name", "Client", "Value (Rs)", "Completed", "Scope"]],
    ])
    expect(sheets[2]?.rows.map((row) => row[0])).toContain(truth.excludedWork)
    expect(truth.qualifyingWorks.length).toBeGreaterThanOrEqual(2)
    expect(truth.qualifyingWorks).not.toContain(truth.excludedWork)
    expect(Number(truth.averageTurnover)).toBeGreaterThan(made.spec.turnoverMinimum)
  })

  it(`the messages of ${label} parse, in order of time`, () => {
    const bytes = fileLike(made.pack, "messages").bytes
    const messages = z.array(PackMessage).parse(JSON.parse(new TextDecoder().decode(bytes)))
    expect(messages).toEqual(made.spec.messages)
    const times = messages.map(({ at }) => Date.parse(at))
    expect(times).toEqual([...times].sort((left, right) => left - right))
  })
})

describe("the shipped sample", () => {
  it("the committed files are the bytes that the script makes", async () => {
    const { files } = await sample
    for (const file of files) {
      const committed = await readFile(path.resolve("lib/cli/sample", file.name))
      expect(committed.equals(file.bytes), file.name).toBe(true)
    }
  })

  it("the tender document has sixty pages, none of them empty", async () => {
    const pages = await pdfPages(fileLike(await sample, "tender-document"))
    expect(pages).toHaveLength(60)
    expect(pages.filter((page) => page.length < 200)).toEqual([])
  })
})

describe("drawn tenders", () => {
  it("the same seed gives the same truth, the same bytes and the same order of files", async () => {
    const [first, second] = [await randomTenderPack(41), await randomTenderPack(41)]
    expect(second.pack.truth).toEqual(first.pack.truth)
    expect(second.pack.files).toEqual(first.pack.files)
  })

  it("another seed gives another tender", () => {
    const numbers = new Set(SEEDS.map((seed) => randomTenderSpec(seed).tenderNumber))
    expect(numbers.size).toBeGreaterThan(SEEDS.length - 4)
  })

  it("no listed fact of a drawn tender equals the sample's", () => {
    const ours = listed(ANAKAPALLI)
    for (const seed of SEEDS) {
      const theirs = listed(TenderSpec.parse(randomTenderSpec(seed)))
      for (const [what, value] of Object.entries(theirs)) {
        expect(value, `${what} of seed ${seed}`).not.toEqual(ours[what as keyof typeof ours])
      }
    }
  })

  it("a drawn tender has its days in order, on working days, around today", () => {
    const today = Date.parse("2026-12-01T00:00:00+05:30")
    for (const seed of SEEDS) {
      const { dates, corrigendum1, corrigendum2 } = randomTenderSpec(seed)
      const closings = [dates.closing, dates.closingAfterCorrigendum1, dates.closingAfterCorrigendum2]
      const order = [dates.issued, corrigendum1.issued, dates.queriesUntil, dates.preBid, dates.preBidAfterCorrigendum1]
      const inOrder = [...order, corrigendum2.issued, ...closings].filter((each) => each !== undefined)
      const days = inOrder.map((each) => each.slice(0, 10))
      expect([...days].sort(), `seed ${seed}`).toEqual(days)
      expect(days.filter((day) => [0, 6].includes(dayOfWeek(day)))).toEqual([])
      expect(Date.parse(corrigendum2.issued)).toBeLessThan(today)
      expect(Date.parse(dates.closing)).toBeGreaterThan(today)
    }
  })

  it("a drawn deposit rises and a drawn bidder qualifies without the excluded work", () => {
    for (const seed of SEEDS) {
      const spec = randomTenderSpec(seed)
      expect(spec.emd.new).toBeGreaterThan(spec.emd.old)
      expect(spec.company.works.map(({ name }) => name)).toContain(spec.excludedWork)
      expect(new Set(spec.company.works.map(({ name }) => name)).size).toBe(spec.company.works.length)
    }
  })
})

describe("records for the acceptance pair", () => {
  it("one call last week is with the friend about the topic, and two mails are about the other one", () => {
    for (const seed of SEEDS) {
      const { records, friend, topic, otherTopic, callDay, callDate } = acceptanceRecords(seed)
      const sent = z.array(PackMessage).parse(records)
      const theirs = sent.filter(({ from }) => from.startsWith(`${friend} <`))
      const calls = theirs.filter(({ kind, text }) => kind === "call" && text.includes(topic))
      expect(calls.map(({ at }) => at.slice(0, 10))).toEqual([callDate])
      expect(callDate >= "2026-11-23" && callDate <= "2026-11-28").toBe(true)
      expect(new Date(`${callDate}T12:00:00Z`).toLocaleDateString("en-IN", { weekday: "long", timeZone: "UTC" })).toBe(
        callDay,
      )
      const mails = theirs.filter(({ kind, text }) => kind === "mail" && text.includes(otherTopic))
      expect(mails.map(({ at }) => at.slice(0, 10)).filter((day) => day !== callDate)).toHaveLength(2)
    }
  })

  it("no record names a weekday, and only the person's first words name the topic, not the question", () => {
    for (const seed of SEEDS) {
      const { records, said, question, topic, friend } = acceptanceRecords(seed)
      expect(said).toContain(topic)
      expect(said).toContain(friend)
      expect(question).toBe("What day was the conversation?")
      expect(JSON.stringify(records)).not.toMatch(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/)
    }
  })

  it("last week follows the given moment, also on a Sunday and over a year's end", () => {
    for (const seed of SEEDS) {
      const { callDate } = acceptanceRecords(seed, "2027-01-03T09:00:00+05:30")
      expect(callDate >= "2026-12-21" && callDate <= "2026-12-26").toBe(true)
    }
  })

  it("the sample's people are in no word list", () => {
    const sample = JSON.stringify(ANAKAPALLI)
    const shared = [...GIVEN_NAMES, ...SURNAMES].filter((name) => new RegExp(`\\b${name}\\b`).test(sample))
    expect(shared).toEqual([])
  })
})

async function drawn(seed: number): Promise<Made> {
  const { spec, pack } = await randomTenderPack(seed)
  return read(spec, pack)
}

function listed(spec: TenderSpec) {
  const { dates } = spec
  return {
    tenderNumber: spec.tenderNumber,
    authority: spec.authority.name,
    place: spec.authority.place,
    signatory: spec.authority.signatory,
    work: spec.work.name,
    estimatedCost: spec.estimatedCost,
    oldDeposit: spec.emd.old,
    newDeposit: spec.emd.new,
    fee: spec.fee,
    validity: spec.validityDays,
    completion: spec.completionMonths,
    security: spec.performanceSecurityPercent,
    damages: spec.liquidatedDamages.percentPerWeek,
    cap: spec.liquidatedDamages.capPercent,
    turnover: spec.turnoverMinimum,
    similar: spec.similarWorkMinimum,
    preBid: dates.preBid,
    preBidAfter: dates.preBidAfterCorrigendum1,
    closing: dates.closing,
    closingAfter: dates.closingAfterCorrigendum2,
    opening: laterThatDay(dates.closingAfterCorrigendum2, dates.minutesToOpening),
    cover: [spec.corrigendum1.coverWas, spec.corrigendum1.coverBecomes],
    company: spec.company.name,
    excludedWork: spec.excludedWork,
    rates: spec.items.map(({ rate }) => rate),
  }
}
