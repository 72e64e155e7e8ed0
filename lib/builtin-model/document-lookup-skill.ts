// Answers from documents by quoting sentences with document and page. Never answers without a quote.
import { type JsonObject, numberIn, objectsIn, textIn } from "./json"
import { call, callNow, notYetMade, type Reply, say } from "./reply"
import { callsOf, lastResult, offers, type RequestView, reasonAgainst } from "./request-view"
import { sentencesOf } from "./sentences"
import { contentStems, overlap, topicWords, wordsOf } from "./words"

const mostPages = 3
const mostQuotes = 3
const longestQuote = 400

/** Applies where pages can be searched. Order: search, read the best pages, quote. */
export function documentLookupSkill(view: RequestView): Reply | null {
  if (!offers(view, "search_pages", "read_pages")) return null
  const request = view.opening.text
  const wantsList = /\b(?:which|what|list|how many)\b.*\b(?:documents?|files?)\b/i.test(request)
  if (wantsList) return listed(view)
  const words = topicWords(request)
  const query = (words.length > 0 ? words : wordsOf(request)).join(" ")
  const search = call("search_pages", { query })
  if (notYetMade(view, [search]).length > 0) return callNow(search)
  const hits = objectsIn(lastResult(view, "search_pages"), "hits")
  if (hits.length === 0) {
    const refusal = callsOf(view, "search_pages")
      .map(reasonAgainst)
      .find((reason) => reason !== "")
    return say(
      refusal === undefined ? `I found nothing in the documents about: ${query}.` : `I could not tell: ${refusal}`,
    )
  }
  const reads = hits.slice(0, mostPages).map((hit) => {
    const page = numberIn(hit, "page") ?? 1
    return call("read_pages", { document: textIn(hit, "document"), from: page, to: page })
  })
  const missing = notYetMade(view, reads)
  if (missing.length > 0) return callNow(...missing)
  return say(quoted(view, hits, request))
}

function listed(view: RequestView): Reply {
  const made = callsOf(view, "list_documents")
  if (made.length === 0 && offers(view, "list_documents")) return callNow(call("list_documents", {}))
  const documents = objectsIn(lastResult(view, "list_documents"), "documents")
  if (documents.length === 0) return say("I found no document here.")
  const lines = documents.map(
    (document) => `${textIn(document, "name")}: ${textIn(document, "role")}, ${textIn(document, "pages")} pages.`,
  )
  return say(lines.join("\n"))
}

type Quote = { sentence: string; name: string; page: string; hits: number }

function quoted(view: RequestView, hits: readonly JsonObject[], request: string): string {
  const asked = contentStems(request)
  const fromPages = callsOf(view, "read_pages").flatMap((made) =>
    objectsIn(made.result, "pages").flatMap((page) =>
      quotesIn(textIn(page, "text"), asked, { name: textIn(made.result, "name"), page: textIn(page, "page") }),
    ),
  )
  const fromHits = hits.flatMap((hit) =>
    quotesIn(textIn(hit, "excerpt"), asked, { name: textIn(hit, "name"), page: textIn(hit, "page") }),
  )
  const quotes = fromPages.length > 0 ? fromPages : fromHits
  const best = Math.max(0, ...quotes.map((quote) => quote.hits))
  if (best === 0)
    return `I found no sentence that answers this. Nearest pages: ${hits.slice(0, mostPages).map(placeOf).join("; ")}.`
  const chosen = quotes.filter((quote) => quote.hits === best).slice(0, mostQuotes)
  return chosen.map((quote) => `"${quote.sentence}" (${quote.name}, page ${quote.page})`).join("\n")
}

function quotesIn(text: string, asked: readonly string[], place: { name: string; page: string }): Quote[] {
  return sentencesOf(text).map((sentence) => {
    const hits = overlap(asked, new Set(contentStems(sentence)))
    return { sentence: sentence.replace(/\s+/g, " ").slice(0, longestQuote), hits, ...place }
  })
}

function placeOf(hit: JsonObject): string {
  return `${textIn(hit, "name")}, page ${textIn(hit, "page")}`
}
