// Decides which thread a request means: one, several equally, or none. Never prefers a call or a mail unless the request says so.
import { bareSubject, displayName, type MessageRecord, nameStems, type Thread } from "./message-threads"
import { contentStems, overlap, stem, topicStems, wordsOf } from "./words"

export type ThreadChoice =
  | { choice: "one"; thread: Thread }
  | { choice: "several"; threads: Thread[] }
  | { choice: "none" }

/** `request` is the caller's question; `carried` what was said before it, which may name the topic. */
export function chooseThread(threads: readonly Thread[], request: string, carried: string): ThreadChoice {
  const eligible = ofKind(ofPeople(talksOnly(threads, request), request), request)
  if (eligible.length === 0) return { choice: "none" }
  const asked = new Set(topicStems(request).filter((one) => !isName(threads, one)))
  const before = new Set(topicStems(carried).filter((one) => !isName(threads, one)))
  const scored = eligible
    .map((thread) => ({
      thread,
      score:
        scoreOf(thread, eligible, { asked, before }) +
        (isNamedIn(thread, eligible, carried) ? 3 : 0) +
        3 * overlap(wordPairs(`${request}\n${carried}`), ownPairs(thread, eligible)),
    }))
    .sort((left, right) => right.score - left.score)
  const [best, second] = scored
  const fits = asked.size === 0 || eligible.length < threads.length || (best?.score ?? 0) > 0
  if (best === undefined || !fits) return { choice: "none" }
  if (second === undefined) return { choice: "one", thread: best.thread }
  if (best.score > 0 && best.score >= 1.5 * second.score) return { choice: "one", thread: best.thread }
  const equal = best.score > 0 ? scored.filter(({ score }) => score * 1.5 > best.score) : scored
  return { choice: "several", threads: equal.map(({ thread }) => thread) }
}

/** The thread an answer to our question means: a choice's text, its own words, or its place in the list. */
export function answeredThread(threads: readonly Thread[], answer: string): Thread | null {
  const folded = answer.trim().toLowerCase()
  const named = threads.find((thread) => threadName(thread, threads).toLowerCase() === folded)
  if (named !== undefined) return named
  const chosen = chooseThread(threads, answer, "")
  if (chosen.choice === "one") return chosen.thread
  const place = ["first", "second", "third", "fourth", "fifth"].findIndex((word) =>
    new RegExp(`\\b(?:the )?${word}\\b`).test(folded),
  )
  return place === -1 ? null : (threads[place] ?? null)
}

/** A thread by its own words: "the call with A. Person about the boundary wall". */
export function threadName(thread: Thread, threads: readonly Thread[]): string {
  const kinds = new Set(thread.records.map((record) => record.kind))
  const several = thread.records.length > 1
  const kind =
    kinds.size > 1
      ? "the calls and mails"
      : kinds.has("call")
        ? several
          ? "the calls"
          : "the call"
        : several
          ? "the mails"
          : "the mail"
  const owner = ownerOf(threads)
  const others = thread.people.filter((person) => person !== owner)
  const named = others.filter((person) => !person.includes("@"))
  const people = named.length > 0 ? named : others.length > 0 ? others : thread.people.slice(0, 1)
  return `${kind} with ${people.join(", ")} about ${topicOf(thread)}`
}

/** The subject; else what the text says it is about; else how it begins, cut at a word. */
function topicOf(thread: Thread): string {
  const subjects = thread.records.map((record) => bareSubject(record.subject))
  const subject = subjects.find((one) => one !== "" && !/^(?:call|phone call|mail|note)\b/i.test(one))
  if (subject !== undefined) return subject
  const text = thread.records.map((record) => record.text.replace(/\s+/g, " ")).join(" ")
  const said = (aboutPhrase.exec(text) ?? aboutWords.exec(text))?.[1]?.trim()
  if (said !== undefined) return said
  const sentence = text.trim().replace(/[.!?]+$/, "")
  const cut = sentence.length <= longestTopic ? sentence : `${sentence.slice(0, longestTopic).replace(/\s+\S*$/, "")} …`
  return cut === "" ? "no stated subject" : `"${cut}"`
}

