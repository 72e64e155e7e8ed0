// Lists what a ZIP archive holds from its central directory, without inflating anything. It never trusts a size beyond listing it.

/** `size` is the inflated size the archive claims; offsets are those of its local and central headers. */
export type ZipEntry = { name: string; size: number; localAt: number; centralAt: number }

const endSignature = 0x06054b50
const centralSignature = 0x02014b50

/** The entries, or null where the bytes hold no complete directory (a cut or damaged archive). */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const endAt = findEnd(view)
  if (endAt === null) return null
  const count = view.getUint16(endAt + 10, true)
  let at = view.getUint32(endAt + 16, true)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== centralSignature) return null
    const nameLength = view.getUint16(at + 28, true)
    const skipped = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.push({ name, size: view.getUint32(at + 24, true), localAt: view.getUint32(at + 42, true), centralAt: at })
    at += 46 + nameLength + skipped
  }
  return entries
}

// The end record is last, behind it at most a comment of 65,535 bytes.
function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}
