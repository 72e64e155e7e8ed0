// What a new installation does once, after its first account. The place where the sample bid is hung in; holds none itself.
import type { AfterFirstAccount } from "@/lib/commands/create-first-account"

/** Null while this build has no sample bid; then the first visit does not offer one. */
export const afterFirstAccount: AfterFirstAccount | null = null
