// A person undoes a standing instruction.
"use server"

import { refuseInvalid } from "@/lib/commands/refusal"
import { revokeInstruction as act, InstructionRevocation } from "@/lib/commands/revoke-instruction"
import { runtime } from "@/lib/server/runtime"
import { requireViewer } from "@/lib/server/viewer"

/** The same mutation id again returns the first outcome. Throws NotSignedIn. */
export async function revokeInstruction(input: InstructionRevocation) {
  const parsed = InstructionRevocation.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  return act(runtime(), await requireViewer(), parsed.data)
}
