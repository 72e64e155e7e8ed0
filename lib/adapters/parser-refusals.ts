// The sentences a person is shown when a file is not read: what is wrong and what to do. It never names our own parts.
import type { RefusalReason, Refused } from "@/lib/documents/parser-port"

/** `what` names the file's kind where it makes the sentence clearer ("PDF", "workbook"). */
export function refusal(reason: RefusalReason, what: string): Refused {
  return { outcome: "refused", reason, sentence: sentences[reason](what) }
}

const sentences: Record<RefusalReason, (what: string) => string> = {
  encrypted: (what) => `This ${what} is locked with a password. Save a copy without the password and upload that.`,
  damaged: (what) =>
    `This ${what} is damaged or was cut off on the way. Download it again from where it came, then upload it.`,
  empty: (what) => `This ${what} holds nothing to read. Check that it is the right file.`,
  "image-only": (what) =>
    `This ${what} holds only pictures of pages, without text. Run it through text recognition (OCR) and upload the result.`,
  mislabelled: (what) =>
    `This file's name and its content disagree: ${what}. Give it its true ending, or upload the right file.`,
  unsupported: (what) =>
    `A ${what} cannot be read here. Save it as PDF, Word (.docx), Excel (.xlsx), CSV, HTML, Markdown or text.`,
  "too-large": (what) => `This ${what} is too large to read. Split it, or upload only the part that is needed.`,
}
