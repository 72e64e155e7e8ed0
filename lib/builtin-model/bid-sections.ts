// Drafts the sections of a bid from recorded facts, verdicts and prices. Every figure is copied as it is displayed; no claim is invented.
import { factLine } from "./fact-lookup-skill"
import { mentions } from "./forbidden-words"
import { type JsonObject, objectIn, objectsIn, textIn } from "./json"

export type Section = { id: string; title: string; paragraphs: string[] }

/** `profile` is the profile lookup's answer, one entry a line; `forbidden` what pinned instructions leave unmentioned. */
export type BidMaterial = { facts: JsonObject[]; work: JsonObject | null; profile: string; forbidden: string[] }

export function bidSections(material: BidMaterial): Section[] {
  const { facts, work, profile, forbidden } = material
  const current = facts.filter((fact) => ["", "current"].includes(textIn(fact, "status")))
  const allowed = (line: string) => !forbidden.some((words) => mentions(line, words))
  const lines = profile
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && allowed(line))
  const sections = [
    { id: "covering-letter", title: "Covering letter", paragraphs: coveringLetter(current, lines) },
    { id: "understanding", title: "Understanding of the work", paragraphs: understanding(current) },
    {
      id: "key-facts",
      title: "Key facts",
      paragraphs: current.length > 0 ? current.map(currentLine) : ["No fact has been recorded."],
    },
    { id: "eligibility", title: "Eligibility statement", paragraphs: [...verdicts(work), ...lines.filter(isEvidence)] },
    { id: "pricing", title: "Pricing summary", paragraphs: pricing(work) },
    { id: "compliance", title: "Compliance statement", paragraphs: compliance(current) },
  ]
  return sections.map((section) => ({ ...section, paragraphs: section.paragraphs.filter(allowed) }))
}

/** The display value of the one fact under such a label; "" when there is none or several. */
function display(facts: readonly JsonObject[], label: RegExp): string {
  const found = facts.filter((fact) => label.test(textIn(fact, "label")))
  return found.length === 1 ? textIn(found[0] ?? null, "display") : ""
}

function sentence(value: string, write: (value: string) => string): string[] {
  return value === "" ? [] : [write(value.replace(/\.$/, ""))]
}

function coveringLetter(facts: readonly JsonObject[], profile: readonly string[]): string[] {
  const name =
    profile.map((line) => /^(?:company )?name\s*:\s*(.+)$/i.exec(line)?.[1] ?? "").find((one) => one !== "") ?? ""
  return [
    ...sentence(display(facts, /^(?:authority|employer|client)\b/i), (value) => `To: ${value}.`),
    ...sentence(
      display(facts, /\b(?:name of (?:the )?work|work name|project title)\b/i),
      (value) => `Subject: our bid for ${value}.`,
    ),
    ...sentence(
      display(facts, /\b(?:tender|bid|rfp|solicitation) (?:number|no)\b/i),
      (value) => `Reference: ${value}.`,
    ),
    "We submit our bid on the terms of the documents listed with each key fact below, the latest amendment of each taken as in force.",
    ...sentence(
      display(facts, /^(?:bid|tender|offer|proposal) validity/i),
      (value) => `Our bid remains valid for ${value}.`,
    ),
    ...sentence(
      display(facts, /^earnest money$|^(?:emd|bid security)(?: amount)?$/i),
      (value) => `The earnest money is ${value}.`,
    ),
    ...sentence(name, (value) => `For ${value}.`),
  ]
}

function understanding(facts: readonly JsonObject[]): string[] {
  return [
    ...sentence(
      display(facts, /\b(?:name of (?:the )?work|work name|project title)\b/i),
      (value) => `The work is ${value}.`,
    ),
    ...sentence(display(facts, /\blocation\b/i), (value) => `It is to be carried out at: ${value}.`),
    ...sentence(
      display(facts, /completion period|time of completion/i),
      (value) => `The completion period is ${value}.`,
    ),
    ...sentence(display(facts, /defect liability/i), (value) => `The defect liability period is ${value}.`),
    ...sentence(display(facts, /liquidated damages$/i), (value) => `Liquidated damages are ${value}.`),
  ]
}

// Its source is named; what it superseded is not: an old value has no place in a bid.
function currentLine(fact: JsonObject): string {
  return factLine({ ...fact, supersedes: null, status: "" })
}

function isEvidence(line: string): boolean {
  return /^(?:work|turnover)\b/i.test(line)
}

function verdicts(work: JsonObject | null): string[] {
  const found = objectsIn(work, "eligibility")
  if (found.length === 0) return ["No criterion has been checked."]
  return found.map((one) => {
    const parts = [
      ["Required", textIn(one, "requirement")],
      ["Evidence", textIn(one, "evidence")],
      ["Calculation", textIn(one, "arithmetic")],
    ].flatMap(([name, text]) => (text === "" || text === undefined ? [] : [`${name}: ${text.replace(/\.$/, "")}.`]))
    return `${textIn(one, "criterion")}: ${verdictWords[textIn(one, "verdict")] ?? textIn(one, "verdict")}. ${parts.join(" ")}`.trim()
  })
}

const verdictWords: { [verdict: string]: string } = {
  met: "met",
  "not-met": "not met",
  "cannot-tell": "cannot be told yet",
}

function pricing(work: JsonObject | null): string[] {
  const items = objectsIn(work, "items")
  const unpriced = Array.isArray(work?.unpriced) ? work.unpriced.map(itemName).filter((name) => name !== "") : []
  const total = objectIn(work, "total")
  const figures =
    total === null
      ? textIn(work, "total")
      : textIn(total, "figures") || textIn(total, "display") || textIn(total, "amount")
  const words = textIn(total, "words")
  return [
    `${items.length} ${items.length === 1 ? "item is" : "items are"} priced from the rate list; rate, quantity and amount of each stand in the schedule.`,
    ...sentence(figures, (value) => `The total is ${value}${words === "" ? "" : ` (${words})`}.`),
    ...(unpriced.length > 0 ? [`Not priced: ${unpriced.join(", ")}.`] : []),
  ]
}

function itemName(item: unknown): string {
  if (typeof item === "string") return item
  return typeof item === "object" && item !== null
    ? textIn(item as JsonObject, "item") || textIn(item as JsonObject, "number")
    : ""
}

function compliance(facts: readonly JsonObject[]): string[] {
  const names = [
    ...new Set(facts.map((fact) => textIn(fact, "source").replace(/,\s*(?:page|sheet|section)\b.*$/i, ""))),
  ].filter((name) => name !== "")
  return [
    names.length > 0 ? `This bid is made on: ${names.join(", ")}.` : "No document stands behind this bid yet.",
    "Every amendment among them is to be signed and enclosed.",
    "What could not be found, checked or priced is listed with the open points and is not claimed here.",
  ]
}
