// Items of civil work with a usual rate and share of cost, and how a schedule of a wanted total is drawn from them.
import Big from "big.js"
import type { ScheduleItem } from "./tender-spec"

/** `rate` in rupees a unit; `weight` is the item's share of the cost beside the others'. */
export type CivilItem = { code: string; description: string; unit: string; rate: string; weight: number }

/** Whole quantities such that rate times quantity, summed, comes near `total` rupees; every quantity is at least 1. */
export function scheduleOf(items: readonly CivilItem[], total: number): ScheduleItem[] {
  const weights = items.reduce((sum, item) => sum + item.weight, 0)
  return items.map(({ weight, ...item }) => {
    const quantity = new Big(total).times(weight).div(weights).div(item.rate).round(0, Big.roundHalfUp)
    return { ...item, quantity: (quantity.lt(1) ? new Big(1) : quantity).toFixed() }
  })
}

export const CIVIL_ITEMS: readonly CivilItem[] = [
  ["SC-01", "Clearing the alignment of shrubs, refuse and old masonry, including carriage", "sqm", "38.50", 1],
  ["EW-01", "Excavation in all soils up to 1.5 m depth by machine, including dressing of sides", "cum", "214.60", 6],
  ["EW-02", "Excavation in all soils from 1.5 m to 3.0 m depth, including shoring as directed", "cum", "318.75", 7],
  ["EW-03", "Excavation in soft rock not requiring blasting", "cum", "642.20", 3],
  ["EW-04", "Dewatering by diesel pump of 20 HP, including fuel and operator", "hour", "486.00", 2],
  ["EW-05", "Refilling with selected excavated earth in layers, watered and compacted", "cum", "162.35", 2],
  ["EW-06", "Carriage of surplus earth to dumping ground within 12 km", "cum", "287.90", 4],
  ["BD-01", "Sand bedding 150 mm thick, watered and rammed", "cum", "1684.00", 2],
  ["CC-01", "Lean concrete M10 in bedding with 40 mm metal", "cum", "5742.50", 6],
  ["CC-02", "Reinforced concrete M30 in floor slabs, design mix", "cum", "8436.25", 15],
  ["CC-03", "Reinforced concrete M30 in walls up to 3.0 m height, design mix", "cum", "8972.80", 19],
  ["CC-04", "Reinforced concrete M30 in cover slabs, precast and placed", "cum", "9648.00", 6],
  ["ST-01", "Reinforcement Fe 500D, cut, bent, placed and tied", "MT", "78450.00", 18],
  ["FW-01", "Steel formwork to vertical faces, including props and stripping", "sqm", "612.40", 5],
  ["JT-01", "PVC water stop 230 mm with central bulb in joints", "Rmt", "538.00", 1],
  ["JT-02", "Joint filler board 20 mm with polysulphide sealant", "sqm", "2146.70", 1],
  ["PI-01", "Precast concrete pipe NP4, 600 mm bore, laid and jointed", "Rmt", "4862.00", 2],
  ["PI-02", "Precast concrete pipe NP3, 300 mm bore, for side inlets", "Rmt", "1748.50", 1],
  ["CH-01", "Inlet chamber 900 mm x 600 mm with steel grating", "Nos", "18640.00", 1.5],
  ["CH-02", "Junction chamber 1500 mm x 1500 mm with heavy-duty cover", "Nos", "56280.00", 1.5],
  ["RS-01", "Granular sub-base 200 mm thick for road restoration", "cum", "2418.60", 2],
  ["RS-02", "Dense bituminous macadam 50 mm thick", "cum", "11864.00", 2],
  ["RS-03", "Interlocking paver blocks 60 mm on sand bed", "sqm", "924.30", 1],
  ["PR-01", "Rubble pitching 300 mm thick at outfall, hand packed", "cum", "2236.90", 1],
  ["PR-02", "Gabion boxes of galvanised wire filled with stone", "cum", "4318.00", 1],
  ["RL-01", "Hand railing of medium-class pipe, two rows, painted", "Rmt", "2874.50", 1],
  ["TS-01", "Shifting of water main up to 150 mm bore with specials", "Rmt", "3142.00", 1],
  ["SF-01", "Barricading with rigid panels, lit at night", "Rmt", "214.00", 0.6],
].map(([code, description, unit, rate, weight]) => ({
  code: String(code),
  description: String(description),
  unit: String(unit),
  rate: String(rate),
  weight: Number(weight),
}))
