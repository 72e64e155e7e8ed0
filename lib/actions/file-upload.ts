// A person says what a file they uploaded is for.
"use server"

import { fileUpload as act, UploadFiling } from "@/lib/commands/file-upload"
import { refuseInvalid } from "@/lib/commands/refusal"
import { intakePorts } from "@/lib/server/intake"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function fileUpload(input: UploadFiling) {
  const parsed = UploadFiling.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(intakePorts(), await requireViewer(), parsed.data)
}