const longestTopic = 70
const aboutPhrase =
  /\b(?:about|regarding|concerning)\s+((?:the|a|an|his|her|their|our|my)\s+[\p{L}\p{N}'’ -]{3,50}?)(?=\s+(?:on|in|at|that|which|who|and|for|from|with|to|of|he|she|they|we|it)\b|[.,;:]|$)/u

/** "told me about glider flying until …", "mostly on glider flying; …": a few words without an article. */
const aboutWords =
  /\b(?:about|regarding|concerning|(?:mostly|mainly|chiefly|largely) on)\s+((?!(?:it|that|this|which|what|how|me|him|her|them|us)\b)[\p{L}\p{N}'’-]+(?:\s+[\p{L}\p{N}'’-]+){0,4}?)(?=\s+(?:on|in|at|that|which|who|and|for|from|with|to|of|until|till|while|before|after|he|she|they|we|it|is|was)\b|[.,;:!?]|$)/u

/** Whose messages these are: who stands in most records, and of several such who receives most. */
function ownerOf(threads: readonly Thread[]): string | null {
  const records = threads.flatMap((thread) => thread.records)
  const people = [...new Set(threads.flatMap((thread) => thread.people))]
  const received = (person: string) => records.filter((record) => record.to.map(displayName).includes(person)).length
  const sent = (person: string) => records.filter((record) => displayName(record.from) === person).length
  const ranked = people
    .map((person) => ({ person, all: received(person) + sent(person), received: received(person) }))
    .sort((left, right) => right.all - left.all || right.received - left.received)
  return ranked[0]?.person ?? null
}

function scoreOf(
  thread: Thread,
  threads: readonly Thread[],
  words: { asked: ReadonlySet<string>; before: ReadonlySet<string> },
): number {
  const telling = distinguishing(thread, threads)
  // What a subject names, the thread is about; what its text mentions may be by the way.
  const titles = new Set(topicStems(thread.records.map((record) => bareSubject(record.subject)).join(" ")))
  const own = new Set([...thread.topics].filter((one) => !threads.some((it) => it !== thread && it.topics.has(one))))
  const said = overlap(words.before, telling) + 2 * overlap(words.before, own)
  return 3 * overlap(words.asked, telling) + 3 * overlap(words.asked, titles) + said
}

/** Two words side by side that no other thread has: "night trains" is told by that where each word alone is everywhere. */
function ownPairs(thread: Thread, threads: readonly Thread[]): ReadonlySet<string> {
  const others = new Set(threads.flatMap((other) => (other === thread ? [] : [...pairsOf(other)])))
  return new Set([...pairsOf(thread)].filter((pair) => !others.has(pair)))
}

function pairsOf(thread: Thread): ReadonlySet<string> {
  return wordPairs(thread.records.map((record) => `${bareSubject(record.subject)}\n${record.text}`).join("\n"))
}

function wordPairs(text: string): ReadonlySet<string> {
  const lines = text.split(/[\n.,;:!?]/).map((line) => wordsOf(line))
  const pairs = lines.flatMap((words) =>
    words.slice(1).map((word, at) => {
      const pair = `${words[at]} ${word}`
      return contentStems(pair).length === 2 ? contentStems(pair).join(" ") : ""
    }),
  )
  return new Set(pairs.filter((pair) => pair !== ""))
}

/** Words of a thread that not every other thread has too. */
function distinguishing(thread: Thread, threads: readonly Thread[]): ReadonlySet<string> {
  if (threads.length < 2) return thread.topics
  return new Set([...thread.topics].filter((one) => !threads.every((other) => other.topics.has(one))))
}

function isName(threads: readonly Thread[], one: string): boolean {
  return threads.some((thread) => thread.people.some((person) => nameStems(person).map(stem).includes(one)))
}

function ofPeople(threads: readonly Thread[], request: string): readonly Thread[] {
  const named = threads.filter((thread) => isNamedIn(thread, threads, request))
  return named.length > 0 ? named : threads
}

/** Whether a text names somebody of this thread who is not in every thread. */
function isNamedIn(thread: Thread, threads: readonly Thread[], text: string): boolean {
  const words = new Set(wordsOf(text).map((word) => word.toLowerCase().replace(/['’]s$/, "")))
  return thread.people.some(
    (person) =>
      !threads.every((other) => other.people.includes(person)) && nameStems(person).some((one) => words.has(one)),
  )
}

/** A notice that a machine sent is no conversation. */
function talksOnly(threads: readonly Thread[], request: string): readonly Thread[] {
  if (!/\b(?:conversation|talk|talked|chat|chatted|spoke|speak|discussion)\b/i.test(request)) return threads
  const isMachine = (record: MessageRecord) =>
    /\b(?:do not reply|system message|automatic(?:ally)? (?:message|generated)|no-?reply)\b/i.test(
      `${record.from} ${record.text}`,
    )
  const talks = threads.filter((thread) => !thread.records.every(isMachine))
  return talks.length > 0 ? talks : threads
}

function ofKind(threads: readonly Thread[], request: string): Thread[] {
  const saysCall = /\b(?:call|calls|called|phone|phoned|telephone|rang|ring)\b/i.test(request)
  const saysMail = /\b(?:mail|mails|mailed|email|emails|e-mail|wrote|written|letter)\b/i.test(request)
  if (saysCall === saysMail) return [...threads]
  const isMeant = (record: MessageRecord) => record.kind === (saysCall ? "call" : "mail")
  const meant = threads.filter((thread) => thread.records.some(isMeant))
  return meant.length > 0 ? meant : [...threads]
}
