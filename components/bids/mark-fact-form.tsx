// Records the marked words of a page as a fact of a chosen key. The words go to the server as they stand on the page.
"use client"

import { useState } from "react"
import { FailureNote } from "@/components/frame/failure-note"
import { Button } from "@/components/ui/button"
import { ErrorNote } from "@/components/ui/error-note"
import { QuoteBlock } from "@/components/ui/quote-block"
import { notify } from "@/components/ui/toaster"
import { useRecordFact } from "@/lib/queries/record-fact"
import { type FactAbout, FactFields, sentAbout } from "./fact-fields"

type MarkFactProps = {
  place: { ledger: string; document: string; page: number }
  quote: string
  onDone: () => void
}

export function MarkFactForm({ place, quote, onDone }: MarkFactProps) {
  const [about, setAbout] = useState<FactAbout>({ key: "", condition: "", anchor: "" })
  const { send, isActing, outcome, failure } = useRecordFact((recorded) => {
    if (!recorded.done) return
    notify({ title: "Recorded" })
    onDone()
  })
  return (
    <form
      aria-label="Record a fact from the marked words"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (about.key !== "" && !isActing) send({ is: "marked", ...place, ...sentAbout(about), quote })
      }}
    >
      <QuoteBlock text={quote} />
      {outcome && !outcome.done ? <ErrorNote happened={outcome.sentence} kept="Nothing was recorded." /> : null}
      <FailureNote failure={failure} happened="The server gave no answer." next="Press Record again: it counts once." />
      <FactFields about={about} onChange={setAbout} />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button look="primary" type="submit" busy={isActing} disabled={about.key === ""}>
          Record
        </Button>
      </div>
    </form>
  )
}
