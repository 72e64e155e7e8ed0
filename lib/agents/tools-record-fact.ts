// record_fact: puts a value into the ledger by a quote that code finds on its page. It takes no value in other words.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { decided, said, surroundings, undecided } from "@/lib/agents/tool-result"
import { decideFact, type FactDecided } from "@/lib/bids/decide-fact"
import { documentReading } from "@/lib/bids/document-reading"
import { factText } from "@/lib/bids/fact-text"
import { tenderVocabulary } from "@/lib/bids/vocabulary"
import { assertNever } from "@/lib/core/assert-never"
import type { FactStatus } from "@/lib/core/ledger-state"
import type { DecideTool } from "@/lib/core/tools"

const Input = z.object({
  key: z.string().describe("A key of the list in this tool's description."),
  document: z.string().describe("The id of the document."),
  page: z.int().min(1).describe("The page the quote stands on."),
  quote: z
    .string()
    .min(1)
    .describe(
      "The words that state the value, copied from the page exactly; where one value replaces another, all of that sentence.",
    ),
  condition: z
    .string()
    .optional()
    .describe('Words of the page that limit the value to some bidders or items, such as "for MSME bidders".'),
  anchor: z
    .string()
    .optional()
    .describe('Words of the page that say what a period counts from, such as "from the closing date".'),
})

export function recordFact(ports: AgentPorts): DecideTool<typeof Input> {
  return {
    kind: "decide",
    name: "record_fact",
    description:
      "Records one value from a page by a verbatim quote. Code reads the value, compares it with what is known and " +
      `orders the documents. Keys:\n${vocabularyLines()}`,
    input: Input,
    decide: async ({ key, document, page, quote, condition, anchor }, { state, exchange, agent, call }) => {
      const found = state.documents.get(document)
      if (found === undefined) return undecided(`There is no document ${document} here.`)
      const read = await ports.pages.page(found.pagesHash, page)
      if (read === null) return undecided(`${found.name} has no page ${page}; it has ${found.pages}.`)
      const quotedFact = {
        key,
        document,
        page,
        pageText: read.text,
        quote,
        condition: condition ?? null,
        anchor: anchor ?? null,
        recorder: { exchange, agent, call },
      }
      const all = await ports.pages.pages(found.pagesHash, 1, found.pages)
      const around = { ...surroundings(ports), reading: documentReading(all, ports.reading) }
      const outcome = decideFact(state, quotedFact, around)
      if ("refused" in outcome) return undecided(outcome.refused)
      return decided(said(resultOf(outcome)), outcome.events, outcome.guard)
    },
  }
}

/** `emd.amount (money): Earnest money; EMD; Bid Security`, a line each key. */
export function vocabularyLines(): string {
  return tenderVocabulary
    .map(({ key, kind, label, synonyms }) => `${key} (${kind}): ${[label, ...synonyms].join("; ")}`)
    .join("\n")
}

function resultOf({ fact, supersedes, standing, outcome }: FactDecided) {
  return {
    recorded: { key: fact.key, value: fact.value.canonical, display: factText(fact), status: fact.status },
    supersedes: supersedes === null ? null : { display: factText(supersedes) },
    note: noteOn(fact.status, standing === null ? null : factText(standing), outcome),
  }
}

function noteOn(status: FactStatus, standing: string | null, outcome: FactDecided["outcome"]): string {
  const found = {
    recorded: "Recorded.",
    "found again": "Known already; one more source.",
    known: "Recorded before from this very place.",
  }[outcome]
  switch (status) {
    case "current":
      return found
    case "superseded":
      return `${found} It is history${standing === null ? "" : `: ${standing} holds now`}.`
    case "in conflict":
      return `${found} It contradicts another value; a person decides. Go on with the rest.`
    case "withdrawn":
      return `${found} Its document was withdrawn.`
    default:
      return assertNever(status)
  }
}
