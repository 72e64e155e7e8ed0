// The files sent from this place, each with how it stands, what it is asked, and what came of it. Sends nothing itself.
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { LiveRegion } from "@/components/ui/live-region"
import { Progress } from "@/components/ui/progress"
import { Select } from "@/components/ui/select"
import { sizeText } from "@/components/ui/size-text"
import { Status, StatusGlyph } from "@/components/ui/status"
import { assertNever } from "@/lib/core/assert-never"
import type { UploadUse } from "@/lib/views/upload"
import { type FilingResult, isSettled, type Upload, type UseChoice } from "./upload-state"
import type { UploadPlace, Uploads } from "./use-uploads"

export function UploadList({ place, uploads }: { place: UploadPlace; uploads: Uploads }) {
  const announcements = uploads.uploads
    .filter((one) => isSettled(one) || one.state.is === "asking")
    .map((one) => ({ id: `${one.id} ${one.state.is}`, text: `${one.file.name}: ${spoken(one)}` }))
  return (
    <>
      {uploads.uploads.length > 0 ? (
        <ul aria-label="Files sent" className="grid gap-px overflow-hidden rounded-box border bg-line">
          {uploads.uploads.map((upload) => (
            <li key={upload.id} className="grid gap-1 bg-surface px-3 py-2">
              <div className="flex min-w-0 items-center gap-2">
                <span dir="auto" className="min-w-0 truncate text-13 font-medium" title={upload.file.name}>
                  {upload.file.name}
                </span>
                <span className="shrink-0 text-12 text-ink-3">{sizeText(upload.file.size)}</span>
                <span className="ms-auto flex shrink-0 items-center gap-1">
                  {canRetry(upload) ? (
                    <Button size="small" onClick={() => uploads.retry(upload)}>
                      Try again
                    </Button>
                  ) : null}
                  {upload.state.is === "filing" ? null : (
                    <IconButton
                      glyph="close"
                      label={
                        isSettled(upload) ? `Take ${upload.file.name} off this list` : `Leave out ${upload.file.name}`
                      }
                      onClick={() => uploads.remove(upload)}
                    />
                  )}
                </span>
              </div>
              <Standing upload={upload} place={place} uploads={uploads} />
            </li>
          ))}
        </ul>
      ) : null}
      <LiveRegion announcements={announcements} />
    </>
  )
}

type Row = { upload: Upload; place: UploadPlace; uploads: Uploads }

function Standing({ upload, place, uploads }: Row) {
  const { state } = upload
  switch (state.is) {
    case "waiting":
      return <Status kind="not-started" word="waits its turn" look="quiet" />
    case "sending":
      return (
        <Progress label="Sent, per cent" done={Math.floor((100 * state.done) / Math.max(1, state.total))} total={100} />
      )
    case "reading":
      return <Progress label="Pages read" {...(state.total > 0 ? { done: state.done, total: state.total } : {})} />
    case "asking":
      return (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            uploads.file(upload)
          }}
        >
          <Status kind="question" word="What is it?" />
          <Select
            aria-label={`What ${upload.file.name} is`}
            className="w-auto! min-w-40 flex-1 wide:max-w-72"
            options={choicesOf(place)}
            value={state.choice}
            onChange={(event) => {
              const chosen = choicesOf(place).find(({ value }) => value === event.target.value)
              if (chosen) uploads.choose(upload, chosen.value)
            }}
          />
          <Button type="submit" look="primary">
            {place.is === "company" ? "Import" : "File"}
          </Button>
          <span className="basis-full text-12 text-ink-3">{state.received.guess.reason}</span>
        </form>
      )
    case "filing":
      return <Status kind="running" word="is being filed" />
    case "settled":
      return (
        <div className="grid gap-1">
          {state.results.map((result) => (
            <Result key={result.use} result={result} />
          ))}
        </div>
      )
    case "refused":
      return <Line kind="failed" word="not taken" text={state.sentence} />
    case "broken":
      return <Line kind="failed" word="broke off" text={brokenSentence} />
    default:
      return assertNever(state)
  }
}

function Result({ result: { use, outcome } }: { result: FilingResult }) {
  if (!outcome.done) {
    const isHere = outcome.reason === "already here"
    return (
      <Line
        kind={isHere ? "superseded" : "failed"}
        word={isHere ? "here already" : "not filed"}
        text={outcome.sentence}
      />
    )
  }
  if (!("document" in outcome)) return <Line kind="finished" word="imported" text={countText(use, outcome.count)} />
  return (
    <>
      <Line kind="finished" word="added" text="Added to the documents." />
      {outcome.warnings.map((warning) => (
        <Line key={warning} kind="waiting" word="to check" text={warning} />
      ))}
    </>
  )
}

type LineProps = { kind: Parameters<typeof StatusGlyph>[0]["kind"]; word: string; text: string }

function Line({ kind, word, text }: LineProps) {
  return (
    <p className="flex items-start gap-1.5 text-12 text-ink-2">
      <StatusGlyph kind={kind} word={word} className="mt-0.5" />
      <span dir="auto" className="min-w-0 break-words">
        {text}
      </span>
    </p>
  )
}

const brokenSentence =
  "The server gave no answer, so it is not known how far this came. Trying again files nothing twice."

function canRetry({ state }: Upload): boolean {
  return state.is === "broken" || (state.is === "refused" && state.again === "may help")
}

function choicesOf({ is }: UploadPlace): readonly { value: UseChoice; label: string }[] {
  const records: readonly { value: UseChoice; label: string }[] = [
    { value: "rates", label: "The company's rates" },
    { value: "profile", label: "The company's profile" },
    { value: "messages", label: "Messages: mails, call notes" },
  ]
  if (is === "company") return records
  const here = is === "bid" ? "A document of this bid" : "A document of this conversation"
  return [
    { value: "document", label: here },
    { value: "document and rates", label: "A document, and the company's rates" },
    ...records,
  ]
}

function countText(use: UploadUse, count: number): string {
  switch (use) {
    case "messages":
      return count === 1 ? "1 message imported." : `${count} messages imported.`
    case "rates":
      return count === 1
        ? "1 rate imported; these rates are in force now."
        : `${count} rates imported; they are in force now.`
    case "profile":
      return `The profile is imported, ${count} lines; it is in force now.`
    case "document":
      return "Added to the documents."
    default:
      return assertNever(use)
  }
}

function spoken({ state }: Upload): string {
  if (state.is === "refused") return state.sentence
  if (state.is === "asking") return "say what it is"
  if (state.is !== "settled") return "broke off"
  return state.results.map(({ use, outcome }) => (outcome.done ? doneText(use, outcome) : outcome.sentence)).join(" ")
}

function doneText(use: UploadUse, outcome: Extract<FilingResult["outcome"], { done: true }>): string {
  return "count" in outcome ? countText(use, outcome.count) : ["Added.", ...outcome.warnings].join(" ")
}
