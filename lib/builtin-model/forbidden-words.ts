// Tells whether a text mentions what must not be mentioned, and takes such sentences out. Never rewrites a sentence.
import { sentencesOf } from "./sentences"
import { contentStems } from "./words"

/** True when all the telling words stand in the text, in whatever order: stricter than a search for the phrase. */
export function mentions(text: string, words: string): boolean {
  const wanted = contentStems(words)
  const present = new Set(contentStems(text))
  return wanted.length > 0 && wanted.every((one) => present.has(one))
}

/** The paragraphs without the sentences that mention any of the words; paragraphs left empty are dropped. */
export function withoutMentions(paragraphs: readonly string[], forbidden: readonly string[]): string[] {
  return paragraphs
    .map((paragraph) => {
      if (!forbidden.some((words) => isNear(paragraph, words))) return paragraph
      return sentencesOf(paragraph)
        .filter((sentence) => !forbidden.some((words) => isNear(sentence, words)))
        .join(" ")
    })
    .filter((paragraph) => paragraph.trim() !== "")
}

// Figures are looked for as they are printed: their digits apart stand in many a sentence.
function isNear(text: string, words: string): boolean {
  return /\d/.test(words) ? text.toLowerCase().includes(words.toLowerCase()) : mentions(text, words)
}

/** What a sentence puts between quotation marks. */
export function quotedWords(text: string): string[] {
  return [...text.matchAll(/["“]([^"“”]{2,200})["”]/g)].map((match) => match[1] ?? "").filter((one) => one !== "")
}

/** The words a refusal names: those in quotation marks, and the list after "must not mention:". */
export function refusedWords(refusal: string): string[] {
  const listed = /must not mention:\s*([^.\n]+)/i.exec(refusal)?.[1] ?? ""
  const words = listed.split(/,\s*/).map((one) => one.replace(/^["“]|["”]$/g, "").trim())
  return [...new Set([...quotedWords(refusal), ...words])].filter((one) => one !== "")
}
