// Chooses which lookups a question goes to, by the words of their names and descriptions. Never rewords the question.
import type { Tool } from "./request-view"
import { contentStems, overlap, stem } from "./words"

const prefix = "look_up_"

// What people say when they mean a kind of record; the tool's description adds its own words.
const cues: Record<string, string> = {
  messages:
    "mail email message conversation talk talked spoke spoken speak call called phone telephone chat chatted told said wrote discuss discussed friend meeting inbox reply replied discussion",
  documents:
    "clause page section document tender paragraph annexure annex schedule drawing corrigendum amendment addendum specification wording states",
  facts:
    "emd deposit closing deadline due fact amount security validity fee cost estimated opening retention damages superseded changed current value dates bid submission criterion criteria eligibility requirement",
  profile:
    "turnover company profile works experience firm registration gst pan net worth completed past own annual revenue address director certificate",
}

/** The tools that fit best, all that tie; none when no word points anywhere. */
export function chooseLookups(tools: ReadonlyMap<string, Tool>, question: string): string[] {
  const asked = contentStems(question)
  const scores = [...tools.values()]
    .filter((tool) => tool.name.startsWith(prefix))
    .map((tool) => ({ name: tool.name, score: scoreOf(tool, asked, question) }))
  const best = Math.max(0, ...scores.map(({ score }) => score))
  return best === 0 ? [] : scores.filter(({ score }) => score >= best - 0.5).map(({ name }) => name)
}

function scoreOf(tool: Tool, asked: readonly string[], question: string): number {
  const subject = tool.name.slice(prefix.length)
  const own = new Set((cues[subject] ?? subject).split(" ").map(stem))
  const described = new Set(contentStems(tool.description))
  const score = 2 * overlap(asked, own) + 0.5 * overlap(asked, described)
  const isAboutTalk =
    /\b(?:did|has|have|was|were)\b.*\b(?:say|said|tell|told|write|written|wrote|talk|talked|speak|spoke|discuss|discussed|call|called)\b/i
  const isAboutUs = /\b(?:our|we|us)\b/i.test(question)
  if (subject === "messages" && isAboutTalk.test(question)) return score + 2
  return subject === "profile" && isAboutUs && score > 0 ? score + 0.5 : score
}
