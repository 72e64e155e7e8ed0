// The registers of Section 9: catchments, soil tests, services, trees, inlets and quarries; figures are drawn by seed, never measured.
import { type Column, heading, paragraph, table } from "./blocks"
import type { SeededNumbers } from "./seeded-numbers"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

const ROWS_ON_A_SHEET = 26

const SERVICES = [
  ["Water main", "Water supply wing"],
  ["Sewer", "Municipality"],
  ["Telecom duct", "Telecom circle"],
  ["Power cable, low tension", "Power company"],
  ["Power cable, 11 kV", "Power company"],
  ["Gas line", "Gas network firm"],
  ["Street-light cable", "Municipality"],
  ["Pipe of unknown use", "Not known"],
]

export function siteRegisters(spec: TenderSpec, draw: SeededNumbers): Part[] {
  return [
    page("Catchments and discharges", [
      heading("D. Catchments and discharges"),
      paragraph(
        `Run-off is worked out by the rational formula for a storm of one hour that returns once in ten years. Contributions ` +
          `from outside the limits of ${spec.authority.place} are shown under the letter X.`,
      ),
      table(columns("Area", "Hectares", "Share built up", "Coefficient", "Discharge (cumec)"), catchments(draw)),
    ]),
    page("Soil and ground water", [
      heading("E. Chemical tests of soil and ground water"),
      paragraph("Samples were tested within a week of being taken. The exposure named in Section 6 rests upon them."),
      table(columns("Sample", "Depth (m)", "pH", "Sulphate (ppm)", "Chloride (ppm)"), soilTests(draw)),
    ]),
    ...sheets(draw, {
      name: "Register of buried services",
      titles: ["Chainage (m)", "Service", "Size", "Depth (m)", "Owner"],
      cells: () => {
        const [service = "", owner = ""] = draw.pick(SERVICES)
        const size = `${draw.pick([63, 90, 110, 150, 200, 300])} mm`
        return [service, size, (draw.between(45, 210) / 100).toFixed(2), owner]
      },
    }),
    ...sheets(draw, {
      name: "Register of trees",
      titles: ["Chainage (m)", "Species", "Girth (cm)", "Side", "Proposal"],
      cells: () => [
        draw.pick(["Neem", "Rain tree", "Coconut", "Gulmohar", "Pongamia", "Tamarind", "Badam", "Palmyra"]),
        String(draw.between(30, 240)),
        draw.pick(["Left", "Right"]),
        draw.pick(["Retain", "Retain", "Retain", "Prune", "Remove", "Transplant"]),
      ],
    }),
    ...sheets(draw, {
      name: "Schedule of inlets",
      titles: ["Chainage (m)", "Side", "Type", "Invert below road (m)", "Pipe"],
      cells: () => [
        draw.pick(["Left", "Right"]),
        draw.pick(["Kerb", "Grating", "Kerb and grating", "Side drain"]),
        (draw.between(60, 140) / 100).toFixed(2),
        draw.pick(["300 mm", "300 mm", "450 mm"]),
      ],
    }),
    page("Quarries and leads", [
      heading("F. Quarries and leads"),
      paragraph(
        `Leads are measured by road to the middle of the work. The chart is a guide; a contractor may bring materials from ` +
          `elsewhere if they pass the tests, at the same rates.`,
      ),
      table(columns("Material", "Source", "Road", "Lead (km)", "Open in monsoon"), quarries(draw)),
    ]),
  ]
}

function page(title: string, blocks: Part["blocks"]): Part {
  return { section: "site", title, need: "extra", blocks }
}

type Register = { name: string; titles: string[]; cells: () => string[] }

/** Two sheets of a register along the alignment, chainages rising through both. */
function sheets(draw: SeededNumbers, { name, titles, cells }: Register): Part[] {
  let chainage = 0
  return [1, 2].map((sheet) => {
    const rows = Array.from({ length: ROWS_ON_A_SHEET }, () => {
      chainage += draw.between(12, 96)
      return [String(chainage), ...cells()]
    })
    return page(`${name}, sheet ${sheet}`, [heading(`${name}, sheet ${sheet}`), table(columns(...titles), rows)])
  })
}

function columns(...titles: string[]): Column[] {
  return titles.map((title, at) => ({ title, share: at === 1 ? 4 : 3 }))
}

function catchments(draw: SeededNumbers): string[][] {
  return ["A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3", "D1", "D2", "X1", "X2"].map((area) => {
    const hectares = draw.between(80, 620) / 10
    const coefficient = draw.between(45, 85) / 100
    const discharge = (coefficient * hectares * 62) / 360
    return [area, hectares.toFixed(1), `${draw.between(20, 90)} in 100`, coefficient.toFixed(2), discharge.toFixed(2)]
  })
}

function soilTests(draw: SeededNumbers): string[][] {
  return Array.from({ length: 14 }, (_, at) => [
    `${at % 3 === 2 ? "W" : "S"}-${at + 1}`,
    (draw.between(5, 45) / 10).toFixed(1),
    (draw.between(66, 84) / 10).toFixed(1),
    String(draw.between(90, 720)),
    String(draw.between(60, 940)),
  ])
}

function quarries(draw: SeededNumbers): string[][] {
  const materials = ["Metal 40 mm", "Metal 20 mm", "Metal 12 mm", "Stone dust", "Manufactured sand", "Rubble", "Murrum"]
  return materials.flatMap((material) =>
    ["North hill crusher", "Bypass crusher"].map((source) => [
      material,
      source,
      draw.pick(["Tarred", "Tarred", "Partly gravel"]),
      String(draw.between(9, 58)),
      draw.pick(["Yes", "Yes", "With delay"]),
    ]),
  )
}
