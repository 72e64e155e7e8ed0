// A tree of named nodes for keyboard, pointer and listener. Selection and folds belong to the caller; only focus is its own.
"use client"

import { type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import { classNames } from "./class-names"
import { Glyph } from "./glyph"
import { type TreeMove, type TreeNode, treeMove, typeAhead, type VisibleNode, visibleNodes } from "./tree-navigation"

/**
 * Keys: arrows, Home, End, type-ahead, Enter or Space to select. `lead` draws the status glyph, `tail` the words at
 * the end, `menu` a control that shows on the focused, selected or hovered line and is reached with Tab.
 */
export function Tree<Data>(props: TreeProps<Data>) {
  const { label, nodes, selectedId, onSelect, foldedIds, onFold, lead, tail, menu, className } = props
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const typed = useRef({ text: "", atMs: 0 })
  const root = useRef<HTMLDivElement>(null)
  const lines = visibleNodes(nodes, foldedIds)
  const tabStopId = [focusedId, selectedId].find((id) => lines.some((line) => line.node.id === id)) ?? lines[0]?.node.id

  function follow(move: TreeMove) {
    if (move.kind === "focus") focusLine(root.current, move.id)
    if (move.kind === "select") onSelect(move.id)
    if (move.kind === "fold" || move.kind === "unfold") onFold(move.id, move.kind === "fold" ? "folded" : "unfolded")
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, fromId: string) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const isTyping = event.key.length === 1 && event.key !== " "
    if (isTyping) {
      const isGrowing = event.timeStamp - typed.current.atMs < typeAheadPauseMs
      typed.current = { text: (isGrowing ? typed.current.text : "") + event.key, atMs: event.timeStamp }
    }
    const move = isTyping ? typeAhead(lines, fromId, typed.current.text) : treeMove(lines, fromId, event.key)
    if (move.kind === "stay") return
    event.preventDefault()
    event.stopPropagation()
    follow(move)
  }

  return (
    <div ref={root} role="tree" aria-label={label} className={classNames("grid", className)}>
      {lines.map((line) => (
        <div
          key={line.node.id}
          role="treeitem"
          data-node-id={line.node.id}
          tabIndex={line.node.id === tabStopId ? 0 : -1}
          aria-level={line.level}
          aria-posinset={line.position}
          aria-setsize={line.siblings}
          aria-expanded={line.fold === "leaf" ? undefined : line.fold === "unfolded"}
          aria-selected={line.node.id === selectedId}
          onFocus={() => setFocusedId(line.node.id)}
          onKeyDown={(event) => handleKey(event, line.node.id)}
          onClick={() => onSelect(line.node.id)}
          style={{ paddingInlineStart: `${8 + (line.level - 1) * 18}px` }}
          className="group/line flex h-7 min-w-0 cursor-pointer items-center gap-2 rounded-box pe-2 hover:bg-hover focus-visible:-outline-offset-2 aria-selected:bg-selected max-wide:h-10"
        >
          <FoldMark line={line} onFold={onFold} />
          {lead?.(line.node)}
          <span dir="auto" className="min-w-0 truncate font-medium group-aria-selected/line:font-strong">
            {line.node.label}
          </span>
          <span className="ms-auto flex shrink-0 items-center gap-1 whitespace-nowrap text-12 text-ink-3">
            {tail?.(line.node)}
            {menu ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on the menu from selecting the line.
              <span
                role="presentation"
                onClick={(event) => event.stopPropagation()}
                onKeyDown={(event) => event.stopPropagation()}
                className="hidden group-focus-within/line:inline-flex group-hover/line:inline-flex group-aria-selected/line:inline-flex has-[[data-state=open]]:inline-flex"
              >
                {menu(line.node)}
              </span>
            ) : null}
          </span>
        </div>
      ))}
    </div>
  )
}

type TreeProps<Data> = {
  label: string
  nodes: readonly TreeNode<Data>[]
  selectedId: string | null
  onSelect: (id: string) => void
  foldedIds: ReadonlySet<string>
  onFold: (id: string, state: "folded" | "unfolded") => void
  lead?: (node: TreeNode<Data>) => ReactNode
  tail?: (node: TreeNode<Data>) => ReactNode
  menu?: (node: TreeNode<Data>) => ReactNode
  className?: string
}

const typeAheadPauseMs = 700

function focusLine(root: HTMLElement | null, id: string) {
  root?.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(id)}"]`)?.focus()
}

// The pointer's way to fold; the keyboard has the arrows, so this is no control of its own.
function FoldMark<Data>({ line, onFold }: { line: VisibleNode<Data>; onFold: TreeProps<Data>["onFold"] }) {
  if (line.fold === "leaf") return <span className="w-3 shrink-0" />
  return (
    <span
      aria-hidden="true"
      className="flex h-full shrink-0 items-center"
      onClick={(event) => {
        event.stopPropagation()
        onFold(line.node.id, line.fold === "folded" ? "unfolded" : "folded")
      }}
    >
      <Glyph name={line.fold === "folded" ? "right" : "down"} className="size-3 text-ink-3" />
    </span>
  )
}
