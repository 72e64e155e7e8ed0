// One hash over files and folders of the checkout, to tell whether what was made from them is still current; it makes nothing.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"

/** `entries` are paths from `root`; a missing one counts as missing, an ignored folder's content does not count. */
export function fingerprintOf(root: string, entries: string[]): string {
  const hash = createHash("sha256").update(`node ${process.versions.modules}\n`)
  for (const file of entries.flatMap((entry) => filesUnder(root, entry))) {
    const content = createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("hex")
    hash.update(`${content} ${file}\n`)
  }
  return hash.digest("hex")
}

/** Says whether `mark`, written by the last making, holds this fingerprint. */
export function isCurrent(mark: string, fingerprint: string): boolean {
  return existsSync(mark) && readFileSync(mark, "utf8").trim() === fingerprint
}

export function markCurrent(mark: string, fingerprint: string): void {
  writeFileSync(mark, `${fingerprint}\n`)
}

function filesUnder(root: string, entry: string): string[] {
  const absolute = path.join(root, entry)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [entry]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesUnder(root, path.join(entry, name)))
}
