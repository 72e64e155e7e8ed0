// Addresses of what a ledger holds, written in one place for server and screens. Knows no router.

/** `quote` is marked on the page when it opens. */
export function pageHref({ bid, document, page, quote }: PagePlace): string {
  const query = new URLSearchParams({ page: String(page), ...(quote ? { quote } : {}) })
  return `/bids/${encodeURIComponent(bid)}/documents/${encodeURIComponent(document)}?${query}`
}

export type PagePlace = { bid: string; document: string; page: number; quote?: string | undefined }

export function bidHref(bid: string, tab?: string): string {
  return tab ? `/bids/${encodeURIComponent(bid)}/${tab}` : `/bids/${encodeURIComponent(bid)}`
}

export function itemHref(item: string): string {
  return `/inbox/${encodeURIComponent(item)}`
}

/** The Inbox with an item opened or none, narrowed to a bid or, where that is "", to nothing. */
export function inboxHref({ item, bid }: { item: string | null; bid: string }): string {
  const path = item === null ? "/inbox" : itemHref(item)
  return bid === "" ? path : `${path}?${new URLSearchParams({ bid })}`
}

export function conversationHref(root: string, exchange?: string): string {
  const place = `/conversations/${encodeURIComponent(root)}`
  return exchange && exchange !== root ? `${place}?node=${encodeURIComponent(exchange)}` : place
}

/** The file a draft was rendered to, byte for byte. */
export function draftFileHref(bid: string, draft: string): string {
  return `/api/files/drafts/${encodeURIComponent(bid)}/${encodeURIComponent(draft)}`
}

export function documentFileHref(bid: string, document: string): string {
  return `/api/files/documents/${encodeURIComponent(bid)}/${encodeURIComponent(document)}`
}
