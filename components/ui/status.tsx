// Says how something stands: glyph, word and colour together. Never shows a colour without its word.
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"

/** Shows the usual word of a status unless a more exact one is given. `quiet` keeps the colour to the glyph. */
export function Status({ kind, word, look = "spoken", className }: StatusProps) {
  const { glyph, ink } = appearances[kind]
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap align-middle text-12",
        look === "spoken" ? ink : "text-ink-3",
        className,
      )}
    >
      <Glyph name={glyph} className={classNames(ink, kind === "running" && "animate-breathe")} />
      {word ?? usualWord(kind)}
    </span>
  )
}

/** The glyph alone, for rows whose words stand elsewhere; its word is still there for those who listen. */
export function StatusGlyph({ kind, word, className }: { kind: StatusKind; word?: string; className?: string }) {
  const { glyph, ink } = appearances[kind]
  return (
    <span className={classNames("inline-flex shrink-0 items-center", ink, className)}>
      <Glyph name={glyph} className={classNames(kind === "running" && "animate-breathe")} />
      <span className="sr-only">{word ?? usualWord(kind)}</span>
    </span>
  )
}

/** The class that colours text by a status; only for text that names the status itself. */
export function statusInk(kind: StatusKind): string {
  return appearances[kind].ink
}

export type StatusKind =
  | "waiting"
  | "question"
  | "verified"
  | "conflict"
  | "failed"
  | "superseded"
  | "assumed"
  | "running"
  | "finished"
  | "stopped"
  | "not-started"

type StatusProps = { kind: StatusKind; word?: string; look?: "spoken" | "quiet"; className?: string }

const appearances: Record<StatusKind, { glyph: GlyphName; ink: string }> = {
  waiting: { glyph: "wait", ink: "text-waiting" },
  question: { glyph: "question", ink: "text-waiting" },
  verified: { glyph: "check", ink: "text-verified" },
  conflict: { glyph: "conflict", ink: "text-conflict" },
  failed: { glyph: "cross", ink: "text-conflict" },
  superseded: { glyph: "minus", ink: "text-superseded" },
  assumed: { glyph: "dashed", ink: "text-assumed" },
  running: { glyph: "run", ink: "text-running" },
  finished: { glyph: "check", ink: "text-verified" },
  stopped: { glyph: "stopped", ink: "text-ink-3" },
  "not-started": { glyph: "idle", ink: "text-ink-3" },
}

function usualWord(kind: StatusKind): string {
  return kind === "not-started" ? "not started" : kind
}
