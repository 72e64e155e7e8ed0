// Reads where a page of conversations ended, as the page before told it. Looks nothing up.
import { z } from "zod"
import type { PageEnd } from "@/lib/core/ports/rows"

/** `text` is "<moment>~<id>"; null where the moment is none that the record could hold. */
export function readPageEnd(text: string): PageEnd | null {
  const [updatedAt, id] = text.split("~")
  return id && Moment.safeParse(updatedAt).success && updatedAt ? { updatedAt, id } : null
}

/** As `Date` writes it; PostgreSQL knows no year nought. */
const Moment = z.iso.datetime({ precision: 3 }).regex(/^(?!0000)/)
