// Section 6, the technical specification; carries the clause on cover that the first corrigendum changes, in its earlier form.
import { type Block, clause, heading, table } from "./blocks"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

/** The clause on cover has the id `cover`. */
export function worksParts(spec: TenderSpec): Part[] {
  return [
    part("Scope and concrete", "core", concrete(spec)),
    part("Earthwork and dewatering", "extra", earthwork(spec)),
    part("Mixing, placing and curing", "extra", placing()),
    part("Reinforcement and formwork", "extra", steel()),
    part("Pipes, joints and fittings", "extra", pipes()),
    part("Surfaces and restoration", "extra", surfaces()),
    part("Tests before handing over", "extra", handingOver(spec)),
  ]
}

function part(title: string, need: Part["need"], blocks: Block[]): Part {
  return { section: "works", title, need, blocks: [heading(title), ...blocks] }
}

function concrete(spec: TenderSpec): Block[] {
  return [
    clause(
      "Scope",
      `The work comprises the ${spec.work.noun} and its appurtenances at ${spec.authority.place} as shown in the drawings: ` +
        "clearing, excavation, bedding, structural concrete, reinforcement, pipes and fittings, backfilling, and restoration " +
        "of whatever surface was disturbed.",
    ),
    clause(
      "Grades",
      "Bedding is of lean concrete M10; structural members are of M30 unless the drawing asks for more. The maximum ratio of free water to cement is 0.45 and the least cement content 340 kg in a cubic metre, whatever the strength attained with less.",
    ),
    clause(
      "Clear cover",
      `The clear cover to reinforcement on faces in contact with earth or water is ${spec.corrigendum1.coverWas} mm and on other ` +
        "faces 35 mm. Cover blocks are of the same mix as the member, cured for seven days, with a tie wire cast in; pieces of " +
        "stone and ends of pipe are not used.",
      "cover",
    ),
    clause(
      "Exposure",
      "The soil and the ground water are taken as moderately aggressive. Portland pozzolana cement or slag cement is used below ground; chloride in the mix is limited to 0.4 kg in a cubic metre.",
    ),
    clause(
      "Tolerances",
      "Inverts lie within 5 mm of level and lines within 10 mm of position. A wall is out of plumb by not more than one in three hundred. A reverse fall in any bay leads to that bay's being broken out.",
    ),
  ]
}

function earthwork(spec: TenderSpec): Block[] {
  return [
    clause(
      "Clearing",
      "Shrubs, roots and refuse are removed for the width of the cut and one metre beyond. Useful materials from old masonry are cleaned, stacked and handed to the store keeper against a receipt.",
    ),
    clause(
      "Classification",
      "Soil is classed as ordinary, hard, or soft rock by the engineer in the contractor's presence on the day it is exposed. Boulders smaller than a third of a cubic metre belong to the soil around them.",
    ),
    clause(
      "Excavation in streets",
      `Excavation for the ${spec.work.noun} in streets narrower than six metres is done with a machine of less than four tonnes or by hand. The top crust is cut with a saw along straight lines before it is lifted.`,
    ),
    clause(
      "Depth",
      "The last 150 mm above formation is left until the bedding can follow on the same day. Where the bottom is found soft it is taken out to the depth ordered and replaced with sand, watered and rammed; where it was dug too deep by mistake, with lean concrete at no cost to the employer.",
    ),
    clause(
      "Shoring",
      "Drawings of shoring for depths beyond two metres are signed by a qualified engineer. Sheeting is driven ahead of the digging in sand below water, and withdrawn in step with the filling so that no hollow is left.",
    ),
    clause(
      "Dewatering",
      "The bottom is kept dry from the start of bedding until the concrete is a day old. Water is led through settling tanks to a channel that can take it; a record of pump hours is written up each shift. Well points are used where open pumping carries away fines.",
    ),
    clause(
      "Backfilling",
      "Selected earth free of clods larger than 75 mm is placed on both sides evenly in layers of 200 mm, watered and compacted to ninety-five percent of the standard density. One density test is made for every hundred square metres of each layer.",
    ),
    clause(
      "Measurement of excavation",
      "Excavation is measured from the ground levels taken before the start to the outer faces of the bedding, with vertical sides, whatever slopes or shoring are used. Slips are removed without payment.",
    ),
  ]
}

