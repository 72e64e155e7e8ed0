// Groups records of mails and calls into threads, one topic with one set of people. Goes by words and people, never by time alone.
import { type JsonObject, textIn, textsIn } from "./json"
import { stem, topicStems, wordsOf } from "./words"

export type MessageRecord = {
  id: string
  kind: "mail" | "call"
  /** ISO 8601 with the offset of the place it was written in. */
  at: string
  weekday: string
  from: string
  to: string[]
  subject: string
  text: string
}

/** `topics` are the stems of its words without names; `people` are its participants as written. */
export type Thread = { records: MessageRecord[]; topics: ReadonlySet<string>; people: string[] }

export function messageRecord(entry: JsonObject): MessageRecord {
  return {
    id: textIn(entry, "id"),
    kind: textIn(entry, "kind") === "call" ? "call" : "mail",
    at: textIn(entry, "at"),
    weekday: textIn(entry, "weekday"),
    from: textIn(entry, "from"),
    to: textsIn(entry, "to").length > 0 ? textsIn(entry, "to") : [textIn(entry, "to")].filter((one) => one !== ""),
    subject: textIn(entry, "subject"),
    text: textIn(entry, "text"),
  }
}

/** Threads in order of their newest record, newest first; each thread's records oldest first. */
export function threadsOf(records: readonly MessageRecord[]): Thread[] {
  const ordered = [...new Map(records.map((record) => [record.id, record])).values()].sort(
    (left, right) => Date.parse(left.at) - Date.parse(right.at),
  )
  const names = new Set(
    ordered
      .flatMap((record) => [record.from, ...record.to])
      .flatMap(nameStems)
      .map(stem),
  )
  const topics = new Map(ordered.map((record) => [record, new Set(topicsOf(record, names))]))
  const common = wordCounts([...topics.values()])
  const groups: MessageRecord[][] = []
  for (const record of ordered) {
    const group = groups.find((members) => members.some((member) => isSameThread({ record, member, topics, common })))
    if (group === undefined) groups.push([record])
    else group.push(record)
  }
  return groups
    .map((members) => ({
      records: members,
      topics: new Set(members.flatMap((member) => [...(topics.get(member) ?? [])])),
      people: [...new Set(members.flatMap((member) => [member.from, ...member.to]).map(displayName))],
    }))
    .reverse()
}

/** A participant without the address: "A. Person <a@example.org>" is "A. Person". */
export function displayName(participant: string): string {
  return participant
    .replace(/\s*<[^>]*>\s*$/, "")
    .replace(/\s*\([^)]*\)\s*$/, "")
    .replace(/^["']|["']$/g, "")
    .trim()
}

export function nameStems(participant: string): string[] {
  return wordsOf(participant.replace(/@\S+/g, " "))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)
}

function topicsOf(record: MessageRecord, names: ReadonlySet<string>): string[] {
  return topicStems(`${bareSubject(record.subject)} ${record.text}`).filter((one) => !names.has(one))
}

export function bareSubject(subject: string): string {
  return subject.replace(/^(?:\s*(?:re|fw|fwd|aw)\s*:)+\s*/i, "").trim()
}

type Pair = {
  record: MessageRecord
  member: MessageRecord
  topics: ReadonlyMap<MessageRecord, ReadonlySet<string>>
  common: ReadonlyMap<string, number>
}

// Mails go together by their subject; anything else only by several words that few other records have. A call stands for
// itself: notes of calls are written in the same few phrases, whatever was talked about.
function isSameThread({ record, member, topics, common }: Pair): boolean {
  const subject = bareSubject(record.subject).toLowerCase()
  const sharesPeople = participants(record).some((one) => participants(member).includes(one))
  if (
    record.kind === "mail" &&
    member.kind === "mail" &&
    subject !== "" &&
    subject === bareSubject(member.subject).toLowerCase()
  ) {
    return sharesPeople
  }
  if (record.kind !== "mail" || member.kind !== "mail" || (subject !== "" && member.subject !== "")) return false
  const mine = topics.get(record) ?? new Set<string>()
  const theirs = topics.get(member) ?? new Set<string>()
  const rare = [...mine].filter((one) => theirs.has(one) && (common.get(one) ?? 0) <= 3)
  return sharesPeople && rare.length >= 3
}

function participants(record: MessageRecord): string[] {
  return [record.from, ...record.to].map((one) => displayName(one).toLowerCase())
}

function wordCounts(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
