// Details of one exchange by tab: its messages, what it was given, its model requests, its facts. Each tab reads only when open.
"use client"

import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Skeleton } from "@/components/ui/skeleton"
import { Status } from "@/components/ui/status"
import { Value } from "@/components/ui/value"
import { exchangeFactsQuery } from "@/lib/queries/exchanges"
import { useExchangeLog } from "@/lib/queries/use-exchange-log"
import type { ExchangeView } from "@/lib/views/exchange-view"
import { ConversationSummary } from "./conversation-summary"
import { GivenTab } from "./given-tab"
import { LogLines } from "./log-lines"
import { NotRead } from "./not-read"
import { RequestsTab } from "./requests-tab"
import type { Scene } from "./scene"

export const panelTabs = [
  { id: "messages", label: "Messages" },
  { id: "given", label: "Given" },
  { id: "requests", label: "Model requests" },
  { id: "facts", label: "Facts" },
] as const
export type PanelTab = (typeof panelTabs)[number]["id"]

/** A conversation's messages stand in the log beside the panel; in their place the panel sums up what came of them. */
export function tabLabel(id: PanelTab, label: string, of: "conversation" | "exchange below"): string {
  return id === "messages" && of === "conversation" ? "Summary" : label
}

export function isPanelTab(text: string | null): text is PanelTab {
  return panelTabs.some(({ id }) => id === text)
}

type DetailsProps = { scene: Scene; exchange: ExchangeView; tab: PanelTab }

export function ExchangeDetails({ scene, exchange, tab }: DetailsProps): ReactNode {
  switch (tab) {
    case "messages":
      if (exchange.id === scene.tree.conversation) return <ConversationSummary scene={scene} conversation={exchange} />
      return <MessagesTab scene={scene} exchange={exchange} />
    case "given":
      return <GivenTab exchange={exchange.id} sessionsSeen={exchange.requests} />
    case "requests":
      return <RequestsTab exchange={exchange.id} requestsSeen={exchange.requests} />
    case "facts":
      return <FactsTab exchange={exchange} />
  }
}

function MessagesTab({ scene, exchange }: Omit<DetailsProps, "tab">) {
  const log = useExchangeLog(exchange.id)
  if (log.state === "loading") return <Skeleton shape="text" />
  if (log.state === "failed") return <NotRead failure={log.failure} onAgain={log.readAgain} />
  if (log.items.length === 0) return <p className="text-13 text-ink-3">Nothing said yet.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-13">
      {log.hasOlder ? (
        <Button size="small" look="quiet" busy={log.isReadingOlder} onClick={log.readOlder}>
          Earlier
        </Button>
      ) : null}
      <LogLines exchange={exchange.id} items={log.items} growing={log.growing} scene={scene} />
    </div>
  )
}

function FactsTab({ exchange }: { exchange: ExchangeView }) {
  const facts = useQuery(exchangeFactsQuery(exchange.id))
  if (facts.isPending) return <Skeleton shape="table" />
  if (facts.isError) return <NotRead failure={facts.error} onAgain={() => void facts.refetch()} />
  if (facts.data.facts.length === 0) return <p className="text-13 text-ink-3">It recorded no facts.</p>
  return (
    <ul aria-label="Facts this exchange recorded" className="grid grid-cols-[minmax(0,1fr)]">
      {facts.data.facts.map((fact) => (
        <li
          key={fact.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b py-1.5 first:pt-0 last:border-0"
        >
          <span className="truncate font-mono text-12 text-ink-3">{fact.key}</span>
          <FactStanding status={fact.status} />
          <Value standing={isOver(fact.status) ? "superseded" : "current"}>{fact.raw}</Value>
          <span className="max-w-36 truncate text-12 text-ink-3" title={fact.source}>
            {fact.source}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is current needs no word: it is what a fact usually is. */
function FactStanding({ status }: { status: string }) {
  if (status === "current") return <span />
  if (isOver(status)) return <Status kind="superseded" word={status} look="quiet" />
  return <Status kind="conflict" word={status} />
}

function isOver(status: string): boolean {
  return status === "superseded" || status === "withdrawn"
}