function placing(): Block[] {
  return [
    clause(
      "Mix design",
      "Three trial mixes are made under the quality engineer for each grade, with the sand actually stacked at the site. A change of source calls for new trials. Results at seven days allow work to begin; those at twenty-eight confirm it.",
    ),
    clause(
      "Aggregates",
      "Coarse aggregate is crushed granite, washed when the dust exceeds one percent. Manufactured sand of zone II may be used in place of river sand if its fines do not exceed twelve percent.",
    ),
    clause(
      "Batching",
      "Cement and aggregates are weighed. Moisture of the sand is measured twice a day and the water corrected. Printed slips of the plant are attached to the pour card.",
    ),
    clause(
      "Carriage",
      "Concrete reaches the form within ninety minutes of adding water, or within the time for which a retarder has been proved. Water is not added on the way. Slump is measured on every truck in the first hour and every third truck afterwards.",
    ),
    clause(
      "Placing",
      "Concrete is let fall not more than a metre and a half. Layers of 400 mm are compacted before the one below has set. A spare vibrator with its own motor is at the spot; without it a pour does not begin.",
    ),
    clause(
      "Joints",
      "Walls are raised with a kicker of 150 mm cast with the floor. Construction joints are roughened while green, cleaned by a jet, and coated with cement slurry just before the next lift. Expansion joints stand at every thirty metres and at each change of section.",
    ),
    clause(
      "Hot weather",
      "When the shade temperature exceeds thirty-eight degrees the aggregate is sprinkled, ice replaces a part of the water, and floors are covered within twenty minutes of finishing. Pours of slabs begin after four in the afternoon.",
    ),
    clause(
      "Curing",
      "Walls are cured under wet hessian and floors under ponded water for fourteen days. The date of casting is painted on each bay. Curing compounds are allowed on vertical faces only, in two coats of different tint.",
    ),
  ]
}

function steel(): Block[] {
  return [
    clause(
      "Grade and storage",
      "Bars are of grade Fe 500D, stored on sleepers under a roof and sorted by diameter. Rust that leaves the hand brown is brushed off; bars that have lost more than four percent of their weight are sent away.",
    ),
    clause(
      "Cutting and bending",
      "Bars are bent cold over mandrels of the size in the standard, and never straightened and bent again at the same place. Bending schedules follow the drawing numbers, so that the cut lengths can be traced in the bill.",
    ),
    clause(
      "Fixing",
      "Every second crossing is tied with two strands of annealed wire, the ends turned inward. Chairs hold the top mat so that a man can walk on it. Not more than one bar in three is lapped at a section.",
    ),
    clause(
      "Couplers",
      "Couplers are used for bars of 25 mm and above near starter bars. Three of each hundred are pulled to failure at the institute named by the engineer.",
    ),
    clause(
      "Weight",
      "Payment is by weight computed from the lengths in the approved schedule and the nominal mass of the diameter. Chairs, spacers and wire are included in the rate.",
    ),
    clause(
      "Formwork",
      "Forms are of steel or of film-faced ply of 12 mm, tight enough to hold grout, and used for not more than the number of times proved by the finish. Through-bolts in walls that retain water carry a plate that stays in the concrete.",
    ),
    clause(
      "Striking",
      "Sides are struck after one day, slabs up to three metres after seven days and larger spans after fourteen, provided that cubes cured beside the work have reached two thirds of their strength.",
    ),
    clause(
      "Finish",
      "Faces that stay visible are free of fins and honeycombs. Small blemishes are mended within a day with mortar of the same colour. Plastering over bad concrete is not accepted as a remedy.",
    ),
  ]
}

