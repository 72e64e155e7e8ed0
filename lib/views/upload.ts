// What the browser is told of a file it sends: how far it is read, and what came of it. Holds no bytes and no pages.
import { z } from "zod"

/** The largest file taken in, in bytes. */
export const largestUpload = 50 * 1024 * 1024

export const tooLargeSentence =
  "This file is larger than 50 MB. Split it, or upload only the part that is needed. Nothing of it was kept."

export const UploadUse = z.enum(["document", "messages", "profile", "rates"])
export type UploadUse = z.infer<typeof UploadUse>

/** A file that was read and waits to be filed under a use. `upload` names it; only who sent it can file it. */
export const ReceivedUpload = z.object({
  outcome: z.literal("received"),
  upload: z.string(),
  name: z.string(),
  bytes: z.int(),
  format: z.string(),
  pages: z.int(),
  guess: z.object({ kind: UploadUse, reason: z.string() }),
})
export type ReceivedUpload = z.infer<typeof ReceivedUpload>

/** Filed in the same request, because it named a use. */
export const FiledUploadLine = z.object({ outcome: z.literal("filed"), filed: z.json() })

export const RefusedUpload = z.object({ outcome: z.literal("refused"), reason: z.string(), sentence: z.string() })
export type RefusedUpload = z.infer<typeof RefusedUpload>

/** Bytes that are stored, or pages that are read. */
export const UploadProgress = z.object({ stage: z.enum(["stored", "reading"]), done: z.int(), total: z.int() })
export type UploadProgress = z.infer<typeof UploadProgress>

/** One line of the answer to an upload; the last one has an outcome. */
export const UploadLine = z.union([
  UploadProgress,
  z.discriminatedUnion("outcome", [ReceivedUpload, FiledUploadLine, RefusedUpload]),
])
export type UploadLine = z.infer<typeof UploadLine>
