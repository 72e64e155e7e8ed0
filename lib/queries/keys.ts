// Names everything the browser keeps of what the server said, in one place, so that what goes stale together is found together.

export const keys = {
  conversations: ["conversations"] as const,
  conversationList: (search: string) => ["conversations", { search }] as const,
  tree: (conversation: string) => ["tree", conversation] as const,
  log: (exchange: string) => ["exchange", exchange, "log"] as const,
  liveLog: (exchange: string) => ["exchange", exchange, "live"] as const,
  partial: (exchange: string) => ["exchange", exchange, "partial"] as const,
  call: (exchange: string, call: string) => ["exchange", exchange, "call", call] as const,
  given: (exchange: string) => ["exchange", exchange, "given"] as const,
  requests: (exchange: string) => ["exchange", exchange, "requests"] as const,
  request: (exchange: string, request: number) => ["exchange", exchange, "requests", request] as const,
  exchangeFacts: (exchange: string) => ["exchange", exchange, "facts"] as const,
  waiting: ["inbox", "waiting"] as const,
  inbox: ["inbox"] as const,
  inboxItem: (item: string) => ["inbox", "item", item] as const,
  bids: ["bids"] as const,
  bid: (bid: string) => ["bids", bid] as const,
  search: (typed: string) => ["search", typed] as const,
  people: ["people"] as const,
  company: ["company"] as const,
}
