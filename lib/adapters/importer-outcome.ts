// What an importer of workspace records returns: the records, or each fault with its place. It never imports half a file.

/** `where` names the line or row and the field as a person finds them; `sentence` says what is wrong there. */
export type ImportFault = { where: string; sentence: string }

export type Imported<Value> = { outcome: "imported"; value: Value } | { outcome: "refused"; faults: ImportFault[] }

/** The value when there are no faults, else the faults. */
export function importedUnless<Value>(faults: readonly ImportFault[], value: Value): Imported<Value> {
  return faults.length === 0 ? { outcome: "imported", value } : { outcome: "refused", faults: [...faults] }
}

export function importRefused(where: string, sentence: string): { outcome: "refused"; faults: ImportFault[] } {
  return { outcome: "refused", faults: [{ where, sentence }] }
}
