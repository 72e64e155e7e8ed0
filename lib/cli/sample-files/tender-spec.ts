// The shape of an invented tender from which a pack of files is made; never holds anything read from a real one.
import { z } from "zod"

/** Whole rupees. */
const Rupees = z.int().positive()
/** A moment with its offset, such as 2026-12-10T15:00:00+05:30. */
const Instant = z.iso.datetime({ offset: true })

/** One line of the schedule: `rate` in rupees with up to two decimals, `quantity` a decimal in `unit`. */
export const ScheduleItem = z.object({
  code: z.string(),
  description: z.string(),
  unit: z.string(),
  quantity: z.string().regex(/^\d+(\.\d{1,3})?$/),
  rate: z.string().regex(/^\d+(\.\d{1,2})?$/),
})
export type ScheduleItem = z.infer<typeof ScheduleItem>

/** One line of the messages file: a mail, or a note of a telephone call. */
export const PackMessage = z.object({
  kind: z.enum(["mail", "call"]),
  at: Instant,
  from: z.string(),
  to: z.array(z.string()).min(1),
  subject: z.string().optional(),
  text: z.string(),
})
export type PackMessage = z.infer<typeof PackMessage>

const PastWork = z.object({
  name: z.string(),
  client: z.string(),
  value: Rupees,
  completed: z.iso.date(),
  scope: z.string(),
})
export type PastWork = z.infer<typeof PastWork>

const LetterFormat = z.enum(["pdf", "docx"])

/** Everything a pack says, in typed values. Money in whole rupees, moments with offset, durations in the unit named. */
export const TenderSpec = z.object({
  authority: z.object({
    name: z.string(),
    short: z.string(),
    officer: z.string(),
    signatory: z.string(),
    address: z.string(),
    place: z.string(),
    state: z.string(),
    email: z.string(),
  }),
  tenderNumber: z.string(),
  work: z.object({ name: z.string(), noun: z.string(), similarKind: z.string() }),
  estimatedCost: Rupees,
  emd: z.object({ old: Rupees, new: Rupees }),
  fee: Rupees,
  validityDays: z.int().positive(),
  completionMonths: z.int().positive(),
  performanceSecurityPercent: z.number().positive(),
  liquidatedDamages: z.object({ percentPerWeek: z.number().positive(), capPercent: z.number().positive() }),
  turnoverMinimum: Rupees,
  similarWorkMinimum: Rupees,
  dates: z.object({
    issued: z.iso.date(),
    downloadFrom: Instant,
    siteVisit: Instant,
    queriesUntil: Instant,
    preBid: Instant,
    preBidAfterCorrigendum1: Instant,
    closing: Instant,
    closingAfterCorrigendum1: Instant.optional(),
    closingAfterCorrigendum2: Instant,
    minutesToOpening: z.int().positive(),
  }),
  corrigendum1: z.object({
    issued: z.iso.date(),
    format: LetterFormat,
    coverWas: z.int().positive(),
    coverBecomes: z.int().positive(),
  }),
  corrigendum2: z.object({ issued: z.iso.date(), format: LetterFormat }),
  items: z.array(ScheduleItem).min(1),
  otherRates: z.array(ScheduleItem.omit({ quantity: true })),
  company: z.object({
    name: z.string(),
    fields: z.array(z.object({ field: z.string(), value: z.string() })),
    turnover: z.array(z.object({ year: z.string(), rupees: Rupees })).min(1),
    works: z.array(PastWork).min(1),
  }),
  /** The name of the one past work that the bid may not list. */
  excludedWork: z.string(),
  messages: z.array(PackMessage),
  /** Stands before every file name of the pack; empty, or such as `NIT_7714_`. */
  filePrefix: z.string(),
  /** How many pages the tender document should have, near enough; never fewer than its core sections need. */
  tenderPages: z.int().positive(),
  /** Seeds the levels, bore logs and other site figures, and the order of the rate list. */
  seed: z.int(),
})
export type TenderSpec = z.infer<typeof TenderSpec>
