// One read-back in two columns: what was sent and what was restated, with the digits that differ marked. Compares nothing itself.
import { DataTable } from "@/components/ui/data-table"
import { Status } from "@/components/ui/status"
import type { ReceiptLineView, ReceiptView } from "@/lib/views/ledger-handoffs"

export function ReceiptTable({ receipt }: { receipt: ReceiptView }) {
  const wrong = receipt.lines.filter((line) => !isRight(line))
  const ordered = [...wrong, ...receipt.lines.filter(isRight)]
  return (
    <DataTable
      caption={`Read-back ${receipt.attempt} by ${receipt.agent}`}
      look="framed"
      groups={[{ id: "lines", rows: ordered.map((line, index) => ({ line, id: `${line.key}-${index}` })) }]}
      rowKey={({ id }) => id}
      toneOf={({ line }) => (isRight(line) ? "plain" : "conflict")}
      columns={[
        { id: "fact", header: "Fact", cell: ({ line }) => line.label, onSmall: "line" },
        { id: "sent", header: "Sent", cell: ({ line }) => <Side line={line} side="sent" />, onSmall: "start" },
        {
          id: "restated",
          header: "Restated",
          cell: ({ line }) => <Side line={line} side="restated" />,
          onSmall: "end",
        },
        { id: "verdict", header: "Verdict", cell: ({ line }) => <Verdict line={line} />, onSmall: "line" },
      ]}
    />
  )
}

/** "eligibility, read-back 2 of 2: 1 of 5 wrong". */
export function receiptWords(receipt: ReceiptView): string {
  const wrong = receipt.lines.filter((line) => !isRight(line)).length
  const outcome = receipt.passed ? `all ${receipt.lines.length} as sent` : `${wrong} of ${receipt.lines.length} wrong`
  return `${receipt.agent}, read-back ${receipt.attempt}: ${outcome}`
}

/** The same receipt with only the lines that were restated as sent, or only those that were not. */
export function partOf(receipt: ReceiptView, part: "right" | "wrong"): ReceiptView {
  return { ...receipt, lines: receipt.lines.filter((line) => isRight(line) === (part === "right")) }
}

const isRight = ({ verdict }: ReceiptLineView) => verdict === "equal" || verdict === "reformatted"

function Verdict({ line }: { line: ReceiptLineView }) {
  const part = line.part && line.part !== "value" ? `, ${line.part}` : ""
  return <Status kind={isRight(line) ? "verified" : "failed"} word={`${line.verdict}${part}`} />
}

function Side({ line, side }: { line: ReceiptLineView; side: "sent" | "restated" }) {
  const text = line[side]
  if (text === null) return <span className="text-12 text-ink-3">{side === "sent" ? "not sent" : "not restated"}</span>
  const other = line[side === "sent" ? "restated" : "sent"]
  const pieces =
    line.verdict === "changed" && other !== null ? differing(text, other) : [{ text, differs: false, at: 0 }]
  return (
    <span dir="auto" className="break-words font-mono text-12">
      {pieces.map((piece) =>
        piece.differs ? (
          <mark
            key={piece.at}
            className={`border-b-2 bg-transparent font-strong ${side === "sent" ? "border-verified text-verified" : "border-conflict text-conflict"}`}
          >
            {piece.text}
          </mark>
        ) : (
          <span key={piece.at}>{piece.text}</span>
        ),
      )}
    </span>
  )
}

type Piece = { text: string; differs: boolean; at: number }

/** Same length: character by character. Otherwise what lies between the common beginning and the common end. */
export function differing(text: string, other: string): Piece[] {
  const differs =
    text.length === other.length ? [...text].map((character, at) => character !== other[at]) : between(text, other)
  const pieces: Piece[] = []
  for (const [at, character] of [...text].entries()) {
    const last = pieces.at(-1)
    if (last && last.differs === differs[at]) last.text += character
    else pieces.push({ text: character, differs: differs[at] ?? true, at })
  }
  return pieces
}

function between(text: string, other: string): boolean[] {
  const most = Math.min(text.length, other.length)
  let start = 0
  while (start < most && text[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && text.at(-1 - end) === other.at(-1 - end)) end += 1
  return [...text].map((_, at) => at >= start && at < text.length - end)
}
