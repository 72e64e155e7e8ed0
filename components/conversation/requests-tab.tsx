// Every model request of an exchange with its size and time, each unfolding to what was sent, rebuilt from the record.
"use client"

import { useQuery } from "@tanstack/react-query"
import { Disclosure } from "@/components/ui/disclosure"
import { FoldText } from "@/components/ui/fold-text"
import { Skeleton } from "@/components/ui/skeleton"
import { spanText } from "@/components/ui/span-text"
import { Status } from "@/components/ui/status"
import { requestQuery, requestsQuery } from "@/lib/queries/exchanges"
import type { RequestLine } from "@/lib/views/exchange-details"
import { NotRead } from "./not-read"

/** `requestsSeen` changes when another model request was made. */
export function RequestsTab({ exchange, requestsSeen }: { exchange: string; requestsSeen: number }) {
  const list = useQuery(requestsQuery(exchange, requestsSeen))
  if (list.isPending) return <Skeleton shape="table" />
  if (list.isError) return <NotRead failure={list.error} onAgain={() => void list.refetch()} />
  if (list.data.requests.length === 0) return <p className="text-13 text-ink-3">No model request was made yet.</p>
  return (
    <div>
      {list.data.requests.map((line, index, all) => (
        <Disclosure
          key={line.request}
          label={
            <>
              <span className="font-medium">{line.request}</span>
              <span className="truncate text-12 text-ink-3">
                session {line.session} · {line.model}
              </span>
              {line.failed ? <Status kind="failed" word={line.failed} look="quiet" /> : null}
            </>
          }
          end={sizeWords(line, all[index - 1])}
        >
          <RequestMessages exchange={exchange} request={line.request} />
        </Disclosure>
      ))}
    </div>
  )
}

/** What the provider did not say is unknown, not none. Growth is told against the request before in the same session. */
function sizeWords({ session, usage, tookMs, failed }: RequestLine, before: RequestLine | undefined): string {
  if (failed) return ""
  if (tookMs === null) return "no reply yet"
  if (!usage) return `tokens unknown · ${spanText(tookMs)}`
  const cached =
    usage.cached === null || usage.input === 0 ? "" : ` · ${Math.round((usage.cached / usage.input) * 100)} % cached`
  const growth = before?.session === session && before.usage ? usage.input - before.usage.input : 0
  const grown = growth > 0 ? ` (+${grouped(growth)})` : ""
  return `${grouped(usage.input)}${grown} in, ${grouped(usage.output)} out${cached} · ${spanText(tookMs)}`
}

/** Thousands set off, the same in every browser. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",")
}

function RequestMessages({ exchange, request }: { exchange: string; request: number }) {
  const sent = useQuery(requestQuery(exchange, request))
  if (sent.isPending) return <Skeleton shape="text" count={3} />
  if (sent.isError) return <NotRead failure={sent.error} onAgain={() => void sent.refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 py-1">
      {sent.data.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes.
        <div key={index} className="grid gap-0.5">
          <span className="text-12 text-ink-3">{message.role}</span>
          <FoldText text={message.text} limit={800} />
        </div>
      ))}
      <p className="text-12 text-ink-3">Tools: {sent.data.tools.join(", ")}</p>
    </div>
  )
}
