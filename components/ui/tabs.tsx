// Tabs that are links, so that the open tab lives in the address. The page renders what the tab shows.
"use client"

import Link from "next/link"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"

/** Arrow keys, Home and End move between the tabs; Enter follows, as on any link. */
export function Tabs({ label, tabs, currentId, className }: TabsProps) {
  return (
    <nav
      aria-label={label}
      onKeyDown={moveBetweenTabs}
      className={classNames("flex shrink-0 gap-1 overflow-x-auto border-b px-3 [scrollbar-width:none]", className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          scroll={false}
          aria-current={tab.id === currentId ? "page" : undefined}
          className="relative flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent px-2 text-13 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
        >
          {tab.glyph ? <Glyph name={tab.glyph.name} className={tab.glyph.ink} /> : null}
          {tab.label}
          {tab.count === undefined ? null : <span className="text-12 font-normal text-ink-3">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

export type Tab = {
  id: string
  label: string
  href: string
  count?: number
  glyph?: { name: GlyphName; ink?: string }
}
type TabsProps = { label: string; tabs: readonly Tab[]; currentId: string; className?: string }

function moveBetweenTabs(event: React.KeyboardEvent<HTMLElement>) {
  const links: HTMLElement[] = [...event.currentTarget.querySelectorAll("a")]
  const at = links.findIndex((link) => link.matches(":focus"))
  if (at < 0) return
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }
  const next = targets[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[(next + links.length) % links.length]?.focus()
}
