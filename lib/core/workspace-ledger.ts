// The id of the one ledger that belongs to the workspace rather than to a bid or a conversation. Opens nothing.

export const workspaceLedger = "workspace"
