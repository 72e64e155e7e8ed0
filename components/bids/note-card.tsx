// A handoff note as it was given: goal, what was done and decided, what it carried, what comes next. Folds nothing itself.
import { Value } from "@/components/ui/value"
import type { NoteView } from "@/lib/views/ledger-handoffs"

export function NoteCard({ note }: { note: NoteView }) {
  return (
    <div className="grid gap-3">
      <p dir="auto" className="text-14">
        {note.goal}
      </p>
      <Lines title="Done" lines={note.done} />
      <Lines title="Decisions" lines={note.decisions.map(({ decision, reason }) => `${decision}: ${reason}`)} />
      <section aria-label="Must carry">
        <h4 className="text-12 text-ink-3">Must carry</h4>
        <dl className="grid gap-x-4 wide:grid-cols-2">
          {note.mustCarry.map((fact) => (
            <div key={fact.fact} className="flex min-w-0 flex-wrap justify-between gap-x-3 border-b py-1">
              <dt>{fact.label}</dt>
              <dd className="text-end">
                <Value>{fact.display}</Value> <span className="text-12 text-ink-3">{fact.source}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Lines title="Standing instructions" lines={note.instructions.map((quote) => `“${quote}”`)} />
      <Lines title="Open questions" lines={note.openQuestions} />
      <Lines title="Next" lines={[note.nextAction]} />
    </div>
  )
}

/** "goal, 6 done, 2 decisions, 1 open question". */
export function noteWords(note: NoteView): string {
  const counted = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`])
  return [
    `${note.mustCarry.length} carried`,
    ...counted(note.decisions.length, "decision"),
    ...counted(note.openQuestions.length, "open question"),
  ].join(", ")
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title}>
      <h4 className="text-12 text-ink-3">{title}</h4>
      <ul className="list-disc ps-4">
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
