// The page around a form that lets somebody in: the name of the thing, one heading, one column. Knows no form.
import type { ReactNode } from "react"
import { Glyph } from "@/components/ui/glyph"

export function Entrance({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 py-10 wide:pt-[14dvh]">
      <div className="grid w-full max-w-[368px] gap-5">
        <p className="flex items-center gap-2 text-14 font-strong">
          <Glyph name="readback" className="size-4 text-accent" />
          Readback
        </p>
        <header className="grid gap-1">
          <h1 className="text-20 font-strong">{title}</h1>
          <p className="text-14 text-ink-2">{lead}</p>
        </header>
        {children}
      </div>
    </main>
  )
}
