// One conversation: list, log and exchange panel side by side, or the log with sheets. Holds the hooks; the parts below take props.
"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import Link from "next/link"
import { useSearchParams } from "next/navigation"
import { useState } from "react"
import { FailureNote, SignedOut } from "@/components/frame/failure-note"
import { PageHeader } from "@/components/frame/page-header"
import { Button, ButtonLink } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { IconButton } from "@/components/ui/icon-button"
import { LiveRegion } from "@/components/ui/live-region"
import { PanelOrSheet } from "@/components/ui/panel-or-sheet"
import { Skeleton } from "@/components/ui/skeleton"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { treeQuery } from "@/lib/queries/conversations"
import { keepText, useKeptText } from "@/lib/queries/kept-text"
import { keepLiveEvent } from "@/lib/queries/live-log"
import { ReadFailure } from "@/lib/queries/read-json"
import { useExchangeLog } from "@/lib/queries/use-exchange-log"
import { useLiveFeeds, useLiveStatus } from "@/lib/queries/use-live-feeds"
import { bidHref } from "@/lib/views/ledger-links"
import type { TreeView } from "@/lib/views/tree-view"
import { goToPlace } from "./address-place"
import { Composer } from "./composer"
import { ConversationListColumn } from "./conversation-list-column"
import { ConversationLog } from "./conversation-log"
import { isPanelTab, type PanelTab } from "./exchange-details"
import { ExchangePanel } from "./exchange-panel"
import { isAtWork, standingOf } from "./exchange-standing"
import { InterjectDialog } from "./interject-dialog"
import { QueuedWords } from "./queued-words"
import { RenameDialog } from "./rename-dialog"
import { exchangeOf, openQuestionsFor, type Scene, type SceneViewer } from "./scene"
import { useAnnouncements } from "./use-announcements"
import { useSceneActs } from "./use-scene-acts"
import { useZone } from "./use-zone"

type ScreenProps = { conversation: string; viewer: SceneViewer }

export function ConversationScreen({ conversation, viewer }: ScreenProps) {
  const client = useQueryClient()
  const tree = useQuery(treeQuery(conversation))
  const announced = useAnnouncements(conversation)
  useLiveFeeds(tree.data?.positions ?? null, (told) => {
    keepLiveEvent(client, conversation, told)
    announced.hear(told)
  })
  return (
    <div className="flex min-h-0 flex-1">
      <div className="w-[248px] shrink-0 border-e bg-canvas max-desk:hidden">
        <ConversationListColumn openId={conversation} rank={2} />
      </div>
      {tree.data ? (
        <Opened tree={tree.data} viewer={viewer} />
      ) : (
        <Unread error={tree.error} onAgain={() => void tree.refetch()} />
      )}
      <LiveRegion announcements={announced.list} />
    </div>
  )
}

