// What one part of a page's address names. Ends the page as "not found" where it can name nothing; looks nothing up.
import { notFound } from "next/navigation"
import { readAddressPart } from "./address-part"

/** `encoded` is the part as Next hands it to a page. */
export function pagePart(encoded: string): string {
  const part = readAddressPart(encoded)
  if (part === null) notFound()
  return part
}
