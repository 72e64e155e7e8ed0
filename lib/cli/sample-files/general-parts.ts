// Section 4, the general conditions of contract, in five parts of numbered clauses; never states an amount of the notice.
import { type Block, clause, heading } from "./blocks"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

export function generalParts(spec: TenderSpec): Part[] {
  return [
    part("Parties and documents", "core", parties(spec)),
    part("Progress and time", "extra", progress()),
    part("Quality", "extra", quality()),
    part("Measurement and payment", "extra", payment()),
    part("Labour, safety and insurance", "extra", labour(spec)),
    part("Default, termination and disputes", "extra", disputes(spec)),
  ]
}

function part(title: string, need: Part["need"], blocks: Block[]): Part {
  return { section: "general", title, need, blocks: [heading(title), ...blocks] }
}

function parties(spec: TenderSpec): Block[] {
  return [
    clause(
      "Meanings",
      `In these conditions the employer is ${spec.authority.name}; the engineer is the officer whom the employer appoints in ` +
        `writing to administer the contract; the contractor is the bidder whose bid has been accepted; the works are the ` +
        `${spec.work.noun} and everything incidental to it shown in the drawings or fairly to be inferred from them.`,
    ),
    clause(
      "Documents read together",
      `The agreement, the letter of award, the corrigenda, the special conditions, these conditions, the specification, the ` +
        `drawings and the priced schedule explain one another. A requirement found in one of them binds as if found in all.`,
    ),
    clause(
      "Instructions of the engineer",
      `The contractor obeys written instructions at once. An oral instruction is confirmed in the site order book within two ` +
        `days by whichever party remembers it first; if the other does not object within two days more, it stands.`,
    ),
    clause(
      "Assignment and sub-letting",
      `The contract may not be assigned. Parts of the works not exceeding a quarter of its price may be sub-let with prior ` +
        `consent. The contractor answers for the acts of sub-contractors as for those of its own workmen.`,
    ),
    clause(
      "Drawings",
      `Three sets of drawings are issued free of cost. Bar bending schedules and shop drawings are prepared by the contractor ` +
        `and submitted fourteen days before they are needed. Approval relieves the contractor of no responsibility.`,
    ),
    clause(
      "Setting out",
      `The engineer hands over bench marks and reference pillars in the first week. The contractor preserves them, ties them to ` +
        `permanent objects and makes good at its own cost any work set out wrongly.`,
    ),
  ]
}

function progress(): Block[] {
  return [
    clause(
      "Commencement",
      "Work begins within ten days of the work order. Possession is given stretch by stretch; the first stretch is never shorter than one fifth of the length, so that two gangs can start on separate fronts.",
    ),
    clause(
      "Programme",
      "Within three weeks the contractor submits a bar chart with quantities by the fortnight, the gangs and plant behind them, and the dates on which drawings and decisions are wanted. It is brought up to date each month; an update does not by itself change the date of completion.",
    ),
    clause(
      "Hindrance register",
      "Both parties sign a register in which the beginning and end of every hindrance are entered on the day. What is not in the register is not considered when an extension is asked for, save where the engineer had the book in his own keeping.",
    ),
    clause(
      "Extension of time",
      "A request is made within fourteen days of the cause. Rain counts as a cause only for days on which the gauge at the nearest observatory exceeds its ten-year monthly mean by half. An extension granted for the employer's delay carries price adjustment but no compensation for idle plant.",
    ),
    clause(
      "Suspension",
      "The engineer may suspend a part of the works for reasons of safety, floods, religious processions or elections. Suspension beyond sixty days at a stretch entitles the contractor to have the affected items omitted and valued.",
    ),
    clause(
      "Night work",
      "Concreting and the crossing of busy roads may be done at night with the consent of the police. The contractor lights the place so that print can be read anywhere within it and keeps a supervisor awake and present.",
    ),
    clause(
      "Early use",
      "The employer may take a finished stretch into use. From that day the period of defect liability runs for that stretch, and wear from use is not the contractor's concern.",
    ),
    clause(
      "Completion",
      "On notice that the works are complete the engineer inspects within ten days, lists what is outstanding, and certifies completion once the list is attended to. Removal of sheds, surplus earth and blocked watercourses is part of completion.",
    ),
  ]
}

function quality(): Block[] {
  return [
    clause(
      "Materials",
      "Materials conform to the current Indian Standards named in the specification. Makes are chosen from the approved list; the words 'or equal' mean equal in the engineer's written opinion, obtained before purchase.",
    ),
    clause(
      "Field laboratory",
      "A laboratory of not less than forty square metres is set up before the first pour, with sieves, moulds, a compression machine of two thousand kilonewtons and a calibrated balance. Its registers stay with the engineer on completion.",
    ),
    clause(
      "Frequency of tests",
      "Six cubes are cast for every thirty cubic metres of concrete or part of it placed in a day, three to be broken at seven days and three at twenty-eight. Steel is tested by the lot. Tests ordered beyond these are paid by the employer if the result is good.",
    ),
    clause(
      "Covering up",
      "No foundation is concreted and no trench refilled until it has been measured and passed. Twenty-four hours' notice is enough on working days. Work covered without notice is opened and closed again at the contractor's expense.",
    ),
    clause(
      "Third-party inspection",
      "The employer may appoint an institute to audit quality. The contractor gives it access and copies of records; its findings are acted upon within seven days, through the engineer.",
    ),
    clause(
      "Rejected work",
      "Work below the mark is removed. Where removal would harm what is sound, the engineer may accept it at a reduced rate that reflects its shorter life, after a committee of three has recorded its reasons.",
    ),
    clause(
      "Defect liability",
      "The contractor makes good, for twenty-four months after completion, every defect that is not fair wear. Notice by electronic mail suffices. If a repair has not begun within fifteen days the employer has it done and recovers the cost.",
    ),
  ]
}

