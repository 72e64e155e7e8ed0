// Section 9, what is known of the site: drawings, bore logs, rainfall, registers and levels; never states a rate.
import { heading, paragraph, table } from "./blocks"
import { type SeededNumbers, seededNumbers } from "./seeded-numbers"
import { siteRegisters } from "./site-registers"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

const LEVEL_SHEETS = 24
const LEVELS_ON_A_SHEET = 28

/** The sheets of levels come last, one page each, so that a document can be filled to a wanted length. */
export function siteParts(spec: TenderSpec): Part[] {
  const draw = seededNumbers(spec.seed)
  return [drawings(spec), ...boreLogs(draw), rainfall(spec, draw), ...siteRegisters(spec, draw), ...levels(spec, draw)]
}

function drawings(spec: TenderSpec): Part {
  const subjects = [
    ["Index plan and catchment", "1:10,000"],
    ["Key plan with bench marks and reference pillars", "1:2,500"],
    ["Plan and longitudinal section, lower third", "1:500 / 1:100"],
    ["Plan and longitudinal section, middle third", "1:500 / 1:100"],
    ["Plan and longitudinal section, upper third", "1:500 / 1:100"],
    ["Typical cross sections, covered and open", "1:50"],
    ["Reinforcement of floor and walls", "1:25"],
    ["Cover slabs for footways and for wheel loads", "1:25"],
    ["Crossings under roads with traffic staging", "1:100"],
    ["Inlet chambers, gratings and silt traps", "1:20"],
    ["Junction and drop chambers", "1:20"],
    ["Expansion and construction joints", "1:5"],
    ["Outfall with apron and protection", "1:100"],
    ["Relocation of services, as recorded", "1:500"],
    ["Hand rails, name boards and chainage plates", "1:10"],
  ]
  return {
    section: "site",
    title: "List of drawings",
    need: "extra",
    blocks: [
      heading("A. List of drawings"),
      paragraph(
        `Drawings are published as one file on the portal. They are for tender purposes; those for construction follow in the ` +
          `first month with any change of level shown in a cloud.`,
      ),
      table(
        [
          { title: "Drawing", share: 4 },
          { title: "Subject", share: 8 },
          { title: "Scale", share: 3 },
          { title: "Revision", share: 2, align: "center" },
        ],
        subjects.map(([subject = "", scale = ""], at) => [
          `${spec.authority.short}/DRG/${String(at + 101)}`,
          subject,
          scale,
          at % 4 === 1 ? "R1" : "R0",
        ]),
      ),
    ],
  }
}

const STRATA = [
  "Filled-up soil with brick bats",
  "Brown silty clay, medium stiff",
  "Grey marine clay, soft",
  "Yellowish sandy clay, stiff",
  "Fine to medium sand with shells",
  "Medium sand, loose, below water",
  "Clayey gravel with kankar",
  "Weathered khondalite, breaks under the pick",
  "Reddish murrum, dense",
]

function boreLogs(draw: SeededNumbers): Part[] {
  return [1, 2, 3].map((number) => ({
    section: "site",
    title: `Bore logs, sheet ${number}`,
    need: "extra",
    blocks: [
      heading(`B. Bore logs, sheet ${number}`),
      ...[2 * number - 1, 2 * number].flatMap((hole) => [
        paragraph(
          `Bore hole BH-${hole} at chainage ${(hole * 410 + draw.between(0, 90)).toString()} m, ground level ` +
            `${(draw.between(820, 1460) / 100).toFixed(2)} m, water struck at ${(draw.between(110, 320) / 100).toFixed(2)} m.`,
        ),
        table(
          [
            { title: "From (m)", share: 2, align: "right" },
            { title: "To (m)", share: 2, align: "right" },
            { title: "Stratum", share: 8 },
            { title: "N value", share: 2, align: "right" },
            { title: "Sample", share: 2, align: "center" },
          ],
          boreRows(draw, hole),
        ),
      ]),
    ],
  }))
}

function boreRows(draw: SeededNumbers, hole: number): string[][] {
  let depth = 0
  let blows = draw.between(2, 5)
  return draw
    .shuffled(STRATA)
    .slice(0, 6)
    .map((stratum, at) => {
      const from = depth
      depth += draw.between(6, 24) / 10
      blows += draw.between(1, 8)
      return [from.toFixed(2), depth.toFixed(2), stratum, String(blows), `${hole}/${at % 2 === 0 ? "D" : "U"}${at + 1}`]
    })
}

function rainfall(spec: TenderSpec, draw: SeededNumbers): Part {
  const year = Number(spec.dates.issued.slice(0, 4))
  const mean = [9, 12, 14, 26, 62, 118, 156, 168, 182, 196, 74, 11]
  return {
    section: "site",
    title: "Rainfall",
    need: "extra",
    blocks: [
      heading("C. Monthly rainfall in millimetres"),
      paragraph(
        `Readings of the gauge nearest to ${spec.authority.place}. They are given as information; the contractor makes its own ` +
          `judgement of the days on which work is possible.`,
      ),
      table(
        [
          { title: "Year", share: 2 },
          ...["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((month) => ({
            title: month,
            share: 1.4,
            align: "right" as const,
          })),
        ],
        Array.from({ length: 10 }, (_, at) => [
          String(year - 10 + at),
          ...mean.map((each) => String(Math.round((each * draw.between(40, 170)) / 100))),
        ]),
      ),
    ],
  }
}

function levels(spec: TenderSpec, draw: SeededNumbers): Part[] {
  let ground = draw.between(1300, 1700)
  let invert = ground - draw.between(180, 240)
  return Array.from({ length: LEVEL_SHEETS }, (_, sheet) => ({
    section: "site",
    title: `Levels, sheet ${sheet + 1}`,
    need: "extra",
    blocks: [
      heading(`G. Levels along the ${spec.work.noun}, sheet ${sheet + 1}`),
      table(
        [
          { title: "Chainage (m)", share: 3, align: "right" },
          { title: "Ground level (m)", share: 3, align: "right" },
          { title: "Proposed level (m)", share: 3, align: "right" },
          { title: "Depth of cut (m)", share: 3, align: "right" },
          { title: "Remark", share: 5 },
        ],
        Array.from({ length: LEVELS_ON_A_SHEET }, (_, row) => {
          ground += draw.between(-14, 12)
          invert = Math.min(invert - 1, ground - 90)
          return [
            String((sheet * LEVELS_ON_A_SHEET + row) * 10),
            (ground / 100).toFixed(2),
            (invert / 100).toFixed(2),
            ((ground - invert) / 100).toFixed(2),
            draw.between(1, 9) === 1 ? draw.pick(REMARKS) : "",
          ]
        }),
      ),
    ],
  }))
}

const REMARKS = [
  "Road crossing",
  "Electric pole, left",
  "Water main crosses",
  "Temple compound, right",
  "Side drain joins",
  "Culvert, to be rebuilt",
  "School gate",
  "Telecom chamber",
]
