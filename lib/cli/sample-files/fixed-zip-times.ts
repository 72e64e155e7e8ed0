// Puts one fixed moment on every entry of a ZIP file, so that the same contents give the same bytes; never touches contents.
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
/** 1 January 2026, 00:00, in the form ZIP keeps dates in. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1

/** Returns a copy of the archive. Throws on bytes that are no plain ZIP file (ZIP64 is not read). */
export function fixedZipTimes(zip: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(zip)
  const view = new DataView(bytes.buffer)
  const end = endRecord(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry += 1) {
    expectSignature(view, at, CENTRAL)
    const local = view.getUint32(at + 42, true)
    expectSignature(view, local, LOCAL)
    setMoment(view, at + 12)
    setMoment(view, local + 10)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return bytes
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new Error("no end record: not a ZIP file")
}

function expectSignature(view: DataView, at: number, signature: number): void {
  if (view.getUint32(at, true) !== signature) throw new Error(`unexpected record at byte ${at} of the ZIP file`)
}

function setMoment(view: DataView, at: number): void {
  view.setUint16(at, 0, true)
  view.setUint16(at + 2, DATE, true)
}
