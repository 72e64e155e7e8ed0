// Section 8, the checklist and the forms a bidder fills in; carries the deposit as first issued, as real forms do.
import { type Block, fields, gap, paragraph, table, title } from "./blocks"
import { rupees } from "./indian-forms"
import type { Part } from "./tender-part"
import type { TenderSpec } from "./tender-spec"

export function formParts(spec: TenderSpec): Part[] {
  const form = (letter: string, name: string, blocks: Block[]): Part => ({
    section: "forms",
    title: `Annexure ${letter}: ${name}`,
    need: letter === "A" || letter === "C" ? "core" : "extra",
    blocks: [title(`ANNEXURE ${letter}`), title(name), ...blocks],
  })
  const signed = [
    gap(36),
    fields("Signature of the authorised signatory", "Name and designation", "Date and seal"),
  ].flat()
  const work = `Name of work: ${spec.work.name}. Tender No. ${spec.tenderNumber}.`
  return [
    form("A", "Checklist of the technical cover", [paragraph(work), checklist(spec), ...signed]),
    form("B", "Power of attorney for the signatory", [
      paragraph("(On stamped paper, attested by a notary)"),
      paragraph(
        `Know all by these presents that we, the firm named below, appoint the person named below as our lawful attorney to ` +
          `sign and upload our bid to ${spec.authority.name} for the work of this tender, to answer questions upon it, to ` +
          `attend the openings, and to sign the agreement if the work is awarded to us. We ratify what our attorney does ` +
          `within these limits. This power ends with the signing of the agreement or the return of our deposit.`,
      ),
      paragraph(work),
      fields(
        "Name of the firm",
        "Registered office",
        "Name of the attorney",
        "Specimen signature",
        "Witness 1",
        "Witness 2",
      ),
      ...signed,
    ]),
    form("C", "Bank guarantee for the earnest money deposit", [
      paragraph(
        `Whereas the firm named below intends to bid under Tender No. ${spec.tenderNumber}, and the tender document asks for a ` +
          `deposit of ${rupees(spec.emd.old)}, we, the bank named below, undertake to pay that sum to ${spec.authority.name} ` +
          `on its first written demand, without demur and without proof of the reason, if the demand states that the bidder ` +
          `has withdrawn, has refused a correction, or has failed to sign the agreement.`,
      ),
      paragraph(
        "This guarantee is irrevocable, is not affected by a change in the constitution of the bidder or of the bank, and may be claimed upon at any branch of ours in the State up to the date entered below. Confirmation may be obtained by electronic mail from our issuing branch.",
      ),
      fields("Bank and branch", "Code of the branch", "Guarantee number", "Valid until", "Officer to be contacted"),
      ...signed,
    ]),
    form("D", "Declaration on debarment", [
      paragraph(
        "We declare that on this day neither the firm, nor a partner or director, nor a firm under the same control, is debarred, suspended or under a notice of debarment by a government, a public undertaking, a development bank or a local body in India. We shall report a change at once, even after award.",
      ),
      paragraph("We understand that concealment is ground for termination of the contract without compensation."),
      paragraph(work),
      ...signed,
    ]),
    form("E", "Statement of disputes", [
      paragraph(
        "Every contract of the last five years in which arbitration was invoked or a suit filed, by either side:",
      ),
      blank(["Employer and contract", "Subject of dispute", "Amount claimed", "Forum and year", "State at present"], 9),
      ...signed,
    ]),
    form("F", "Similar works completed", [
      paragraph("One line for each work. Certificates are numbered and attached in the same order."),
      blank(["Name of work", "Employer", "Value on completion", "Date of completion", "Page of certificate"], 10),
      ...signed,
    ]),
    form("G", "Bio-data of proposed staff", [
      fields("Position in this work", "Name", "Date of birth", "Degree and year", "Years with the firm"),
      gap(16),
      paragraph("Works handled in the last ten years, the latest first:"),
      blank(["From - to", "Employer", "Work and its cost", "Position held"], 8),
      ...signed,
    ]),
    form("H", "Bank guarantee for performance", [
      paragraph(
        `In consideration of the award of the work of Tender No. ${spec.tenderNumber} to the contractor named below, we, the ` +
          `bank, guarantee the due performance of the contract and undertake to pay on first demand any sum up to ` +
          `${spec.performanceSecurityPercent}% of the contract price, the figure being entered below. Time given to the ` +
          `contractor, or a variation of the works, does not release us.`,
      ),
      fields("Contractor", "Bank and branch", "Amount in figures", "Amount in words", "Valid until"),
      ...signed,
    ]),
    form("J", "Commitments in hand", [
      paragraph("All works in progress or awarded, for working out B in the formula of bid capacity:"),
      blank(
        ["Work and employer", "Contract price", "Date due", "Balance to be done", "Part falling in the period"],
        10,
      ),
      ...signed,
    ]),
    form("K", "Plant proposed for the work", [
      blank(["Description and make", "Year", "Capacity", "Owned or hired", "Where now"], 12),
      paragraph(
        "Registration papers of owned plant, and letters of consent of the owners of hired plant, are attached.",
      ),
      ...signed,
    ]),
    form("L", "Integrity undertaking", [
      paragraph(
        "We have not offered and shall not offer, to any person connected with this tender, a gain to which that person is not entitled. We have reached no understanding with another bidder about prices, about bidding or not bidding, or about sub-letting after award. We name below every agent engaged by us and what that agent is paid.",
      ),
      paragraph(
        "We accept that proof of the contrary, on a balance of probabilities, entitles the authority to forfeit our deposit and to exclude us from its tenders for three years.",
      ),
      fields("Agents engaged (write 'none' if none)", "Remuneration", "Place"),
      ...signed,
    ]),
    form("M", "Acknowledgement of corrigenda", [
      paragraph(
        "We have received and taken into account the corrigenda listed below, and enclose a signed copy of each:",
      ),
      blank(["Number of corrigendum", "Dated", "Pages", "Signed copy at page"], 6),
      paragraph(work),
      ...signed,
    ]),
  ]
}

function checklist(spec: TenderSpec): Block {
  const rows = [
    ["Receipt for the cost of the tender document", rupees(spec.fee)],
    ["Earnest money deposit, or guarantee in Annexure C", rupees(spec.emd.old)],
    ["Power of attorney", "Annexure B"],
    ["Certificate of turnover with balance sheets", "Five financial years"],
    ["Work order and completion certificate of similar work", "Annexure F"],
    ["Registration as contractor, tax registrations", "Attested copies"],
    ["Declaration on debarment; statement of disputes", "Annexures D and E"],
    ["Commitments, plant and staff", "Annexures G, J and K"],
    ["Integrity undertaking", "Annexure L"],
    ["All corrigenda, signed", "Annexure M"],
  ]
  return table(
    [
      { title: "No.", share: 1, align: "center" },
      { title: "Document", share: 8 },
      { title: "Particulars", share: 4 },
      { title: "Page", share: 2 },
    ],
    rows.map(([what = "", detail = ""], at) => [String(at + 1), what, detail, ""]),
  )
}

function blank(titles: string[], rows: number): Block {
  return table(
    [{ title: "No.", share: 1, align: "center" }, ...titles.map((each) => ({ title: each, share: 3 }))],
    Array.from({ length: rows }, (_, at) => [String(at + 1), ...titles.map(() => "")]),
  )
}