function pipes(): Block[] {
  return [
    clause(
      "Handling",
      "Pipes are lifted by slings at two points and never rolled over stones. Each is sounded with a wooden mallet at the trench; a dull one is marked with a cross and removed the same week.",
    ),
    clause(
      "Laying",
      "Laying goes uphill with the sockets facing the rise. Grade is given by a laser set in the last chamber and checked every twelve metres. The barrel rests on its bedding for its whole length, with holes dug for the sockets.",
    ),
    clause(
      "Rubber rings",
      "Rings are stored out of the sun, smeared with soap and not grease, and felt round with a gauge after the joint is home. Concrete collars are used only where an old line is met.",
    ),
    clause(
      "Encasement",
      "Where the cover over a pipe under a carriageway is less than ninety centimetres, the pipe is encased in concrete M20 to a thickness of one sixth of its diameter but not less than 150 mm.",
    ),
    clause(
      "Chambers",
      "Chambers stand at each junction, bend, and change of size. The benching slopes at one in six and is finished smooth by trowel. Steps are of encapsulated steel, staggered, and pulled with a force of 1.8 kN as a test.",
    ),
    clause(
      "Gratings",
      "Inlet gratings have bars across the direction of bicycles, a clear opening of 25 mm, and a hinge with a locking pin. The frame is bedded in non-shrink mortar, flush with the road.",
    ),
    table(
      [
        { title: "Nominal bore (mm)", share: 3, align: "right" },
        { title: "Least trench width (mm)", share: 4, align: "right" },
        { title: "Bedding thickness (mm)", share: 4, align: "right" },
        { title: "Class under roads", share: 3, align: "center" },
      ],
      [
        ["300", "700", "100", "NP3"],
        ["450", "900", "100", "NP3"],
        ["600", "1,100", "150", "NP4"],
        ["900", "1,500", "150", "NP4"],
        ["1,200", "1,900", "200", "NP4"],
      ],
    ),
  ]
}

function surfaces(): Block[] {
  return [
    clause(
      "Temporary restoration",
      "A trench in a carriageway is brought level with granular material and a coat of cold mix on the evening of its filling, and topped up for as long as it sinks.",
    ),
    clause(
      "Granular layers",
      "Sub-base of graded stone, 200 mm thick, is rolled at the right moisture to ninety-eight percent. The macadam above it is in two layers of 75 mm with screenings swept in dry before water is applied.",
    ),
    clause(
      "Bituminous layers",
      "A dense layer of 50 mm and a wearing course of 30 mm follow over a tack coat. Temperature is read at the tipper and behind the screed; mix below a hundred and thirty degrees is turned away.",
    ),
    clause(
      "Concrete roads",
      "Cut slabs are replaced for the full panel, with dowels drilled into the old concrete at 300 mm and set in epoxy. The texture matches that of the neighbouring slab.",
    ),
    clause(
      "Footways",
      "Interlocking blocks of 60 mm are laid on sand between kerbs, joints filled and the whole tamped by plate. Tactile blocks guide to each crossing. Entrances to houses keep their earlier slope.",
    ),
    clause(
      "Painting and marking",
      "Railings receive a zinc primer and two coats of enamel. Every fifty metres a plate with the chainage is fixed on the wall, and at both ends a board with the name of the work and the month of completion.",
    ),
  ]
}

function handingOver(spec: TenderSpec): Block[] {
  return [
    clause(
      "Cleaning",
      "The whole length is cleared of timber, bags, and mortar droppings, then flushed. The engineer walks through every length that a person can enter.",
    ),
    clause(
      "Level survey",
      "Inverts are levelled every ten metres in the engineer's presence and plotted against the design. Ponding deeper than ten millimetres an hour after flushing is put right.",
    ),
    clause(
      "Water-tightness",
      "Lengths chosen by the engineer, one in ten, are plugged and filled. The loss in half an hour is not more than one litre for each square metre of wetted surface. If one fails, two more are chosen.",
    ),
    clause(
      "Strength in place",
      "Rebound readings are taken on every fifth bay. Where they fall short, cores of 100 mm are cut, and the holes filled with shrink-free mortar.",
    ),
    clause(
      "Cover survey",
      "An electronic meter is run over two square metres in each bay of wall. Nineteen readings in twenty shall reach the cover asked for in {ref:cover}.",
    ),
    clause(
      "Record drawings",
      `Record drawings of the ${spec.work.noun} in three prints and as files show levels as built, buried services met, and the position of each joint. They are a condition of the final bill.`,
    ),
  ]
}
