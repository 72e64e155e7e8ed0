// Mails and call notes of the sample's bidder around the tender, all invented; never names the second corrigendum's amount.
import type { PackMessage } from "./tender-spec"

const BIDS = "bids@tandavahydro.example"
const REVATHI = "Revathi Kolukula <revathi@tandavahydro.example>"
const MADHAV = "Madhav Pilaka <madhav@tandavahydro.example>"
const BHAVANI = "Bhavani Prasad Mulagada <md@tandavahydro.example>"
const HARSHA = "Harsha Koppula <harsha.koppula@simhagiri.example>"
const SUJATHA = "Sujatha Dwarapudi <sales@varahacement.example>"

export const ANAKAPALLI_MESSAGES: PackMessage[] = [
  {
    kind: "mail",
    at: "2026-11-03T18:42:00+05:30",
    from: REVATHI,
    to: [BIDS, MADHAV],
    subject: "Anakapalli drain is out",
    text: "The drain tender of the Anakapalli board appeared this morning. Madhav, please download the full set, note who may attend the visit on the 11th, and keep both of our drain certificates ready. I shall speak to the bank about the deposit.",
  },
  {
    kind: "mail",
    at: "2026-11-09T11:15:00+05:30",
    from: SUJATHA,
    to: [BIDS],
    subject: "Cement for Anakapalli: price till January",
    text: "We can hold slag cement at Rs 342 a bag delivered to Anakapalli until 31 January 2027 for lots of 400 bags. Unloading is yours. Please tell us by the 5th whether to book the rake.",
  },
  {
    kind: "call",
    at: "2026-11-11T16:20:00+05:30",
    from: MADHAV,
    to: [REVATHI],
    text: "Madhav rang from the site. The lower end is water-logged and will need pumps from the first day. The lane behind the oil mill is barely four metres wide, so only the small excavator goes in. The ward engineer was helpful and showed the old culvert that must come out.",
  },
  {
    kind: "mail",
    at: "2026-11-13T09:05:00+05:30",
    from: "se-drainage@atib.example",
    to: [BIDS],
    subject: "Notice: corrigendum published on the portal",
    text: "Corrigendum 1 to the tender in which you have shown interest has been published. Please download it from the portal. This is a system message; do not reply.",
  },
  {
    kind: "mail",
    at: "2026-11-16T20:31:00+05:30",
    from: BHAVANI,
    to: [REVATHI],
    subject: "Kakinada, where it stands",
    text: "The harbour office has filed its reply about the jetty deck and the next hearing is on 8 December. Our counsel thinks it will run into the summer. Keep this between us until I am back from Raipur.",
  },
  {
    kind: "call",
    at: "2026-11-20T10:10:00+05:30",
    from: REVATHI,
    to: [MADHAV],
    text: "Went through the pre-bid meeting. About a dozen firms came. Most asked for more time because of the elections to the co-operatives; the chief engineer said he would look at it. Nobody asked about the outfall apron, which surprised us.",
  },
  {
    kind: "mail",
    at: "2026-11-24T08:55:00+05:30",
    from: HARSHA,
    to: [REVATHI],
    subject: "Precast yard at Sabbavaram",
    text: "The owners of the precast yard want to let half of it from January. Two gantries, a boiler, and a shed for bar bending. Shall I ask them to hold it for you?",
  },
  {
    kind: "call",
    at: "2026-11-25T17:45:00+05:30",
    from: HARSHA,
    to: [REVATHI],
    text: "Harsha called on his way back from Rajahmundry. He told me at length about the kayak race on the Godavari that his daughter won, the current below the old bridge, and how they repaired the boat with bamboo. He will send pictures.",
  },
  {
    kind: "mail",
    at: "2026-11-26T13:20:00+05:30",
    from: REVATHI,
    to: [HARSHA],
    subject: "Re: Precast yard at Sabbavaram",
    text: "Yes, please ask them to keep it for us until the middle of January, without an advance. We need about eleven hundred cover slabs if the drain comes to us, and I would rather not cast them by the roadside.",
  },
  {
    kind: "mail",
    at: "2026-11-28T10:02:00+05:30",
    from: "se-drainage@atib.example",
    to: [BIDS],
    subject: "Notice: corrigendum published on the portal",
    text: "Corrigendum 2 to the tender in which you have shown interest has been published. Please download it from the portal. This is a system message; do not reply.",
  },
  {
    kind: "call",
    at: "2026-11-30T12:35:00+05:30",
    from: MADHAV,
    to: [REVATHI],
    text: "Madhav asked which rates to use. Told him the list in the shared folder, the one made early in November, and to check the diesel figure again before pricing the dewatering.",
  },
]
