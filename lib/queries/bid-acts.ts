// What a person may do to a bid, for `useAct`. Each resolves to its outcome, refusals included.
import { addBidMember } from "@/lib/actions/add-bid-member"
import { removeBidMember } from "@/lib/actions/remove-bid-member"
import { renameBid } from "@/lib/actions/rename-bid"
import { revokeInstruction } from "@/lib/actions/revoke-instruction"
import { startConversation } from "@/lib/actions/start-conversation"
import { withdrawDocument } from "@/lib/actions/withdraw-document"

export const withdrawDocumentAct = withdrawDocument
export const addMemberAct = addBidMember
export const removeMemberAct = removeBidMember
export const renameBidAct = renameBid
export const revokeInstructionAct = revokeInstruction
export const startInBidAct = startConversation
