// The tools that compile a bid: what work there is, one section, and the draft put up for sign-off. Figures are assembled by code.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { readBill } from "@/lib/agents/read-bill"
import { decided, quoted, said, today, undecided } from "@/lib/agents/tool-result"
import { canonicalJson } from "@/lib/bids/canonical-json"
import { checkDraft } from "@/lib/bids/check-draft"
import { compileDraft, openPoints } from "@/lib/bids/compile-draft"
import { factLabel } from "@/lib/bids/fact-text"
import { forbiddenIn } from "@/lib/bids/instructions"
import { standingPrices, totalOf } from "@/lib/bids/pricing"
import { signedSubjects } from "@/lib/bids/signed-subjects"
import { staleIn } from "@/lib/bids/stale-values"
import { eligibilityOf, pricesOf, workCollection } from "@/lib/bids/work"
import type { LedgerState } from "@/lib/core/ledger-state"
import type { DecideTool, RunTool } from "@/lib/core/tools"

const Nothing = z.object({})

export function listWork(ports: AgentPorts): RunTool<typeof Nothing> {
  return {
    kind: "run",
    effect: "read",
    name: "list_work",
    description:
      "Lists what is done for this bid: findings on eligibility, priced items and their total, items without a price.",
    input: Nothing,
    run: async (_input, { ledger }) => {
      const state = await ports.ledgers.now(ledger)
      const bill = await readBill(ports, state)
      const prices = standingPrices(pricesOf(state), bill.items)
      const priced = new Set(prices.map(({ number }) => number))
      const total = totalOf(prices)
      return quoted({
        eligibility: eligibilityOf(state).map(({ criterion, requirement, evidence, verdict, arithmetic }) => ({
          criterion,
          requirement,
          evidence,
          verdict,
          arithmetic,
        })),
        items: prices.map(({ number, description, unit, quantity, rate, amount }) => ({
          item: number,
          description,
          unit,
          quantity,
          rate,
          amount,
        })),
        unpriced: bill.items
          .filter(({ item }) => !priced.has(item))
          .map(({ item, description }) => ({ item, description })),
        total: total === null ? null : { figures: total.figures, words: total.words },
      })
    },
  }
}

const Section = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .describe('A short name such as "scope"; the same name again replaces the section.'),
  title: z.string().min(1).describe("The heading."),
  paragraphs: z
    .array(z.string().min(1))
    .min(1)
    .describe("Plain paragraphs. Copy values as they stand in the pinned facts."),
})

export const draftSection: DecideTool<typeof Section> = {
  kind: "decide",
  name: "draft_section",
  description: "Writes or replaces one section of the bid. Tables of facts, findings and prices are added by code.",
  input: Section,
  decide: async ({ id, title, paragraphs }, { state, exchange, agent, call }) => {
    const wrong = whyNotWritten(state, [title, ...paragraphs].join("\n"))
    if (wrong !== null) return undecided(wrong)
    const collection = workCollection.section
    const keys = [...state.facts.values()].map(({ key }) => `fact:${key}`)
    return decided(
      said({ drafted: id, paragraphs: paragraphs.length }),
      [
        {
          type: "work-recorded",
          version: 1,
          collection,
          id,
          data: { id, title, paragraphs },
          by: { exchange, agent, call },
        },
      ],
      [...new Set(keys), "instructions"],
    )
  },
}

function whyNotWritten(state: LedgerState, text: string): string | null {
  const forbidden = forbiddenIn(state, text)
  if (forbidden.length > 0)
    return `The bid must not mention: ${forbidden.join(", ")}. A standing instruction forbids it.`
  const stale = staleIn(state, text).map(({ key, text: value }) => `${factLabel(key)} "${value}"`)
  return stale.length > 0 ? `These values no longer hold: ${stale.join(", ")}. Use the pinned facts.` : null
}

const Submission = z.object({
  remarks: z
    .array(z.string().min(1))
    .optional()
    .describe(
      "What the signer must know of this draft besides its open facts: what it leaves out, what a person must add.",
    ),
})

export function submitDraft(ports: AgentPorts): DecideTool<typeof Submission> {
  return {
    kind: "decide",
    name: "submit_draft",
    description:
      "Puts the compiled bid up for sign-off and waits for the decision. If it is amended or sent back, do what the reason says and submit again.",
    input: Submission,
    decide: async ({ remarks = [] }, { state, exchange, agent, call }) => {
      const bill = await readBill(ports, state)
      const { draft, facts } = compileDraft({ state, bill, preparedOn: today(ports) })
      const problems = checkDraft(state, draft)
      if (problems.length > 0) return undecided(problems.join(" "))
      const contentHash = await ports.texts.put(canonicalJson(draft))
      const { fileHash } = await ports.renderer.render(draft)
      const draftVersion = 1 + Math.max(0, ...[...state.drafts.values()].map((other) => other.draftVersion))
      const id = ports.ids.next("draft")
      const by = { exchange, call }
      return {
        awaits: {
          type: "item-raised",
          version: 1,
          item: ports.ids.next("item"),
          kind: "draft",
          decision: `Sign off version ${draftVersion} of the bid for ${draft.title}?`,
          about: { document: null, documents: [], key: null, facts, receipt: null, draft: id },
          problems: [...openPoints({ state, bill }), ...remarks],
          waiting: { exchange, call },
          preparedBy: agent,
        },
        ledger: [{ type: "draft-submitted", version: 1, draft: id, draftVersion, contentHash, fileHash, facts, by }],
        guard: signedSubjects(state),
      }
    },
  }
}
