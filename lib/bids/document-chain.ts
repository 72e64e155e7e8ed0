// Says which documents speak for a tender and which of two came later, from people's orders and what the documents say inside. It guesses no order.
import type { LedgerDocument, LedgerState } from "@/lib/core/ledger-state"
import { DocumentRole } from "@/lib/documents/document-role"
import { type IssueOrder, issueOrder } from "@/lib/documents/issue-order"

/** `beside`: of one standing, as a tender and its price schedule are. `outside`: one of them does not speak for the tender. */
export type Standing = "later" | "earlier" | "beside" | "undecided" | "outside"

/** How `left` stands to `right`: by the last order of a person that names both, else by what the documents say. */
export function compareDocuments(state: LedgerState, left: string, right: string): Standing {
  if (!isInChain(state, left) || !isInChain(state, right)) return "outside"
  if (left === right) return "beside"
  return confirmedStanding(state, left, right) ?? statedStanding(issued(state), left, right)
}

/** Whether a document speaks for the tender: in force, of this tender, and no price list or stray file. */
export function isInChain(state: LedgerState, document: string): boolean {
  const found = state.documents.get(document)
  if (found === undefined || found.withdrawn !== null || outsideRoles.has(roleOf(found))) return false
  return !issued(state).foreign.some((foreign) => foreign.document === document)
}

/**
 * Sentences a person should read as a document comes in: it is of another tender, prints no tender number, or numbers are
 * missing before it.
 */
export function warningsAbout(state: LedgerState, document: string): string[] {
  const order = issued(state)
  const foreign = order.foreign.filter((one) => one.document === document).map(({ why }) => why)
  const amends = state.documents.get(document)?.identity.amends === true
  const own = order.warnings.filter((one) => one.document === document || (one.document === null && amends))
  return [...foreign, ...own.map(({ sentence }) => sentence)]
}

/** Groups of documents whose order nothing decides, each in the order proposed for it, oldest first. */
export function undecidedGroups(state: LedgerState): string[][] {
  return issued(state).undecided.flatMap(({ proposed }) => {
    const isOpen = proposed.some((left) => proposed.some((right) => isUndecided(state, left, right)))
    return isOpen ? [proposed] : []
  })
}

const outsideRoles = new Set<DocumentRole>(["price-list", "other"])

// A person who left an order open on purpose is not asked again; its conflicts are then decided one by one.
function isUndecided(state: LedgerState, left: string, right: string): boolean {
  if (compareDocuments(state, left, right) !== "undecided") return false
  return ![...state.items.values()].some(
    (item) =>
      item.kind === "document-order" &&
      item.state.is === "decided" &&
      item.state.decision.decision === "reject" &&
      item.about.documents.includes(left) &&
      item.about.documents.includes(right),
  )
}

function confirmedStanding(state: LedgerState, left: string, right: string): Standing | null {
  const order = state.orders.findLast((documents) => documents.includes(left) && documents.includes(right))
  if (order === undefined) return null
  return order.indexOf(left) > order.indexOf(right) ? "later" : "earlier"
}

function statedStanding(order: Ranked, left: string, right: string): Standing {
  if (order.undecided.some(({ documents }) => documents.includes(left) && documents.includes(right))) return "undecided"
  const difference = rankIn(order, left) - rankIn(order, right)
  return difference === 0 ? "beside" : difference > 0 ? "later" : "earlier"
}

/** 0 for the first issue and what came with it; corrigenda not yet ordered among each other still follow all issues. */
function rankIn(order: Ranked, document: string): number {
  const at = order.amendments.indexOf(document)
  if (at >= 0) return at + 1
  return order.unorderedCorrigenda.includes(document) ? order.amendments.length + 1 : 0
}

type Ranked = IssueOrder & { unorderedCorrigenda: string[] }

function issued(state: LedgerState): Ranked {
  const standing = [...state.documents.values()].filter((document) => document.withdrawn === null)
  const order = issueOrder({ documents: standing.map(issuedDocument), confirmed: state.orders })
  const unorderedCorrigenda = order.undecided
    .flatMap(({ documents }) => documents)
    .filter((document) => state.documents.get(document)?.identity.amends === true)
  return { ...order, unorderedCorrigenda }
}

function issuedDocument(document: LedgerDocument, added: number) {
  const { amends, sequence, tenderNumber, authority, title, issueDate } = document.identity
  const printed = (text: string | null) => (text === null || text === "" ? null : { text, page: 1 })
  return {
    id: document.document,
    name: document.name,
    added,
    identity: {
      role: roleOf(document),
      sequence: sequence !== null && sequence >= 1 ? sequence : null,
      amends,
      tenderNumber: printed(tenderNumber),
      authority: printed(authority),
      title: printed(title),
      issueDate: printed(issueDate),
      evidence: [],
    },
  }
}

function roleOf(document: LedgerDocument): DocumentRole {
  const role = DocumentRole.safeParse(document.identity.role)
  return role.success ? role.data : "other"
}
