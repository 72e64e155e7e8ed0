// The doors to an account for those who have none yet: the first visit, and a one-time link. Holds no state.
import { createFirstAccount } from "@/lib/actions/create-first-account"
import { redeemLink } from "@/lib/actions/redeem-link"

export const firstAccountMutation = {
  mutationFn: (input: Parameters<typeof createFirstAccount>[0]) => createFirstAccount(input),
}

export const redeemLinkMutation = { mutationFn: (input: Parameters<typeof redeemLink>[0]) => redeemLink(input) }
