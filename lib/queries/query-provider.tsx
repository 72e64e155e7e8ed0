// Gives every screen below it one cache for what the server said. Keeps nothing beyond the open page.
"use client"

import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"

/** Nothing is fetched again within ten seconds of the page that brought it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: 1 } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
