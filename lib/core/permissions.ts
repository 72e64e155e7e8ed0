// Who may do what: one pure answer for every act a signed-in person asks for. Never reads a record; the caller brings the subject.
import { z } from "zod"
import { assertNever } from "./assert-never"
import type { ItemKind } from "./events/decision"

export const Role = z.enum(["administrator", "manager", "operator"])
export type Role = z.infer<typeof Role>

/** A signed-in person with an open account. */
export const Viewer = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role })
export type Viewer = z.infer<typeof Viewer>

/**
 * Where a conversation, an exchange below it, a bid or its ledger stands. `ownerId` is who started the conversation, null
 * for a bid itself; `bidMembers` holds the ids of the bid's members, null where there is no bid.
 */
export type Place = { ownerId: string | null; bidMembers: readonly string[] | null }

/** Every act there is, with what it is done to. `workspace` stands for the installation as a whole. */
export type Subjects = {
  /** Read a conversation or a bid with all below it. Where this is refused, the answer is "not found". */
  see: Place
  /** Write to, interject, stop or resume what one sees; add documents to it. */
  "take part": Place
  "answer question": { place: Place; audience: "viewers" | "managers" }
  /** Decide an item of the Inbox. Seeing a bid is not enough. */
  "decide item": { place: Place; kind: ItemKind }
  "start conversation": Workspace
  "start bid": Workspace
  "choose bid members": Place
  /** Company profile, rates and messages, also through an agent. */
  "read records": Workspace
  /** Import and withdraw them. */
  "change records": Workspace
  /** Invite, change roles, close and reopen accounts, make links for a new password. */
  "manage people": Workspace
}
type Workspace = "workspace"
export type Act = keyof Subjects

/** Whether `viewer` may do `act` to `subject`. Total and without effect; a closed account is no viewer and never gets here. */
export function may<A extends Act>(viewer: Viewer, act: A, subject: Subjects[A]): boolean {
  return allowed(viewer, { act, subject } as Request)
}

type Request = { [A in Act]: { act: A; subject: Subjects[A] } }[Act]

function allowed(viewer: Viewer, request: Request): boolean {
  switch (request.act) {
    case "see":
    case "take part":
      return sees(viewer, request.subject)
    case "answer question":
      return sees(viewer, request.subject.place) && (request.subject.audience === "viewers" || isManaging(viewer))
    case "decide item":
    case "choose bid members":
    case "change records":
      return isManaging(viewer)
    case "start conversation":
    case "start bid":
    case "read records":
      return true
    case "manage people":
      return viewer.role === "administrator"
    default:
      return assertNever(request)
  }
}

function sees(viewer: Viewer, place: Place): boolean {
  return isManaging(viewer) || place.ownerId === viewer.id || (place.bidMembers?.includes(viewer.id) ?? false)
}

/** Managers and administrators see everything, and they alone decide. */
function isManaging(viewer: Viewer): boolean {
  switch (viewer.role) {
    case "administrator":
    case "manager":
      return true
    case "operator":
      return false
    default:
      return assertNever(viewer.role)
  }
}
