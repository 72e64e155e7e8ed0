// One page of a document as text: search within, facts and the asked quote marked, and recording a fact from marked words.
"use client"

import { useQuery } from "@tanstack/react-query"
import Link from "next/link"
import { useRef, useState } from "react"
import { Button, ButtonLink } from "@/components/ui/button"
import { SearchInput } from "@/components/ui/input"
import { Status, type StatusKind } from "@/components/ui/status"
import { Tag } from "@/components/ui/tag"
import { documentPageQuery, documentSearchQuery } from "@/lib/queries/bids"
import type { PageMark } from "@/lib/views/bid-documents"
import { bidHref, documentFileHref, pageHref } from "@/lib/views/ledger-links"
import { MarkFactForm } from "./mark-fact-form"
import { MarkedText } from "./marked-text"
import { PartState } from "./part-state"

type Place = { bid: string; document: string; page: number; quote: string | null }

export function DocumentScreen(place: Place) {
  const { bid, document, page } = place
  const query = useQuery(documentPageQuery(place))
  const [typed, setTyped] = useState("")
  const [marked, setMarked] = useState<string | null>(null)
  const hits = useQuery(documentSearchQuery({ bid, document, typed }))
  const text = useRef<HTMLElement>(null)
  if (!query.data) return <PartState query={query} what="The page" />
  const { document: line, label } = query.data
  const to = (number: number) => pageHref({ bid, document, page: number })

  /** What the person selected within the page, as it stands there. */
  function takeSelection() {
    const selection = window.getSelection()
    const words = selection?.toString().trim() ?? ""
    if (words !== "" && selection?.anchorNode && text.current?.contains(selection.anchorNode)) setMarked(words)
  }

  return (
    <div className="flex min-h-0 flex-1 max-wide:flex-col">
      <section aria-label="Page" className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-2 border-b px-6 py-2 max-wide:px-3">
          <Link href={bidHref(bid, "documents")} className="text-12 text-ink-2 underline-offset-2 hover:underline">
            Documents
          </Link>
          <h2 dir="auto" className="min-w-0 truncate text-14 font-strong">
            {line.name}
          </h2>
          <Tag>{line.sequence ?? line.role}</Tag>
          {line.withdrawn === null ? null : <Tag>withdrawn</Tag>}
          <a href={documentFileHref(bid, document)} className="text-12 text-accent underline underline-offset-2">
            Original file
          </a>
          <nav aria-label="Pages" className="ms-auto flex items-center gap-2">
            {page > 1 ? (
              <ButtonLink size="small" href={to(page - 1)} scroll={false}>
                Previous page
              </ButtonLink>
            ) : null}
            <span className="text-12 text-ink-2">
              {label} of {line.pages}
            </span>
            {page < line.pages ? (
              <ButtonLink size="small" href={to(page + 1)} scroll={false}>
                Next page
              </ButtonLink>
            ) : null}
          </nav>
        </div>
        <section
          ref={text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
          tabIndex={0}
          aria-label="Text of the page"
          className="relative min-h-0 flex-1 overflow-y-auto px-6 py-4 focus-visible:-outline-offset-2 max-wide:px-3"
        >
          <MarkedText page={query.data} />
        </section>
      </section>
      <aside
        aria-label="Search and record"
        className="flex w-[320px] shrink-0 flex-col gap-4 overflow-y-auto border-s p-4 max-wide:w-full max-wide:border-s-0 max-wide:border-t"
      >
        <div>
          <SearchInput
            label="Search in this document"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {hits.isFetching ? <p className="mt-2 text-12 text-ink-3">Searching…</p> : null}
          {typed.trim() !== "" && hits.data ? (
            <ul aria-label="Found" className="mt-2 grid gap-1">
              {hits.data.hits.length === 0 ? <li className="text-12 text-ink-2">No page holds these words.</li> : null}
              {hits.data.hits.map((hit) => (
                <li key={`${hit.page}-${hit.excerpt}`}>
                  <Link href={to(hit.page)} scroll={false} className="block rounded-box p-1.5 hover:bg-hover">
                    <span className="text-12 font-medium">Page {hit.page}</span>
                    <span dir="auto" className="line-clamp-3 text-12 text-ink-2">
                      {hit.excerpt}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <FactsOnPage marks={query.data.marks} />
        {line.withdrawn === null ? (
          <section aria-label="Record a fact" className="grid gap-2">
            <h3 className="text-14 font-strong">Record a fact</h3>
            {marked === null ? (
              <>
                <p className="text-12 text-ink-2">Mark the words on the page, then take them over.</p>
                <Button onClick={takeSelection}>Take the marked words</Button>
              </>
            ) : (
              <MarkFactForm
                key={marked}
                place={{ ledger: bid, document, page }}
                quote={marked}
                onDone={() => setMarked(null)}
              />
            )}
          </section>
        ) : null}
      </aside>
    </div>
  )
}

/** What the marks on the page are, in words. */
function FactsOnPage({ marks }: { marks: readonly PageMark[] }) {
  if (marks.length === 0) return null
  return (
    <section aria-label="Facts on this page">
      <h3 className="mb-1 text-14 font-strong">Facts on this page</h3>
      <ul>
        {marks.map((mark) => (
          <li key={`${mark.start}-${mark.label}`} className="flex justify-between gap-2 border-b py-1 last:border-b-0">
            {mark.label}
            <Status kind={standingLooks[mark.standing]} word={mark.standing} look="quiet" />
          </li>
        ))}
      </ul>
    </section>
  )
}

const standingLooks: Record<PageMark["standing"], StatusKind> = {
  current: "verified",
  superseded: "superseded",
  "in conflict": "conflict",
  withdrawn: "superseded",
}