function Unread({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  if (error instanceof ReadFailure && error.status === 404) {
    return <EmptyState title="There is no such conversation, or it is not yours to see." />
  }
  return (
    <div className="mx-auto w-full max-w-[760px] p-4">
      {error ? (
        <FailureNote
          failure={error}
          happened="The conversation could not be read."
          action={<Button onClick={onAgain}>Try again</Button>}
        />
      ) : (
        <Skeleton shape="messages" />
      )}
    </div>
  )
}

function Opened({ tree, viewer }: { tree: TreeView; viewer: SceneViewer }) {
  const { conversation } = tree
  const place = useSearchParams()
  const zone = useZone()
  const log = useExchangeLog(conversation)
  const acts = useSceneActs(tree)
  const [draft] = useKeptText(`message:${conversation}`)
  const [sheet, setSheet] = useState<"open" | "closed">("closed")
  const [panel, setPanel] = useState<"shown" | "folded">("shown")
  const [interjecting, setInterjecting] = useState<string | null>(null)
  const [isRenaming, setRenaming] = useState(false)

  const hrefOf = (to: { exchange: string; tab: PanelTab }) =>
    `/conversations/${encodeURIComponent(conversation)}?${new URLSearchParams({ node: to.exchange, tab: to.tab })}`
  const selectedId = place.get("node") ?? conversation
  const named = place.get("tab")
  const tab = isPanelTab(named) ? named : selectedId === conversation ? "messages" : "given"
  const scene: Scene = {
    tree,
    viewer,
    zone,
    ...acts.scene,
    selectExchange(exchange) {
      goToPlace(hrefOf({ exchange, tab }))
      setPanel("shown")
      setSheet("open")
    },
  }
  const root = exchangeOf(scene, conversation)
  const standing = root && standingOf(scene, root)
  const isRunning = root !== null && isAtWork(scene, root)
  const questions = openQuestionsFor(scene)
  const stop = () => acts.scene.stop(conversation)
  useHotkeys(isRunning ? { Escape: stop } : {})

  function putBack(text: string) {
    keepText(`message:${conversation}`, draft.trim() === "" ? text : `${text}\n${draft}`)
  }

  const main = (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title={tree.title}
        back={
          <ButtonLink look="quiet" href="/conversations" glyph="left" className="px-1 desk:hidden">
            <span className="sr-only">Conversations</span>
          </ButtonLink>
        }
        below={tree.bid ? <BidLine bid={tree.bid} /> : null}
        actions={
          <>
            {standing ? (
              <span className="max-wide:hidden">
                <Status kind={standing.kind} word={standing.word} />
              </span>
            ) : null}
            <IconButton glyph="pen" label="Rename" onClick={() => setRenaming(true)} />
            <span className="max-wide:hidden">
              <IconButton
                glyph="tree"
                label={panel === "shown" ? "Fold the exchanges" : "Show the exchanges"}
                onClick={() => setPanel(panel === "shown" ? "folded" : "shown")}
              />
            </span>
            <Button glyph="tree" className="wide:hidden" onClick={() => setSheet("open")}>
              Exchanges
            </Button>
          </>
        }
      />
      <LiveStatusLine />
      <ConversationLog log={log} scene={scene} />
      <div className="mx-auto grid w-full max-w-[760px] gap-1 px-4 pb-3 max-wide:px-3 max-wide:pb-2">
        <QueuedWords exchange={conversation} items={log.items} viewerId={viewer.id} onBack={putBack} />
        <Composer
          conversation={conversation}
          ledger={tree.ledger}
          turn={root?.state === "settled" || root?.request === "" ? "over" : "going on"}
          work={isRunning ? "running" : "none"}
          question={questions.length === 1 ? (questions[0] ?? null) : null}
          onStop={stop}
          isStopping={acts.isStopping}
        />
      </div>
    </div>
  )
  return (
    <>
      <PanelOrSheet
        main={main}
        side={
          <ExchangePanel
            scene={scene}
            selectedId={selectedId}
            tab={tab}
            hrefOf={hrefOf}
            onInterject={setInterjecting}
          />
        }
        title="Exchanges"
        panel={panel}
        sheet={sheet}
        onSheetChange={setSheet}
        initialWidth={416}
        minWidth={300}
        maxWidth={720}
      />
      <InterjectDialog exchange={interjecting} scene={scene} onClose={() => setInterjecting(null)} />
      <RenameDialog tree={tree} open={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}

/** The bid's name gives way before its closing does. */
function BidLine({ bid }: { bid: NonNullable<TreeView["bid"]> }) {
  return (
    <>
      <Link href={bidHref(bid.id)} dir="auto" className="min-w-0 truncate underline-offset-2 hover:underline">
        {bid.name}
      </Link>
      {bid.closing ? (
        <span className="max-w-[75%] shrink-0 truncate">
          · closes{" "}
          {bid.closing.iso ? (
            <Time iso={bid.closing.iso} zone={bid.closing.zone ?? undefined} form="short" />
          ) : (
            bid.closing.display
          )}
        </span>
      ) : null}
    </>
  )
}

function LiveStatusLine() {
  const status = useLiveStatus()
  if (status !== "broken" && status !== "signed out") return null
  return (
    <p role="status" className="border-b bg-waiting-wash px-4 py-1 text-12 text-waiting">
      {status === "signed out" ? (
        <SignedOut />
      ) : (
        "Not connected: what happens meanwhile is shown once the connection is back. Nothing is lost."
      )}
    </p>
  )
}
