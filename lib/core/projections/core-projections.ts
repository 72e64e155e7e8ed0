// The projections that every installation has, whatever its trade. Trades hand theirs to the store beside these.
import { exchangeProjection } from "./exchange-projection"
import { factProjection } from "./fact-projection"
import { itemProjection } from "./item-projection"
import type { Projection } from "./projection"
import { questionProjection } from "./question-projection"

export const coreProjections: readonly Projection[] = [
  exchangeProjection,
  questionProjection,
  itemProjection,
  factProjection,
]
