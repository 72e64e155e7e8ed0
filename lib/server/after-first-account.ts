// What a new installation does once, after its first account: loads the sample bid where the person asked for it.
import type { AfterFirstAccount } from "@/lib/commands/create-first-account"
import { intakePorts } from "./intake"
import { loadSampleBid } from "./sample"

/** Null in a build without a sample bid; then the first visit does not offer one. Throws where the sample is refused. */
export const afterFirstAccount: AfterFirstAccount | null = async ({ viewer, loadSample }) => {
  if (!loadSample) return
  const loaded = await loadSampleBid(intakePorts(), viewer)
  if (!loaded.done) throw new Error(`The sample bid was refused: ${loaded.sentence}`)
}
