// Reads what an address names, or nothing where no record could hold such a name. Looks nothing up.
import { isStorable } from "@/lib/core/storable"

/** One part of a path, decoded; null where an escape is malformed or the part names nothing that can be kept. */
export function readAddressPart(encoded: string): string | null {
  try {
    const part = decodeURIComponent(encoded)
    return isStorable(part) ? part : null
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/** Whether every part of a whole address, its query included, can be looked up. */
export function isStorableAddress(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  return readAddressPart(pathname) !== null && [...searchParams].every((pair) => pair.every(isStorable))
}
