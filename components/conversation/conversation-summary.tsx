// What a whole conversation came to so far: how it stands, what was asked and answered, what stays in force. Its messages stand in the log.
import Link from "next/link"
import type { ReactNode } from "react"
import { Status } from "@/components/ui/status"
import { Time } from "@/components/ui/time"
import type { ExchangeView } from "@/lib/views/exchange-view"
import { itemHref } from "@/lib/views/ledger-links"
import { standingOf } from "./exchange-standing"
import type { Scene } from "./scene"

export function ConversationSummary({ scene, conversation }: { scene: Scene; conversation: ExchangeView }) {
  const { tree, zone } = scene
  const below = tree.exchanges.filter(({ id }) => id !== conversation.id)
  const { kind, word } = standingOf(scene, conversation)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-13">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
        <Row name="stands">
          <Status kind={kind} word={word} />
        </Row>
        <Row name="opened">
          <Time iso={conversation.openedAt} zone={zone} />
        </Row>
        <Row name="exchanges below">{below.length === 0 ? "none" : settledWords(below)}</Row>
        <Row name="model requests">{total(tree.exchanges, "requests")}</Row>
        <Row name="calls">{total(tree.exchanges, "calls")}</Row>
        <Row name="facts recorded">{total(tree.exchanges, "facts")}</Row>
      </dl>
      <Listed title="Decisions it waits for" none="None.">
        {tree.awaited.map(({ item, decision }) => (
          <Link key={item} href={itemHref(item)} dir="auto" className="text-accent underline underline-offset-2">
            {decision}
          </Link>
        ))}
      </Listed>
      <Listed title="Questions" none="None was asked.">
        {tree.questions.map(({ id, text, state, answer, answeredBy }) => (
          <div key={id}>
            <p dir="auto" title={text} className="line-clamp-3">
              {text}
            </p>
            <p className="text-12 text-ink-3">
              {state === "open" ? <Status kind="waiting" word="open" /> : null}
              {state === "withdrawn" ? "no longer needed" : null}
              {state === "answered" ? (
                <>
                  {answeredBy?.name ?? "somebody"}: <bdi className="text-ink-2">{answer}</bdi>
                </>
              ) : null}
            </p>
          </div>
        ))}
      </Listed>
      <Listed title="Standing instructions" none="None is pinned.">
        {tree.instructions.map(({ id, quote, by }) => (
          <p key={id}>
            “<bdi>{quote}</bdi>” <span className="text-12 text-ink-3">{by}</span>
          </p>
        ))}
      </Listed>
      <p className="text-12 text-ink-3">What was said stands in the log of the conversation itself.</p>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Listed({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="grid gap-1.5">
      <h3 className="text-12 font-strong">{title}</h3>
      {children.length === 0 ? <p className="text-ink-3">{none}</p> : children}
    </section>
  )
}

/** "7: 5 finished, 1 failed, 1 not ended" */
function settledWords(exchanges: readonly ExchangeView[]): string {
  const words = exchanges.map(({ reason }) => reason ?? "not ended")
  const counts = [...new Set(words)].map((word) => `${words.filter((each) => each === word).length} ${word}`)
  return `${exchanges.length}: ${counts.join(", ")}`
}

function total(exchanges: readonly ExchangeView[], what: "requests" | "calls" | "facts"): number {
  return exchanges.reduce((sum, exchange) => sum + exchange[what], 0)
}
