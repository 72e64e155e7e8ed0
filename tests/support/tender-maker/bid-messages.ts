// Mails and call notes around a drawn tender; never names an amount or a date of the tender itself.
import type { SeededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import type { PackMessage } from "@/lib/cli/sample-files/tender-spec"
import { inIndia, plusDays } from "./calendar-days"
import { GIVEN_NAMES, SURNAMES } from "./word-lists"

/** Six messages in order of time, over the three weeks before `today`. */
export function bidMessages(
  draw: SeededNumbers,
  about: { today: string; site: string; place: string; noun: string },
): PackMessage[] {
  const [lead, engineer, supplier] = draw.shuffled(GIVEN_NAMES)
  const address = (given = "", at: string) => `${given} ${draw.pick(SURNAMES)} <${given.toLowerCase()}@${at}.example>`
  const office = `${about.site}`
  const [bids, site, seller] = [
    address(lead, office),
    address(engineer, office),
    address(supplier, `${office}supplies`),
  ]
  const at = (daysAgo: number) =>
    inIndia(plusDays(about.today, -daysAgo), `${draw.between(10, 19)}:${draw.between(10, 59)}`)
  return [
    {
      kind: "mail",
      at: at(21),
      from: bids,
      to: [site],
      subject: `The ${about.noun} at ${about.place}`,
      text: `Please read the tender for the ${about.noun} and tell me by Friday whether our plant suffices.`,
    },
    {
      kind: "call",
      at: at(16),
      from: site,
      to: [bids],
      text: `Back from ${about.place}. The approach is narrow and the ground soft; we shall need mats under the machines.`,
    },
    {
      kind: "mail",
      at: at(13),
      from: seller,
      to: [bids],
      subject: "Steel, prices of the month",
      text: `Fe 500D at Rs ${draw.between(58, 74)},${draw.between(100, 999)} a tonne at our yard, cutting included, for thirty days.`,
    },
    {
      kind: "mail",
      at: at(9),
      from: bids,
      to: [seller],
      subject: "Re: Steel, prices of the month",
      text: "Thank you. We shall come back to you once the bid is in.",
    },
    {
      kind: "call",
      at: at(5),
      from: bids,
      to: [site],
      text: "Went through the certificates together. Two are fit to be shown; the originals are in the steel cupboard.",
    },
    {
      kind: "mail",
      at: at(2),
      from: site,
      to: [bids],
      subject: "Certificates",
      text: "Scans of both are in the shared folder, three hundred dots per inch, each page signed.",
    },
  ]
}
