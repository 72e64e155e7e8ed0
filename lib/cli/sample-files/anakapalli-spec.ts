// The sample: an invented storm-water drain at Anakapalli, its tender, its bidder and the bidder's mails. All names are made up.
import { ANAKAPALLI_MESSAGES } from "./anakapalli-messages"
import { CIVIL_ITEMS, scheduleOf } from "./civil-items"
import type { TenderSpec } from "./tender-spec"

const NOT_IN_THE_SCHEDULE = new Set(["PR-02", "RL-01", "RS-02", "SF-01"])
const SCHEDULED = CIVIL_ITEMS.filter((item) => !NOT_IN_THE_SCHEDULE.has(item.code))
const OTHERS = CIVIL_ITEMS.filter((item) => NOT_IN_THE_SCHEDULE.has(item.code))

export const ANAKAPALLI: TenderSpec = {
  authority: {
    name: "Anakapalli Town Infrastructure Board",
    short: "ATIB",
    officer: "Superintending Engineer, Drainage Circle",
    signatory: "P. Someswara Rao",
    address: "Board Office, Gandhi Market Road, Anakapalli, Andhra Pradesh",
    place: "Anakapalli",
    state: "Andhra Pradesh",
    email: "se-drainage@atib.example",
  },
  tenderNumber: "ATIB/SWD/2026-27/014",
  work: {
    name: "Construction of RCC storm-water drain from Gavarapalem to the Sarada river outfall at Anakapalli",
    noun: "drain",
    similarKind: "the construction of a storm-water drain or canal in reinforced concrete for a public body",
  },
  estimatedCost: 480_000_000,
  emd: { old: 1_200_000, new: 1_500_000 },
  fee: 29_500,
  validityDays: 120,
  completionMonths: 18,
  performanceSecurityPercent: 5,
  liquidatedDamages: { percentPerWeek: 0.5, capPercent: 10 },
  turnoverMinimum: 240_000_000,
  similarWorkMinimum: 192_000_000,
  dates: {
    issued: "2026-11-02",
    downloadFrom: "2026-11-03T10:00:00+05:30",
    siteVisit: "2026-11-11T10:30:00+05:30",
    queriesUntil: "2026-11-13T17:00:00+05:30",
    preBid: "2026-11-17T11:00:00+05:30",
    preBidAfterCorrigendum1: "2026-11-19T11:30:00+05:30",
    closing: "2026-12-10T15:00:00+05:30",
    closingAfterCorrigendum2: "2026-12-17T15:00:00+05:30",
    minutesToOpening: 30,
  },
  corrigendum1: { issued: "2026-11-12", format: "pdf", coverWas: 40, coverBecomes: 50 },
  corrigendum2: { issued: "2026-11-27", format: "docx" },
  items: scheduleOf(SCHEDULED, 468_000_000),
  otherRates: OTHERS.map(({ weight: _, ...rate }) => rate),
  company: {
    name: "Tandava Hydro-Civil Works Private Limited",
    fields: [
      { field: "Registered office", value: "4-87/2, Station Road, Yelamanchili, Andhra Pradesh" },
      { field: "Year of incorporation", value: "2004" },
      { field: "Contractor registration", value: "Special class, civil, valid until 31 March 2029" },
      { field: "Managing director", value: "Bhavani Prasad Mulagada" },
      { field: "Authorised signatory", value: "Revathi Kolukula, General Manager (Tenders)" },
      { field: "Telephone", value: "08931 000 114" },
      { field: "E-mail", value: "bids@tandavahydro.example" },
      { field: "Permanent staff", value: "212, of whom 46 engineers" },
      { field: "Bankers", value: "Coastal Co-operative Commerce Bank, Yelamanchili" },
    ],
    turnover: [
      { year: "2021-22", rupees: 286_450_000 },
      { year: "2022-23", rupees: 312_780_000 },
      { year: "2023-24", rupees: 408_160_000 },
      { year: "2024-25", rupees: 447_925_000 },
      { year: "2025-26", rupees: 501_340_000 },
    ],
    works: [
      {
        name: "Storm-water drain, Old Gajuwaka to Mindi",
        client: "Vizag South Ward Works Division",
        value: 316_200_000,
        completed: "2024-03-22",
        scope: "RCC storm-water drain, 4.6 km, with crossings under two arterial roads",
      },
      {
        name: "Strengthening of Kakinada jetty",
        client: "East Godavari Fishing Harbour Office",
        value: 264_500_000,
        completed: "2023-08-30",
        scope: "Jacketing of piles, replacement of deck panels and fenders of the fishing jetty",
      },
      {
        name: "Flood relief drain, Tuni east bank",
        client: "Tuni Municipal Engineering Office",
        value: 207_800_000,
        completed: "2025-06-14",
        scope: "Trapezoidal and box drain in reinforced concrete, 3.1 km",
      },
      {
        name: "Box culvert at Payakaraopeta level crossing road",
        client: "State Roads Sub-division, Narsipatnam",
        value: 48_600_000,
        completed: "2022-12-05",
        scope: "Four-cell box culvert with approaches and guard walls",
      },
      {
        name: "Retaining wall along Varaha left bank",
        client: "Irrigation Section, Yelamanchili",
        value: 91_300_000,
        completed: "2021-05-19",
        scope: "Cantilever retaining wall, 1.4 km, on bored piles",
      },
      {
        name: "Sewer main and pumping main, Bheemili",
        client: "Bheemili Town Works Office",
        value: 132_700_000,
        completed: "2024-11-28",
        scope: "Sewer of 600 mm bore, rising main and wet well",
      },
    ],
  },
  excludedWork: "Strengthening of Kakinada jetty",
  messages: ANAKAPALLI_MESSAGES,
  filePrefix: "",
  tenderPages: 60,
  seed: 14,
}
