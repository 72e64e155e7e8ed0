// Cuts a printed text into digits, words and signs with their places. It never decides what any of them mean.

export type Token = {
  kind: "digits" | "word" | "sign"
  /** As folded: ASCII digits, lower case. */
  text: string
  start: number
  end: number
  /** White space, or a mark of emphasis, stands before it. */
  gap: boolean
}

/** Tokens in order; offsets are those of the text given. Marks of emphasis ("**") and white space are left out. */
export function tokenise(text: string): Token[] {
  const folded = foldCharacters(text)
  const tokens: Token[] = []
  const pattern = /[0-9]+|[a-z\u0900-\u0963\u0970-\u097f]+|[^\s*]/g
  let previousEnd = 0
  for (const match of folded.matchAll(pattern)) {
    const start = match.index
    const piece = match[0]
    const kind = /^[0-9]/.test(piece) ? "digits" : /^[a-z\u0900-\u097f]/.test(piece) ? "word" : "sign"
    tokens.push({ kind, text: piece, start, end: start + piece.length, gap: start > previousEnd })
    previousEnd = start + piece.length
  }
  return tokens
}

/**
 * Lower case, Devanagari digits as ASCII, dashes as "-", no-break and thin spaces as " ", curly quotes as straight
 * ones. One character for one, so offsets stay true.
 */
export function foldCharacters(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldCharacter(text.charAt(at))).join("")
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966)
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return "-"
  if (code === 0x2018 || code === 0x2019) return "'"
  if (/\s/.test(character)) return " "
  const lower = character.toLowerCase()
  return lower.length === 1 ? lower : character
}

/** Every run of white space as one space, none at the ends; what canonical text and conditions are kept as. */
export function foldText(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** The text of the token at an index, or "" past either end. */
export function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? ""
}
