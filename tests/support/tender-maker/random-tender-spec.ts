// Draws the spec of another tender than the shipped sample, the same for the same seed; every listed fact differs from the sample's.
import { CIVIL_ITEMS, scheduleOf } from "@/lib/cli/sample-files/civil-items"
import { makeTenderPack, type Pack } from "@/lib/cli/sample-files/make-tender-pack"
import { type SeededNumbers, seededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import type { TenderSpec } from "@/lib/cli/sample-files/tender-spec"
import { bidMessages } from "./bid-messages"
import { inIndia, plusDays, workingDay } from "./calendar-days"
import {
  AUTHORITY_KINDS,
  FIRM_KINDS,
  FIRM_NAMES,
  GIVEN_NAMES,
  OFFICERS,
  OTHER_WORKS,
  PLACES,
  SURNAMES,
  WORK_KINDS,
} from "./word-lists"

const LAKH = 100_000
const SAMPLE_LAKHS = new Set([12, 15])

/** `today` is a date the tender is open on: notice and corrigenda lie before it, the closings after it. */
export function randomTenderSpec(seed: number, today = "2026-12-01"): TenderSpec {
  const draw = seededNumbers(seed)
  const [place, state] = draw.pick(PLACES)
  const [kind, short] = draw.pick(AUTHORITY_KINDS)
  const work = draw.pick(WORK_KINDS)
  const estimatedCost = pickBut(() => draw.between(1100, 9500), new Set([4800])) * LAKH
  const similarWorkMinimum = estimatedCost * 0.4
  const [coverWas, coverBecomes] = draw.pick([
    [30, 45],
    [45, 60],
    [45, 75],
    [25, 45],
    [60, 75],
  ] as const)
  const others = draw.shuffled(OTHER_WORKS).slice(0, 4)
  const excluded = others[0] ?? OTHER_WORKS[0]
  const excludedWork = `${excluded.name} ${draw.pick(PLACES)[0]}`
  const dates = drawnDates(draw, today)
  const items = drawnItems(draw)
  const scheduled = draw.between(12, 18)
  const firm = draw.pick(FIRM_NAMES)
  const company = `${firm} ${draw.pick(FIRM_KINDS)}`
  const person = () => `${draw.pick(GIVEN_NAMES)} ${draw.pick(SURNAMES)}`
  const site = slug(firm)
  return {
    authority: {
      name: `${place} ${kind}`,
      short: `${place.slice(0, 1)}${short}`,
      officer: draw.pick(OFFICERS),
      signatory: person(),
      address: `${draw.between(2, 88)} ${draw.pick(["Lake", "College", "Court", "Mill", "Station"])} Road, ${place}, ${state}`,
      place,
      state,
      email: `tenders@${slug(place)}-${short.toLowerCase()}.example`,
    },
    tenderNumber: `${place.slice(0, 1)}${short}/${draw.pick(["CIV", "PROJ", "ENG", "CAP"])}/2026-27/${draw.between(101, 989)}`,
    work: { name: `${work.work} at ${place}`, noun: work.noun, similarKind: `the construction of ${work.similar}` },
    estimatedCost,
    emd: drawnDeposit(draw),
    fee: draw.between(51, 280) * 100,
    validityDays: draw.pick([75, 90, 100, 150, 180]),
    completionMonths: draw.pick([10, 12, 14, 15, 20, 22, 24]),
    performanceSecurityPercent: draw.pick([3, 4, 6, 7.5, 8]),
    liquidatedDamages: { percentPerWeek: draw.pick([0.25, 0.3, 0.75, 1]), capPercent: draw.pick([4.5, 6.5, 7, 9]) },
    turnoverMinimum: estimatedCost * 0.5,
    similarWorkMinimum,
    ...dates,
    corrigendum1: { ...dates.corrigendum1, format: draw.pick(["pdf", "docx"]), coverWas, coverBecomes },
    corrigendum2: { ...dates.corrigendum2, format: draw.pick(["pdf", "docx"]) },
    items: scheduleOf(items.slice(0, scheduled), Math.round(estimatedCost * (draw.between(88, 104) / 100))),
    otherRates: items.slice(scheduled, scheduled + 4).map(({ weight: _, ...rate }) => rate),
    company: {
      name: company,
      fields: [
        { field: "Registered office", value: `${draw.between(3, 240)} Market Street, ${draw.pick(PLACES)[0]}` },
        { field: "Year of incorporation", value: String(draw.between(1984, 2012)) },
        { field: "Managing director", value: person() },
        { field: "Authorised signatory", value: person() },
        { field: "E-mail", value: `bids@${site}.example` },
      ],
      turnover: [2021, 2022, 2023, 2024, 2025].map((year) => ({
        year: `${year}-${String(year + 1).slice(2)}`,
        rupees: Math.round((estimatedCost * draw.between(55, 95)) / 100 / 10_000) * 10_000,
      })),
      works: draw.shuffled([
        ...draw
          .shuffled(PLACES)
          .slice(0, 2)
          .map(([town]) => ({
            name: `${capital(work.noun)} for ${town} ${draw.pick(["east", "west", "north", "south"])} ward`,
            client: `${town} Works Office`,
            value: Math.round((similarWorkMinimum * draw.between(112, 190)) / 100 / 10_000) * 10_000,
            completed: `${draw.between(2022, 2025)}-0${draw.between(1, 9)}-${draw.between(10, 28)}`,
            scope: `${capital(work.noun)} in reinforced concrete, ${draw.between(4, 48) / 10} km`,
          })),
        ...others.map((other, at) => ({
          name: at === 0 ? excludedWork : `${other.name} ${draw.pick(PLACES)[0]}`,
          client: `${draw.pick(PLACES)[0]} Public Works Section`,
          value: draw.between(240, 3900) * LAKH,
          completed: `${draw.between(2021, 2025)}-0${draw.between(1, 9)}-${draw.between(10, 28)}`,
          scope: other.scope,
        })),
      ]),
    },
    excludedWork,
    messages: bidMessages(draw, { today, site, place, noun: work.noun }),
    filePrefix: draw.pick(["", "", `NIT_${draw.between(1000, 9999)}_`, `${slug(place)}-`]),
    tenderPages: draw.between(12, 15),
    seed,
  }
}

/** A pack of the drawn spec, its files in a drawn order. */
export async function randomTenderPack(seed: number, today?: string): Promise<{ spec: TenderSpec; pack: Pack }> {
  const spec = randomTenderSpec(seed, today)
  const pack = await makeTenderPack(spec)
  return { spec, pack: { ...pack, files: seededNumbers(seed + 1).shuffled(pack.files) } }
}

function drawnDates(draw: SeededNumbers, today: string) {
  const issued = workingDay(plusDays(today, -draw.between(26, 28)))
  const corrigendum1 = workingDay(plusDays(issued, draw.between(4, 6)))
  const preBid = workingDay(plusDays(issued, draw.between(10, 11)))
  const preBidAfter = workingDay(plusDays(preBid, draw.between(1, 3)))
  const closingClock = draw.pick(["11:00", "12:00", "13:30", "14:00", "16:00", "17:00", "17:30"])
  const closing = workingDay(plusDays(today, draw.between(4, 8)))
  const onceMoved =
    draw.pick(["once", "never"]) === "once" ? workingDay(plusDays(closing, draw.between(2, 4))) : undefined
  const closingAfter = workingDay(plusDays(onceMoved ?? closing, draw.between(5, 12)))
  const lastClock = draw.pick(["11:30", "12:30", "14:30", "16:30", "17:15"])
  return {
    dates: {
      issued,
      downloadFrom: inIndia(workingDay(plusDays(issued, 1)), "09:30"),
      siteVisit: inIndia(workingDay(plusDays(issued, draw.between(5, 7))), "10:00"),
      queriesUntil: inIndia(workingDay(plusDays(issued, draw.between(7, 8))), "16:45"),
      preBid: inIndia(preBid, draw.pick(["10:30", "12:15", "15:30"])),
      preBidAfterCorrigendum1: inIndia(preBidAfter, draw.pick(["10:45", "12:45", "16:15"])),
      closing: inIndia(closing, closingClock),
      closingAfterCorrigendum1: onceMoved === undefined ? undefined : inIndia(onceMoved, closingClock),
      closingAfterCorrigendum2: inIndia(closingAfter, lastClock),
      minutesToOpening: draw.pick([15, 45, 60, 90]),
    },
    corrigendum1: { issued: corrigendum1 },
    corrigendum2: { issued: workingDay(plusDays(preBidAfter, draw.between(1, 2))) },
  }
}

function drawnDeposit(draw: SeededNumbers): { old: number; new: number } {
  const before = pickBut(() => draw.between(3, 40), SAMPLE_LAKHS)
  const after = pickBut(() => before + draw.between(2, 9), SAMPLE_LAKHS)
  const odd = draw.pick([0, 25_000, 60_000])
  return { old: before * LAKH + odd, new: after * LAKH + odd }
}

function drawnItems(draw: SeededNumbers) {
  return draw.shuffled(CIVIL_ITEMS).map((item) => ({
    ...item,
    rate: ((Number(item.rate) * draw.between(811, 1297)) / 1000).toFixed(2),
  }))
}

function pickBut(next: () => number, refused: ReadonlySet<number>): number {
  const value = next()
  return refused.has(value) ? pickBut(next, refused) : value
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, "")
}

function capital(noun: string): string {
  return noun.slice(0, 1).toUpperCase() + noun.slice(1)
}
