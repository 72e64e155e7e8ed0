// Ids as they come from a browser: short text that the record can hold, trusted for nothing more.
import { z } from "zod"
import { isStorable } from "@/lib/core/storable"

export const GivenId = z.string().min(1).max(300).refine(isStorable, "This names nothing that is kept here.")
