// Turns English text into comparable words. It knows no topic: only stop words, question words and endings.

const stopWords = new Set(
  `a an the and or but if of to in on at by for from with without as is are was were be been being am do does did done have has had
  having it its this that these those there here i me my we us our ours you your yours he him his she her they them their theirs who whom
  whose which what when where why how not no nor so than then too very can could will would shall should may might must just also about
  into over under again any all some each every both more most other such only own same up down out off please kindly let lets one ones
  yes ok okay thanks thank hi hello hey dear regards am pm us`.split(/\s+/),
)

// Words that ask or that name the act of talking, whatever it was about.
const askingWords = new Set(
  `day date time week month year hour minute today yesterday tomorrow tell say said says saying told speak spoke spoken talk talked talking
  conversation chat chatted discuss discussed discussion call called calling phone phoned telephone ring rang mail mails mailed email emails
  message messages letter write wrote written subject record records word words find look show give get got know mention mentioned exactly
  last first latest happen happened take took place person people someone friend morning afternoon evening night weekday`.split(
    /\s+/,
  ),
)

const months = "january february march april may june july august september october november december"
const weekdays = "monday tuesday wednesday thursday friday saturday sunday"
const calendarWords = new Set(`${months} ${weekdays}`.split(" "))

/** A word's comparable form: lower case, plural and verb endings taken off. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, "")
  if (/\d/.test(lower) || lower.length < 4) return lower
  if (/ies$/.test(lower)) return `${lower.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(lower)) return lower
  const bare = lower.replace(/(?:sses)$/, "ss").replace(/s$/, "")
  const root = bare.replace(bare.length > 6 ? /(?:ing|ed)$/ : /$^/, "")
  return root.replace(/e$/, "")
}

/** Every word of a text in order, as written. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
}

/** The stems that carry meaning, each once, in order of appearance. */
export function contentStems(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !stopWords.has(word.toLowerCase()))
        .map(stem),
    ),
  ].filter((one) => one.length > 1)
}

const askingStems = new Set([...askingWords].map(stem))
const calendarStems = new Set([...calendarWords].map(stem))

/** The stems that say what something is about: no asking words, no days or months, no numbers alone. */
export function topicStems(text: string): string[] {
  return contentStems(text).filter((one) => !askingStems.has(one) && !calendarStems.has(one) && !/^\d+$/.test(one))
}

/** The words of a text, as written, that say what it is about; each once. For search boxes, which match words. */
export function topicWords(text: string): string[] {
  const seen = new Set<string>()
  const topics = new Set(topicStems(text))
  return wordsOf(text).filter((word) => {
    const one = stem(word)
    if (!topics.has(one) || seen.has(one) || stopWords.has(word.toLowerCase())) return false
    seen.add(one)
    return true
  })
}

/** How many of `wanted` stand among `present`. */
export function overlap(wanted: Iterable<string>, present: ReadonlySet<string>): number {
  let count = 0
  for (const one of wanted) if (present.has(one)) count += 1
  return count
}
