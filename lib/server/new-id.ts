// Makes ids: a prefix that says what it names, then time and chance, so that ids of one kind sort by when they were made.
import { randomBytes } from "node:crypto"

export function newId(prefix: string): string {
  const time = Date.now().toString(36).padStart(9, "0")
  return `${prefix}_${time}${randomBytes(8).toString("hex")}`
}
