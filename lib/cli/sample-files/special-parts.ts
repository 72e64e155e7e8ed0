// Section 5, the contract data and special conditions; never repeats the table of the notice.
import { clause, heading, table } from "./blocks"
import { rupees } from "./indian-forms"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

export function specialParts(spec: TenderSpec): Part[] {
  return [contractData(spec), locality(spec), milestones(spec)]
}

function contractData(spec: TenderSpec): Part {
  const { percentPerWeek, capPercent } = spec.liquidatedDamages
  return {
    section: "special",
    title: "Contract data",
    need: "core",
    blocks: [
      heading("A. Contract data"),
      clause(
        "Performance security",
        `The successful bidder furnishes a performance security of ${spec.performanceSecurityPercent}% of the contract price, ` +
          `as a bank guarantee in the form of Annexure H, valid until sixty days after the end of the defect liability period.`,
      ),
      clause(
        "Period of completion",
        `The works shall be completed within ${spec.completionMonths} months from the date of the work order. The monsoon ` +
          `months are included in that period.`,
      ),
      clause(
        "Liquidated damages",
        `For delay for which the contractor is answerable, liquidated damages are recovered at ${percentPerWeek}% of the ` +
          `contract price per week of delay or part of a week, limited to ${capPercent}% of the contract price. Recovery does ` +
          `not relieve the contractor of the duty to complete.`,
        "damages",
      ),
      clause(
        "Basis of the estimate",
        `The estimated cost put to tender, ${rupees(spec.estimatedCost)}, is worked out from the schedule of rates in force on ` +
          `the date of the notice and excludes goods and services tax. It serves for comparison and for the eligibility ` +
          `criteria and does not limit the rates that a bidder may quote.`,
      ),
      clause(
        "Taxes",
        `Goods and services tax is reimbursed on production of the invoice at the rate in force on its date. All other levies ` +
          `are included in the rates.`,
      ),
      clause(
        "Source of funds",
        `Payments are made from the capital account of ${spec.authority.name}. No payment depends on the receipt of a grant.`,
      ),
    ],
  }
}

function locality(spec: TenderSpec): Part {
  return {
    section: "special",
    title: "Conditions of the locality",
    need: "extra",
    blocks: [
      heading("B. Conditions of the locality"),
      clause(
        "Sequence",
        `Work on the ${spec.work.noun} proceeds from the outfall upward, so that each finished length can carry water away ` +
          `from the next. A stretch of more than two hundred metres may not lie open at one time within built-up areas of ` +
          `${spec.authority.place}.`,
      ),
      clause(
        "Buried services",
        `Records of water mains, cables and gas lines are handed over for guidance. Trial pits are dug by hand every thirty ` +
          `metres ahead of the excavator. The shifting of a service is paid to its owner by the employer; damage to a service ` +
          `that a trial pit would have found is made good by the contractor.`,
      ),
      clause(
        "Trees",
        `No tree is felled without the permission of the forest range officer. Five saplings are planted for each tree removed ` +
          `and watered until the end of the defect liability period.`,
      ),
      clause(
        "Traffic",
        `A plan for each diversion is approved by the traffic police a week before it begins. Weekly market days are kept free ` +
          `of closures. Steel plates that bear a loaded lorry span the trench at every side street.`,
      ),
      clause(
        "Surplus earth",
        `Surplus earth is carried to the dumping grounds named by the engineer within a lead of twelve kilometres. Tipping on ` +
          `tank beds, on paddy land or along the river margin is a default.`,
      ),
      clause(
        "Rains",
        `From June to November pumps stand ready with fuel for a night, the weather warnings are read each evening, and open ` +
          `ends are left so that a cloudburst does not flood houses. Silt brought in by rain is removed without extra payment.`,
      ),
      clause(
        "Neighbouring structures",
        `The state of buildings within five metres of the cut is recorded with dated photographs, signed by their occupants ` +
          `where they are willing. Walls that lean are propped before excavation comes nearer than their height.`,
      ),
      clause(
        "Photographs and reports",
        `A report with twenty photographs taken from fixed points is submitted by the fifth of each month. Video of the whole ` +
          `alignment is recorded before the start and after completion.`,
      ),
      clause(
        "Office for the engineer",
        `A room of twenty-four square metres with a table, two chairs, a printer, a cupboard that locks and a telephone ` +
          `connection is kept for the engineer. Its cost is included in the rates.`,
      ),
    ],
  }
}

function milestones(spec: TenderSpec): Part {
  const share = (part: number) => `${Math.round(spec.completionMonths * part)} months`
  return {
    section: "special",
    title: "Milestones and approved makes",
    need: "extra",
    blocks: [
      heading("C. Milestones"),
      table(
        [
          { title: "Milestone", share: 6 },
          { title: "Time from work order", share: 4 },
          { title: "Value of work done", share: 4 },
        ],
        [
          ["Mobilisation, laboratory, trial pits, approved mix designs", share(0.15), "5% of contract price"],
          ["First third of the length structurally complete", share(0.4), "30% of contract price"],
          ["Second third complete, crossings open to traffic", share(0.7), "65% of contract price"],
          ["Entire work, including restoration of surfaces", share(1), "100% of contract price"],
        ],
      ),
      clause(
        "Milestone damages",
        `Half of the weekly rate of damages is withheld for a milestone missed and released if the next one is reached in time.`,
      ),
      heading("D. Approved makes"),
      table(
        [
          { title: "Material", share: 4 },
          { title: "Standard", share: 3 },
          { title: "Requirement for approval", share: 7 },
        ],
        [
          [
            "Cement",
            "IS 269, IS 1489",
            "Plant with its own clinker; bags not older than eight weeks at the time of use",
          ],
          ["Reinforcement", "IS 1786", "Primary producer; a test certificate with each lorry load"],
          ["Admixture", "IS 9103", "Chloride-free; trial mixes at three dosages"],
          ["Precast pipes", "IS 458", "Works within 250 km; class and date stamped on each pipe"],
          ["Manhole covers", "IS 12592", "Heavy duty; the name of the authority cast into the lid"],
          ["Water stops", "IS 15058", "Central bulb, 230 mm; site welds tested by spark"],
          ["Joint filler", "IS 1838", "Bitumen-impregnated board, 20 mm"],
          ["Geotextile", "IS 16391", "Non-woven, 250 g to the square metre"],
          ["Hand rails", "IS 1239", "Medium class, hot-dip galvanised"],
        ],
      ),
    ],
  }
}
