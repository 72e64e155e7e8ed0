// Where the parts of every item stand: decision on top, what it hangs on, problems, the rest, and the bar of actions at the foot. Holds no state.

import type { ReactNode } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { ErrorNote } from "@/components/ui/error-note"
import { Glyph } from "@/components/ui/glyph"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import type { InboxItem } from "@/lib/views/inbox-item"

/** `bar` is left out where nothing may be done here: the item is over, or the viewer may not decide it. */
export function ItemLayout({ item, lead, children, rest, form, notice, bar }: ItemLayoutProps) {
  const isOpen = item.end.is === "open"
  return (
    <>
      <section
        id="inbox-item"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label="Item"
        className="relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div className="grid max-w-[920px] gap-6 px-6 py-5 max-wide:px-3 max-wide:py-4">
          <header className="grid gap-1.5">
            <h1 id="item-decision" dir="auto" className="text-20 font-strong">
              {item.line.decision}
            </h1>
            {lead ? <p className="text-14 text-ink-2">{lead}</p> : null}
            <End item={item} />
            {isOpen && !item.may ? (
              <p className="text-13 text-ink-2">
                Only managers and administrators decide this. You see it as a member of the bid.
              </p>
            ) : null}
          </header>
          {children}
          {item.problems.length > 0 ? (
            <section aria-label="Problems">
              <h2 className="mb-1.5 text-14 font-strong">Problems</h2>
              <ul className="grid gap-1">
                {item.problems.map((problem) => (
                  <li key={problem} dir="auto" className="flex items-start gap-2">
                    <Glyph name="cross" className="mt-[3px] text-conflict" />
                    {problem}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {rest}
        </div>
      </section>
      {isOpen && item.may ? (
        <section aria-label="Decision" className="grid shrink-0 gap-2 border-t bg-surface px-6 py-3 max-wide:px-3">
          {notice}
          {form}
          {bar}
        </section>
      ) : null}
    </>
  )
}

/** What the server said to a decision that was not taken, or that it said nothing. */
export function DecisionNotice({ outcome, failure }: { outcome: Outcome | null; failure: Error | null }) {
  if (failure) {
    return (
      <FailureNote
        failure={failure}
        happened="The server gave no answer."
        kept="What you chose and typed is still here."
        next="Press the same button again: it counts once."
      />
    )
  }
  if (!outcome || outcome.done) return null
  return <ErrorNote happened={outcome.sentence} kept="What you typed is still here." />
}

export function Bar({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p className="min-w-0 flex-1 basis-64 text-12 text-ink-2 max-wide:basis-full">{words}</p>
      <div className="flex shrink-0 gap-2 max-wide:w-full max-wide:*:flex-1">{children}</div>
    </div>
  )
}

type Outcome = { done: true } | { done: false; sentence: string }
type ItemLayoutProps = {
  item: InboxItem
  lead?: ReactNode | undefined
  children?: ReactNode
  rest?: ReactNode
  form?: ReactNode
  notice?: ReactNode
  bar?: ReactNode
}

function End({ item }: { item: InboxItem }) {
  switch (item.end.is) {
    case "open":
      return null
    case "decided":
      return (
        <p className="flex flex-wrap items-center gap-x-2 text-13">
          <Status kind="finished" word={item.line.kind === "question" ? "answered" : "decided"} />
          <span dir="auto">
            {item.end.by}: {item.end.what}
          </span>
          <Time iso={item.end.at} className="text-12 text-ink-3" />
        </p>
      )
    case "closed":
      return (
        <Status kind="stopped" word={`Nothing is left to decide: ${item.end.why}.`} className="whitespace-normal" />
      )
  }
}
