// Decides which thread a request means: one, several equally, or none. Never prefers a call or a mail unless the request says so.
import { bareSubject, displayName, type MessageRecord, nameStems, type Thread } from "./message-threads"
import { overlap, stem, topicStems, topicWords, wordsOf } from "./words"

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
      score: scoreOf(thread, eligible, { asked, before }) + (isNamedIn(thread, eligible, carried) ? 3 : 0),
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
  const others = thread.people.filter((person) => !isInAll(person, threads))
  const people = others.length > 0 ? others : thread.people.slice(0, 1)
  return `${kind} with ${people.join(", ")} about ${topicOf(thread, threads)}`
}

/** The subject, or the words that no other thread has, as they are written. */
export function topicOf(thread: Thread, threads: readonly Thread[]): string {
  const subject = thread.records
    .map((record) => bareSubject(record.subject))
    .find((one) => one !== "" && !/^(?:call|phone call|mail|note)\b/i.test(one))
  if (subject !== undefined) return subject
  const text = thread.records.map((record) => record.text).join(" ")
  const telling = distinguishing(thread, threads)
  const words = topicWords(text).filter((word) => telling.has(stem(word)) && word.length > 3)
  const counted = new Map<string, number>()
  for (const word of wordsOf(text)) counted.set(stem(word), (counted.get(stem(word)) ?? 0) + 1)
  const ranked = [...words]
    .sort((left, right) => (counted.get(stem(right)) ?? 0) - (counted.get(stem(left)) ?? 0))
    .slice(0, 3)
  const inOrder = words.filter((word) => ranked.includes(word))
  return inOrder.length > 0 ? inOrder.join(", ") : "no stated subject"
}

function isInAll(person: string, threads: readonly Thread[]): boolean {
  return (
    threads.length > 1 && threads.every((thread) => thread.people.includes(person)) && isMostFrequent(person, threads)
  )
}

// The one whose messages these are stands in nearly all of them; a friend who does too is told apart by writing less often.
function isMostFrequent(person: string, threads: readonly Thread[]): boolean {
  const shared = threads[0]?.people.filter((one) => threads.every((thread) => thread.people.includes(one))) ?? []
  if (shared.length < 2) return true
  const sent = (one: string) =>
    threads.flatMap((thread) => thread.records).filter((record) => displayName(record.from) === one).length
  return shared.every((one) => sent(one) <= sent(person) || one === person)
}

function scoreOf(
  thread: Thread,
  threads: readonly Thread[],
  words: { asked: ReadonlySet<string>; before: ReadonlySet<string> },
): number {
  const telling = distinguishing(thread, threads)
  return 3 * overlap(words.asked, telling) + overlap(words.before, telling)
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
