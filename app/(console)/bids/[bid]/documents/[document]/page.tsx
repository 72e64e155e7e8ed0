// One page of one document; `page` counts from 1, `quote` is the place to show.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import { notFound } from "next/navigation"
import { DocumentScreen } from "@/components/bids/document-screen"
import { documentPageQuery } from "@/lib/queries/bids"
import { readDocumentPage } from "@/lib/server/bid-reads"
import { deskPorts } from "@/lib/server/desk-runtime"
import { pagePart } from "@/lib/server/page-part"
import { pageViewer } from "@/lib/server/viewer"
import { pageHref } from "@/lib/views/ledger-links"

type DocumentProps = {
  params: Promise<{ bid: string; document: string }>
  searchParams: Promise<{ page?: string | string[]; quote?: string | string[] }>
}

export default async function DocumentPage({ params, searchParams }: DocumentProps) {
  const { bid, document } = await params
  const asked = await searchParams
  const page = typeof asked.page === "string" ? Number(asked.page) : 1
  const quote = typeof asked.quote === "string" ? asked.quote : null
  if (!Number.isInteger(page) || page < 1) notFound()
  const place = { bid: pagePart(bid), document: pagePart(document), page, quote }
  const viewer = await pageViewer(pageHref({ ...place, quote: quote ?? undefined }))
  const view = await readDocumentPage(deskPorts(), viewer, place)
  if (!view) notFound()
  const client = new QueryClient()
  client.setQueryData(documentPageQuery(place).queryKey, view)
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <DocumentScreen {...place} />
    </HydrationBoundary>
  )
}
