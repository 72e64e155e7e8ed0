// Puts a bid's documents into the order in which they change the tender. It never decides an order that nothing inside the documents tells.

import { comparable } from "@/lib/documents/first-lines"
import { orderOf, proposedOrder } from "@/lib/documents/issue-sequence"
import type { IssuedDocument } from "@/lib/documents/issued-document"

/** Documents whose order a person must confirm once; `proposed` is a guess, earliest first, and takes no effect by itself. */
export type OrderNeeded = { kind: "order-needed"; documents: string[]; proposed: string[]; why: string }

export type IssueOrder = {
  /** The first issue of the tender, null while it is missing or undecided. */
  base: string | null
  /** Documents that change the tender, earliest first: later issues of the whole document, then corrigenda. */
  amendments: string[]
  /** Undecided sets; none of their documents stands in `base` or `amendments`. */
  undecided: OrderNeeded[]
  /** Corrigenda and issues of another tender; they change nothing here. */
  foreign: { document: string; why: string }[]
  /** Sentences for a person; `document` is null where a missing document is meant. */
  warnings: { document: string | null; sentence: string }[]
}

export type IssueOrderInput = {
  documents: readonly IssuedDocument[]
  /** Orders people confirmed, each earliest first; one settles an undecided set of exactly its documents. */
  confirmed?: readonly (readonly string[])[]
}

/** Decides which documents amend the tender and in which order. Pure; the same input gives the same order. */
export function issueOrder({ documents, confirmed = [] }: IssueOrderInput): IssueOrder {
  const byAdded = [...documents].sort((left, right) => left.added - right.added)
  const reference = tenderReference(byAdded)
  const foreign = byAdded.flatMap((document) => {
    const why = foreignBecause(document, reference)
    return why === null ? [] : [{ document: document.id, why }]
  })
  const own = byAdded.filter((document) => !foreign.some((one) => one.document === document.id))
  const issues = own.filter((document) => document.identity.role === "tender")
  const notices = own.filter((document) => document.identity.role === "notice")
  const corrigenda = own.filter((document) => document.identity.amends)
  const sets = [settle(issues, confirmed), settle(notices, confirmed), settle(corrigenda, confirmed)]
  const [issueSet, noticeSet, corrigendumSet] = sets.map((set) => set.order)
  const [base = null, ...laterIssues] = [...(issueSet ?? [])]
  const [firstNotice, ...laterNotices] = [...(noticeSet ?? [])]
  return {
    base: base ?? (issues.length === 0 ? (firstNotice ?? null) : null),
    amendments: [...laterIssues, ...laterNotices, ...(corrigendumSet ?? [])],
    undecided: sets.flatMap((set) => (set.undecided === null ? [] : [set.undecided])),
    foreign,
    warnings: [...gapWarnings(corrigenda), ...namelessWarnings(corrigenda, reference)],
  }
}

type Settled = { order: string[] | null; undecided: OrderNeeded | null }

function settle(documents: readonly IssuedDocument[], confirmed: readonly (readonly string[])[]): Settled {
  const ids = documents.map((document) => document.id)
  const byPerson = confirmed.findLast((order) => order.length === ids.length && ids.every((id) => order.includes(id)))
  if (byPerson !== undefined) return { order: [...byPerson], undecided: null }
  const decided = orderOf(documents)
  if (decided.outcome === "ordered") return { order: decided.ids, undecided: null }
  const proposed = proposedOrder(documents)
  return { order: null, undecided: { kind: "order-needed", documents: ids, proposed, why: decided.why } }
}

type Reference = { number: string | null; authority: string | null }

// The tender is the one its own documents name; among several, the first added.
function tenderReference(documents: readonly IssuedDocument[]): Reference {
  const whole = documents.filter(({ identity }) => identity.role === "tender" || identity.role === "notice")
  const numbered = whole.find(({ identity }) => identity.tenderNumber !== null)
  const named = whole.find(({ identity }) => identity.authority !== null)
  return {
    number: numbered?.identity.tenderNumber?.text ?? null,
    authority: (numbered ?? named)?.identity.authority?.text ?? null,
  }
}

function foreignBecause({ identity }: IssuedDocument, reference: Reference): string | null {
  const changes = identity.amends || identity.role === "tender" || identity.role === "notice"
  if (!changes) return null
  const number = identity.tenderNumber?.text ?? null
  if (number !== null && reference.number !== null && comparable(number) !== comparable(reference.number)) {
    return `It names tender ${number}, and this bid is for ${reference.number}.`
  }
  const authority = identity.authority?.text ?? null
  if (authority !== null && reference.authority !== null && !sharesName(authority, reference.authority)) {
    return `It was issued by ${authority}, and this tender by ${reference.authority}.`
  }
  return null
}

// One authority is printed in many ways: a shared significant word, or one name's initials in the other, is enough.
function sharesName(left: string, right: string): boolean {
  const [first, second] = [significantWords(left), significantWords(right)]
  if (first.some((word) => second.includes(word))) return true
  return second.includes(initials(first)) || first.includes(initials(second))
}

function significantWords(name: string): string[] {
  const plain = new Set([
    "the",
    "of",
    "and",
    "for",
    "office",
    "department",
    "division",
    "executive",
    "engineer",
    "limited",
    "ltd",
  ])
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !plain.has(word))
}

function initials(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join("")
}

function gapWarnings(corrigenda: readonly IssuedDocument[]): IssueOrder["warnings"] {
  const held = new Set(corrigenda.flatMap(({ identity }) => (identity.sequence === null ? [] : [identity.sequence])))
  const highest = Math.max(0, ...held)
  const missing = Array.from({ length: highest }, (_, index) => index + 1).filter((sequence) => !held.has(sequence))
  return missing.map((sequence) => ({
    document: null,
    sentence: `Corrigendum ${sequence} is not among the documents, though a later one is. Get it before relying on the order.`,
  }))
}

function namelessWarnings(corrigenda: readonly IssuedDocument[], reference: Reference): IssueOrder["warnings"] {
  return corrigenda.flatMap(({ id, identity }) =>
    identity.tenderNumber === null && reference.number !== null
      ? [{ document: id, sentence: "This corrigendum prints no tender number. Check that it belongs to this tender." }]
      : [],
  )
}
