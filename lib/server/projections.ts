// The projections of this installation: the engine's and its trade's. One list for the store and for the rebuild command.
import { bidProjection } from "@/lib/bids/bid-projection"
import { coreProjections } from "@/lib/core/projections/core-projections"

export const projections = [...coreProjections, bidProjection]
