// What every Store promises, as one suite run against each of them. Knows no adapter.
import { claimContract } from "./store-contract-claims"
import { commitContract } from "./store-contract-commits"
import { feedContract } from "./store-contract-feeds"
import { refusalContract } from "./store-contract-refusals"
import type { OpenStore } from "./store-under-test"

export function storeContract(name: string, open: OpenStore): void {
  commitContract(name, open)
  refusalContract(name, open)
  claimContract(name, open)
  feedContract(name, open)
}
