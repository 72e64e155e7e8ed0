// A draft for sign-off: what stands in the way first, then the whole draft as its reader sees it. Approving signs exactly this content and file.
"use client"

import Link from "next/link"
import { useState } from "react"
import { DraftContentView } from "@/components/bids/draft-content"
import { OpenPoints } from "@/components/bids/open-points"
import { Glyph } from "@/components/ui/glyph"
import { Textarea } from "@/components/ui/textarea"
import { useHotkeys } from "@/components/ui/use-hotkeys"
import { type Decision, useDecideItem } from "@/lib/queries/decide-item"
import { useKeptText } from "@/lib/queries/kept-text"
import type { DraftContent } from "@/lib/views/bid-work"
import type { SubjectOf } from "@/lib/views/inbox-item"
import { DecisionNotice, ItemLayout } from "./item-layout"
import type { KindProps } from "./kind-props"
import { ReasonForm } from "./reason-form"
import { type Approving, SignOffBar } from "./sign-off-bar"

export function DraftItem({ item, subject, onDecided }: KindProps<SubjectOf<"draft">>) {
  const [form, setForm] = useState<"none" | "amend" | "send back">("none")
  const [words, setWords] = useState("")
  const [kept, setKept] = useKeptText(`item:${item.line.id}:sections`)
  const { send: act, isActing, outcome, failure } = useDecideItem((decided) => decided.done && onDecided(words))
  const edited: Record<string, string | undefined> = kept === "" ? {} : JSON.parse(kept)
  const changes = changesOf(subject.content, edited)
  const approving = approvingOf(subject)

  function send(decision: Decision, said: string) {
    if (!item.may || item.end.is !== "open" || isActing) return
    setWords(said)
    act({ item: item.line.id, seen: [], decision })
  }
  const approve = () => {
    if (approving === "possible") send({ decision: "approve" }, "Approved and signed")
  }
  useHotkeys({ a: approve, e: () => setForm("amend"), r: () => setForm("send back") })

  return (
    <ItemLayout
      item={item}
      lead={approving === "out of date" ? staleLead : undefined}
      rest={
        <DraftContentView
          content={subject.content}
          sectionBody={
            form === "amend"
              ? (section) => (
                  <Textarea
                    aria-label={`Section ${section.title}`}
                    minRows={4}
                    maxRows={24}
                    value={edited[section.id] ?? section.paragraphs.join("\n\n")}
                    onChange={(event) => setKept(JSON.stringify({ ...edited, [section.id]: event.target.value }))}
                  />
                )
              : undefined
          }
        />
      }
      notice={<DecisionNotice outcome={outcome} failure={failure} />}
      form={
        form === "send back" ? (
          <ReasonForm
            place={`item:${item.line.id}:send back`}
            label="What must be done again"
            action="Send back"
            isActing={isActing}
            onSend={(reason) => send({ decision: "send back", reason }, "Sent back")}
            onCancel={() => setForm("none")}
          />
        ) : form === "amend" ? (
          <ReasonForm
            place={`item:${item.line.id}:amend`}
            label="Reason"
            action="Amend"
            ready={changes.length > 0}
            isActing={isActing}
            onSend={(reason) => send({ decision: "amend", changes, reason }, "Amended: a new version will be put up")}
            onCancel={() => setForm("none")}
          >
            <p className="text-12 text-ink-2">
              {changes.length === 0
                ? "Edit the sections above where they stand. Leave an empty line between paragraphs."
                : `${changes.length} ${changes.length === 1 ? "section" : "sections"} changed. A new version is put up and approved anew.`}
            </p>
          </ReasonForm>
        ) : null
      }
      bar={
        form === "none" ? (
          <SignOffBar
            words={barWords[approving]}
            approving={approving}
            isActing={isActing}
            onApprove={approve}
            onAmend={() => setForm("amend")}
            onSendBack={() => setForm("send back")}
          />
        ) : null
      }
    >
      {subject.blockers.length > 0 ? (
        <section
          aria-label="What blocks the sign-off"
          className="rounded-box border border-waiting-edge bg-waiting-wash px-3 py-2"
        >
          <h2 className="mb-1 font-strong text-waiting">What blocks the sign-off</h2>
          <ul className="grid gap-1">
            {subject.blockers.map(({ text, href }) => (
              <li key={text} className="flex items-start gap-2">
                <Glyph name="wait" className="mt-[3px] text-waiting" />
                {href ? (
                  <Link href={href} className="underline underline-offset-2">
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <FileLine subject={subject} />
      <OpenPoints points={subject.openPoints} />
    </ItemLayout>
  )
}

const staleLead =
  "This version is out of date: what it was made from moved since it was put up. Send it back, and a new version is put up."

const barWords: Record<Approving, string> = {
  possible: "Approve: signed under your name, with the hash of this content and file.",
  blocked: "What blocks the sign-off stands first above.",
  "out of date": "Out of date, so it cannot be signed. Send back: the compiler puts up a new version.",
}

/** A version that is out of date stays so whatever else is settled. */
function approvingOf({ stale, blockers }: SubjectOf<"draft">): Approving {
  if (stale.length > 0) return "out of date"
  return blockers.length > 0 ? "blocked" : "possible"
}

function FileLine({ subject: { draft } }: { subject: SubjectOf<"draft"> }) {
  return (
    <dl className="grid gap-1 text-12">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-ink-3">File to be signed</dt>
        <dd>
          <a href={draft.fileHref} className="text-accent underline underline-offset-2">
            Version {draft.version}
          </a>
        </dd>
      </div>
      <div className="flex min-w-0 flex-wrap gap-x-2">
        <dt className="text-ink-3">SHA-256 of the file</dt>
        <dd className="min-w-0 break-all font-mono">{draft.fileHash}</dd>
      </div>
      <div className="flex min-w-0 flex-wrap gap-x-2">
        <dt className="text-ink-3">SHA-256 of the content</dt>
        <dd className="min-w-0 break-all font-mono">{draft.contentHash}</dd>
      </div>
    </dl>
  )
}

/** Sections that read otherwise than they stand, as the decision names them. */
function changesOf(content: DraftContent, edited: Record<string, string | undefined>) {
  return content.sections.flatMap(({ id, paragraphs }) => {
    const value = edited[id]
    return value === undefined || value.trim() === paragraphs.join("\n\n").trim()
      ? []
      : [{ id: `section:${id}`, value }]
  })
}
