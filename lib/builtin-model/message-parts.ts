// Sorts what a person says into standing instructions, work to start, questions, and what only a connected model can do.
import { sentencesOf } from "./sentences"
import { type StandingInstruction, standingInstruction } from "./standing-instruction"
import { contentStems } from "./words"

export type MessageParts = {
  instructions: StandingInstruction[]
  startsWork: "yes" | "no"
  /** The sentences that ask, in the person's own words, joined as they stood. */
  question: string
  needsConnectedModel: "yes" | "no"
}

const clauseBreak =
  /(?:\s*[;,]\s*|\s+)(?:and|but|then|also)\s+(?=(?:then |also |please )?(?:do not|don['’]t|never|leave out|omit|exclude|always|prepare|start|begin|make|draft|tell me|what|when|who|which|how)\b)|;\s+|,\s+(?=(?:but |please )?(?:do not|don['’]t|never|leave out|omit|exclude)\b)/gi
const asksWork =
  /^(?:(?:please|kindly|now|ok|okay|yes|so|then|also|hi|hello|hey|great|good)[\s,!]+)*(?:(?:can|could|will|would) you (?:please )?|(?:i|we)(?:['’]d| would)? (?:want|like|need)(?: you)? to |let['’]s |go ahead(?: and)? |you (?:can|may|should) )?(?:please )?(?:prepare|start|begin|make|draft|put together|build|work out|create|produce|compile|get|redo|run|process|read|extract|bid|continue|resume)\b/i
const workObject =
  /\b(?:bids?|tenders?|offers?|quotations?|proposals?|responses?|submissions?|documents?|files?|papers|it|this|these|that|going|work|preparing|bidding)\b/i
const wantsWork = /\b(?:i|we) (?:want|need|would like) (?:an? |the |our )?(?:bid|offer|proposal|quotation)\b/i
const asks =
  /\?\s*$|^(?:please |and |so |but |also |hi,? |hello,? )*(?:what|when|who|whom|whose|which|where|why|how|is|are|was|were|did|does|do we|have|has|can we|tell me|show me|give me|find|look up|list|check|remind me)\b/i
const connectedOnly =
  /\b(?:translate|translation|summari[sz]e|summary|rewrite|rephrase|reword|paraphrase|in your opinion|your opinion|what do you think|advi[sc]e|recommend|suggest|should we|brainstorm|compose|poem|essay|joke|story|improve the (?:wording|text|style)|more persuasive|explain why|explain how|write (?:me )?(?:a|an) (?:letter|mail|email|article|speech))\b/i

export function messageParts(text: string): MessageParts {
  const clauses = sentencesOf(text).flatMap((sentence) => clausesOf(sentence))
  const parts: MessageParts = { instructions: [], startsWork: "no", question: "", needsConnectedModel: "no" }
  const questions: string[] = []
  const told: string[] = []
  for (const clause of clauses) {
    const instruction = standingInstruction(clause)
    if (instruction !== null) parts.instructions.push(instruction)
    else if (connectedOnly.test(clause)) parts.needsConnectedModel = "yes"
    else if (
      (asksWork.test(clause) && workObject.test(clause) && !/^(?:\W*)(?:what|when|who|how)\b/i.test(clause)) ||
      wantsWork.test(clause)
    ) {
      parts.startsWork = "yes"
    } else if (asks.test(clause)) questions.push(clause)
    else told.push(clause)
  }
  // What was told beside a question belongs to it: "I spoke with a friend. What day was it?"
  const isBesideQuestion = (clause: string) => questions.includes(clause) || told.includes(clause)
  const kept =
    questions.length === 0 ? [] : clauses.filter(isBesideQuestion).filter((one) => contentStems(one).length > 0)
  return { ...parts, question: joined(text, kept.length > 0 ? kept : questions) }
}

function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let from = 0
  for (const match of sentence.matchAll(clauseBreak)) {
    clauses.push(sentence.slice(from, match.index).trim())
    from = match.index + match[0].length
  }
  clauses.push(sentence.slice(from).trim())
  return clauses.filter((clause) => clause !== "")
}

/** The clauses as one slice of the text where they stand together, else one after the other. */
function joined(text: string, clauses: readonly string[]): string {
  const [first] = clauses
  const last = clauses.at(-1)
  if (first === undefined || last === undefined) return ""
  const slice = text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length)
  const strange = slice.length - clauses.reduce((sum, clause) => sum + clause.length, 0)
  return strange <= 3 * clauses.length ? slice : clauses.join(" ")
}
