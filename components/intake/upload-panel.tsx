// A place to drop or choose files, with the files sent from it below. Holds no list of what the bid has.
"use client"

import { FileDrop } from "@/components/ui/file-drop"
import { UploadList } from "./upload-list"
import { type AddedFile, type UploadPlace, useUploads } from "./use-uploads"

/** `onDocument` hears of each document added. Lists of bids and records are read again by themselves. */
export function UploadPanel({ place, onDocument, className }: UploadPanelProps) {
  const uploads = useUploads(place, onDocument)
  const isCompany = place.is === "company"
  return (
    <section aria-label="Upload" className={className}>
      <div className="grid gap-2">
        <FileDrop
          label={isCompany ? "Drop a profile, rates or messages here" : "Drop the tender's files here"}
          hint={isCompany ? companyHint : documentHint}
          accept={isCompany ? companyEndings : documentEndings}
          onFiles={uploads.add}
        />
        <UploadList place={place} uploads={uploads} />
      </div>
    </section>
  )
}

type UploadPanelProps = { place: UploadPlace; onDocument?: (added: AddedFile) => void; className?: string }

const documentHint =
  "PDF, Word (.docx), Excel (.xlsx), CSV, HTML, Markdown or text; several at once, 50 MB each at most."
const companyHint = "Excel or CSV for profile and rates; JSON, CSV, .eml or .txt for messages; 50 MB each at most."
const documentEndings = ".pdf,.docx,.xlsx,.csv,.html,.htm,.md,.txt,.json,.eml"
const companyEndings = ".xlsx,.csv,.json,.eml,.txt"
