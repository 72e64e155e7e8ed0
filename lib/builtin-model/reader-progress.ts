// What a reader has listed, read and recorded so far, taken from its own calls. Never decides what comes next.
import { type JsonObject, numberIn, objectsIn, parseObject, textIn } from "./json"
import { callsOf, type RequestView, reasonAgainst } from "./request-view"

/** `from` and `to` are the pages this reader is to read, both included. */
export type ReadableDocument = {
  document: string
  name: string
  role: string
  amends: boolean
  from: number
  to: number
}

/** `next` is where reading goes on; null when the last page asked for has been read or a page could not be read. */
export type ReadSoFar = { pages: { number: number; text: string }[]; next: number | null; trouble: string }

/** In reading order: what amends nothing first, then amendments by sequence. Null while nothing has been listed. */
export function documentsToRead(view: RequestView): ReadableDocument[] | null {
  const listing = callsOf(view, "list_documents").find((call) => call.result !== null)
  if (listing === undefined) return null
  const part = view.opening.blocks.find((block) => block.label === "part")
  const wanted = part === undefined ? null : objectsIn(parseObject(part.text), "documents")
  const listed = objectsIn(listing.result, "documents").sort(byIssue)
  return listed.flatMap((entry) => {
    const document = textIn(entry, "document")
    const asked = wanted?.find((one) => textIn(one, "document") === document)
    if (wanted !== null && asked === undefined) return []
    const last = numberIn(entry, "pages") ?? 1
    return [
      {
        document,
        name: textIn(entry, "name"),
        role: textIn(entry, "role"),
        amends: entry.amends === true,
        from: numberIn(asked ?? null, "from") ?? 1,
        to: Math.min(numberIn(asked ?? null, "to") ?? last, last),
      },
    ]
  })
}

export function readSoFar(view: RequestView, document: ReadableDocument): ReadSoFar {
  const reads = callsOf(view, "read_pages").filter((call) => textIn(call.arguments, "document") === document.document)
  const last = reads.at(-1)
  if (last === undefined) return { pages: [], next: document.from, trouble: "" }
  const pages = reads.flatMap((call) => objectsIn(call.result, "pages")).map(pageOf)
  const trouble = reasonAgainst(last)
  const next = last.result === null || trouble !== "" ? null : numberIn(last.result, "next")
  return { pages, next: next !== null && next <= document.to ? next : null, trouble }
}

function pageOf(page: JsonObject): { number: number; text: string } {
  return { number: numberIn(page, "page") ?? 1, text: textIn(page, "text") }
}

function byIssue(left: JsonObject, right: JsonObject): number {
  const rank = (entry: JsonObject) => (entry.amends === true ? 1 : 0)
  return rank(left) - rank(right) || (numberIn(left, "sequence") ?? 0) - (numberIn(right, "sequence") ?? 0)
}
