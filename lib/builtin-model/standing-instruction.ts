// Spots, in a person's sentence, an instruction that stays in force, and the words it forbids. Copies words; never rewords them.

/** `quote` is a slice of the sentence; `mustNotMention` are slices too, empty when nothing is to be left unmentioned. */
export type StandingInstruction = { quote: string; mustNotMention: string[] }

const mentioning =
  "list|mention|include|use|show|name|cite|refer to|put|add|write|disclose|reveal|bring up|talk about|feature|reference"
const polite = String.raw`(?:please|kindly|also|and|but|so|then|note:?|important:?)?[\s,]*`
const forbidding = new RegExp(
  String.raw`\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|shall not|cannot|can['’]t)\s+(?:ever\s+|again\s+)?(?:${mentioning})\b`,
  "i",
)
const leavingOut =
  /\b(?:leave out|leave off|omit|exclude|skip|keep out|avoid (?:mentioning|listing|naming|using)|without (?:mentioning|listing|naming))\b/i
const leavingSplit = /\b(?:leave|keep)\s+(.+?)\s+out\b/i
const imperative = new RegExp(
  String.raw`^${polite}(?:do not|don['’]t|never|you must (?:not|never)|you should (?:not|never)|we must (?:not|never))\s+(\w+)`,
  "i",
)
const lasting =
  /\b(?:always|from now on|in every|in all (?:our )?(?:bids|documents|letters)|throughout|at all times|whenever)\b/i
const passing = /^(?:worry|bother|mind|forget|know|think|have|see|understand|start|stop|wait|need)$/i

/** Null when the sentence asks, wonders or says nothing lasting. */
export function standingInstruction(sentence: string): StandingInstruction | null {
  const isQuestion = /\?\s*$/.test(sentence) && !/^\s*(?:please|can|could|will|would) you\b/i.test(sentence)
  if (isQuestion || /^\s*(?:i|we|they|he|she|it)\s+(?:do not|don['’]t|never|can['’]t|cannot)\b/i.test(sentence))
    return null
  const cue = forbidding.exec(sentence) ?? leavingOut.exec(sentence)
  if (cue !== null) {
    const quote = fromClause(sentence, cue.index)
    return { quote, mustNotMention: forbiddenWords(sentence.slice(cue.index + cue[0].length)) }
  }
  const split = leavingSplit.exec(sentence)
  if (split !== null)
    return { quote: fromClause(sentence, split.index), mustNotMention: forbiddenWords(split[1] ?? "") }
  const verb = imperative.exec(sentence)?.[1]
  if (verb !== undefined && !passing.test(verb)) return { quote: sentence.trim(), mustNotMention: [] }
  return lasting.test(sentence) && !/\?\s*$/.test(sentence) ? { quote: sentence.trim(), mustNotMention: [] } : null
}

/** The sentence from the cue's own clause on; the whole of it when only polite words stand before. */
function fromClause(sentence: string, at: number): string {
  const before = sentence.slice(0, at)
  const isPolite = new RegExp(`^\\s*${polite}(?:you|we)?\\s*$`, "i").test(before)
  const isWholeClause = before.split(/\s+/).filter((word) => word !== "").length <= 3 || isPolite
  return (isWholeClause ? sentence : sentence.slice(at)).trim()
}

const objectEnd =
  /[.,;:!?\n]|\s(?:in|into|on|from|to|as|because|since|when|while|with|among|under|for|that|which|who|we|i|it|anywhere|any more|anymore|again|at all|ever|please|even|unless|until|this time|though|but|so)(?=\s|$|[.,;:!?])/i
const leading =
  /^(?:\s*(?:the|a|an|any|our|my|your|their|that|this|those|these|of|about|anything|something|to|at|on|for|with|all|mention|word|details?|named|called|experience|work|works|job|jobs|project|projects|contract|contracts)\b)+\s*/i
const generic =
  /\s+(?:job|jobs|work|works|project|projects|contract|contracts|order|orders|experience|assignment|assignments|reference|references|tender|bid|deal|site|case)\b.*$/i
const nothingNamed =
  /^(?:it|them|this|that|one|ones|those|these|him|her|me|us|so|too|anything|anyone|prices?|rates?|figures?|amounts?)?$/i

function forbiddenWords(object: string): string[] {
  const parts = object.trimStart().split(/\s+(?:or|nor)\s+/i)
  return parts
    .map((part) => {
      const cut = part.replace(leading, "")
      const end = ` ${cut}`.search(objectEnd)
      const phrase = (end === -1 ? cut : cut.slice(0, Math.max(0, end - 1))).trim()
      return phrase
        .replace(generic, "")
        .replace(/^["“'‘]+|["”'’]+$/g, "")
        .trim()
    })
    .filter((phrase) => !nothingNamed.test(phrase))
}