function payment(): Block[] {
  return [
    clause(
      "Measurement",
      "Measurements are taken jointly every month, net as fixed in place, in the units of the schedule. Dimensions are read to a centimetre, areas worked out to a hundredth of a square metre and volumes to a hundredth of a cubic metre. No allowance is made for wastage, laps not shown, or working space.",
    ),
    clause(
      "Running bills",
      "A bill for not less than one twentieth of the contract price may be submitted each month. Seventy-five percent of the net amount is released within ten working days of a complete bill and the balance after check measurement.",
    ),
    clause(
      "Retention",
      "Six percent is retained from each running bill until the retention reaches half of the performance security. It may be exchanged for a bank guarantee once half the work is done.",
    ),
    clause(
      "Variations",
      "The engineer may add to or omit from any item. Up to a quarter more than the scheduled quantity the quoted rate applies; beyond it, either party may call for a fresh rate derived from the analysis and the market.",
    ),
    clause(
      "Extra items",
      "An item not in the schedule is derived from the nearest scheduled one where possible; otherwise from the schedule of rates in force with the overall percentage of the contract above or below the estimate; otherwise from vouchers with fifteen percent for overheads and profit.",
    ),
    clause(
      "Price adjustment",
      "For contracts that run longer than twelve months, payments for work done after the first year are adjusted for labour, cement, steel and fuel by the published indices. The base month is that of the closing of bids. Adjustment works downward as well as upward.",
    ),
    clause(
      "Secured advance",
      "Three quarters of the value of cement and steel brought to the site and stored under joint key may be advanced, to be recovered as they are used. No advance is given on sand, aggregate or plant.",
    ),
    clause(
      "Deductions at source",
      "Income tax, the labour welfare cess and royalty on minor minerals are deducted as the law requires. Royalty is not deducted against proof of payment in the contractor's name for this work.",
    ),
    clause(
      "Final bill",
      "The final bill is submitted within sixty days of completion with a no-claim certificate. Payment follows within ninety days. Claims not stated in it lapse.",
    ),
  ]
}

function labour(spec: TenderSpec): Block[] {
  return [
    clause(
      "Wages",
      `Not less than the wages notified for the district by the Government of ${spec.authority.state} are paid, by transfer to ` +
        "the workman's account, before the seventh of the following month. Wage slips are produced with each running bill.",
    ),
    clause(
      "Camps",
      "Camps have water, latrines separate for women, lighting and a creche where twenty or more women work. For each day on which the engineer finds a camp without drinking water Rs. 5,000/- are deducted from the next bill.",
    ),
    clause(
      "Child labour",
      "No person under eighteen works at the site in any capacity. A breach is reported to the labour commissioner and treated as a default.",
    ),
    clause(
      "Excavations",
      "Trenches deeper than one and a half metres are shored or sloped, fenced on both sides with rigid barricades and lit from dusk. Ladders stand not more than fifteen metres apart. Nobody enters a manhole before its air has been tested.",
    ),
    clause(
      "Protective equipment",
      "Helmets, boots and reflective jackets are worn by all, visitors included. For each person seen without them Rs. 500/- are deducted, and the person leaves the site for the day.",
    ),
    clause(
      "Accidents",
      "A fatal or serious accident is reported within two hours by telephone and within a day in writing. Compensation is paid through the commissioner at once and without waiting for the insurer.",
    ),
    clause(
      "Insurance",
      "The contractor takes out a contractor's all-risks policy for the contract price, a workmen's compensation policy, and third-party cover of Rs. 7,50,000/- for any one occurrence, in the joint names of both parties, before work begins.",
    ),
    clause(
      "Care of the public",
      "A footway one metre wide is kept open along every row of houses, with planks and handrails over trenches. Access for ambulances and fire tenders is agreed with the ward office beforehand.",
    ),
  ]
}

function disputes(spec: TenderSpec): Block[] {
  return [
    clause(
      "Default",
      "The contractor is in default if it stops for twenty-eight days without cause, falls behind the programme by a quarter of the elapsed time, engages a debarred sub-contractor, or disregards a written instruction after one reminder.",
    ),
    clause(
      "Termination",
      "After fourteen days' notice of default the employer may terminate, take over plant and materials at a valuation, and have the remainder done by others at the contractor's risk and cost. The securities are then encashed.",
    ),
    clause(
      "Foreclosure",
      "If the work is given up for reasons of policy, the contractor is paid for what is done, for materials ordered and not cancellable, and two percent of the balance in full settlement.",
    ),
    clause(
      "Force majeure",
      "Cyclone of a category that closes the port, earthquake, war and epidemic orders excuse delay on both sides while they last, if notified within seven days. Each party bears its own losses.",
    ),
    clause(
      "Amicable settlement",
      `A dispute goes first to the engineer, who decides in twenty-eight days, then to the head of the ${spec.authority.short}, ` +
        "who hears both sides and decides in forty-five. Work is not stopped meanwhile.",
    ),
    clause(
      "Arbitration",
      `What remains is settled by a sole arbitrator from a panel, under the Arbitration and Conciliation Act, 1996. The seat is ` +
        `${spec.authority.place} and the language English. Claims below two percent of the contract price are not referred.`,
    ),
    clause(
      "Law and courts",
      `The law of India governs. The courts having jurisdiction over ${spec.authority.place} alone may be approached for matters ` +
        "that are not for the arbitrator.",
    ),
    clause(
      "Notices",
      "Notices are sent to the addresses in the agreement by registered post or to the electronic addresses recorded there. A notice by electronic mail counts from the next working day.",
    ),
  ]
}
