// Section 7, the schedule of quantities as printed in the tender document; never states a rate.
import { heading, paragraph, table } from "./blocks"
import { grouped } from "./indian-forms"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

export function schedulePart(spec: TenderSpec): Part {
  return {
    section: "schedule",
    title: "Schedule of quantities",
    need: "core",
    blocks: [
      heading("Schedule of quantities"),
      paragraph(
        `The schedule has ${spec.items.length} items. Rates are entered only in the workbook published with the tender, whose ` +
          `descriptions, units and quantities are repeated here. Every item includes materials, labour, plant, leads and lifts, ` +
          `testing, and all that the specification requires.`,
      ),
      table(
        [
          { title: "Item No", share: 2, align: "center" },
          { title: "Description", share: 11 },
          { title: "Unit", share: 2, align: "center" },
          { title: "Quantity", share: 3, align: "right" },
        ],
        spec.items.map((item, at) => [String(at + 1), item.description, item.unit, grouped(Number(item.quantity))]),
      ),
    ],
  }
}
