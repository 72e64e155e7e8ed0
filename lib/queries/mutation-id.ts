// Makes the id under which a person's mutation counts once. Call it when the person acts, and send the same id when trying again.

/** A random UUID. `crypto.randomUUID` is missing on pages served over plain http from another machine; this is not. */
export function newMutationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, "0")
  }).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
