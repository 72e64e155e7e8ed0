// The exchange panel: the tree of exchanges on top, details of the selected one below. Selection and tab live in the address.
"use client"

import { useState } from "react"
import { PageHeader } from "@/components/frame/page-header"
import type { GlyphName } from "@/components/ui/glyph"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, type MenuEntry } from "@/components/ui/menu"
import { StatusGlyph, statusInk } from "@/components/ui/status"
import { Tabs } from "@/components/ui/tabs"
import { Tree } from "@/components/ui/tree"
import type { TreeNode } from "@/components/ui/tree-navigation"
import type { ExchangeView } from "@/lib/views/exchange-view"
import { keepOnPage } from "./address-place"
import { ExchangeDetails, type PanelTab, panelTabs, tabLabel } from "./exchange-details"
import { durationText, isAtWork, standingOf } from "./exchange-standing"
import { childrenOf, exchangeOf, type Scene } from "./scene"
import { useNow } from "./use-now"

type ExchangePanelProps = {
  scene: Scene
  selectedId: string
  tab: PanelTab
  hrefOf: (place: { exchange: string; tab: PanelTab }) => string
  onInterject: (exchange: string) => void
}

export function ExchangePanel({ scene, selectedId, tab, hrefOf, onInterject }: ExchangePanelProps) {
  const [foldedIds, setFoldedIds] = useState<ReadonlySet<string>>(new Set())
  const root = exchangeOf(scene, scene.tree.conversation)
  const now = useNow(root && isAtWork(scene, root) ? "needed" : "not needed")
  const selected = exchangeOf(scene, selectedId) ?? root
  if (!root || !selected) return null

  function fold(id: string, state: "folded" | "unfolded") {
    const next = new Set(foldedIds)
    if (state === "folded") next.add(id)
    else next.delete(id)
    setFoldedIds(next)
  }

  return (
    <section aria-label="Exchange panel" className="flex h-full min-h-0 flex-col bg-surface">
      <PageHeader
        title="Exchanges"
        rank={2}
        beside={<span>{scene.tree.exchanges.length}</span>}
        className="max-wide:hidden"
      />
      <div className="max-h-[40%] min-h-24 shrink-0 overflow-y-auto border-b p-2">
        <Tree
          label="Exchanges"
          nodes={[treeNode(scene, root)]}
          selectedId={selected.id}
          onSelect={scene.selectExchange}
          foldedIds={foldedIds}
          onFold={fold}
          lead={({ data }) => <StatusGlyph kind={standingOf(scene, data).kind} word="" />}
          tail={({ data }) => <NodeTail scene={scene} exchange={data} now={now} />}
          menu={({ data }) => <NodeMenu scene={scene} exchange={data} onInterject={onInterject} />}
        />
      </div>
      <div onClickCapture={keepOnPage}>
        <Tabs
          label="Details of the exchange"
          tabs={panelTabs.map(({ id, label }) => ({
            id,
            label: tabLabel(id, label, selected === root ? "conversation" : "exchange below"),
            href: hrefOf({ exchange: selected.id, tab: id }),
          }))}
          currentId={tab}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2">
        <ExchangeDetails key={selected.id} scene={scene} exchange={selected} tab={tab} />
      </div>
    </section>
  )
}

function treeNode(scene: Scene, exchange: ExchangeView): TreeNode<ExchangeView> {
  return {
    id: exchange.id,
    label: exchange.kind === "conversation" ? "conversation" : exchange.agent,
    data: exchange,
    children: childrenOf(scene, exchange.id).map((child) => treeNode(scene, child)),
  }
}

type NodeProps = { scene: Scene; exchange: ExchangeView }

function NodeTail({ scene, exchange, now }: NodeProps & { now: number | null }) {
  const { kind, word } = standingOf(scene, exchange)
  const isQuiet = kind === "finished" || kind === "stopped" || kind === "not-started"
  const duration = exchange.kind === "conversation" ? "" : durationText(exchange, now)
  return (
    <>
      <span className={isQuiet ? undefined : statusInk(kind)}>{word}</span>
      {duration ? <span> · {duration}</span> : null}
    </>
  )
}

/** Only what can be done now; nothing where nothing can. */
function NodeMenu({ scene, exchange, onInterject }: NodeProps & { onInterject: (exchange: string) => void }) {
  const isLive = isAtWork(scene, exchange)
  const isOpen = isLive && exchange.state !== "settled"
  const hasFailed = exchange.reason !== null && exchange.reason !== "finished"
  const entries: MenuEntry[] = [
    ...(isOpen ? [entry("Interject", "pen", () => onInterject(exchange.id))] : []),
    ...(isLive ? [entry("Stop", "stop", () => scene.stop(exchange.id))] : []),
    ...(hasFailed ? [entry("Try again", "play", () => scene.retry(exchange.id))] : []),
  ]
  if (entries.length === 0) return null
  return (
    <Menu
      label={`Acts on ${exchange.agent}`}
      entries={entries}
      trigger={<IconButton glyph="more" label={`Acts on ${exchange.agent}`} className="size-6" />}
    />
  )
}

function entry(label: string, glyph: GlyphName, onSelect: () => void): MenuEntry {
  return { kind: "action", id: label, label, glyph, onSelect }
}
