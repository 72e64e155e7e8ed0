// Makes text safe to store and decodes bytes of text files. It never changes a character that can be stored.

/** NUL and lone surrogates, which no database keeps, become U+FFFD; line ends become "\n". */
export function cleanText(text: string): string {
  // In unicode mode a surrogate class matches only surrogates that stand alone.
  return text
    .replaceAll("\u0000", "\ufffd")
    .replace(/[\ud800-\udfff]/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
}

/** UTF-8 or UTF-16 by its mark, else UTF-8, else Windows-1252; null where the bytes are no text at all. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  const head = bytes.subarray(0, 8_192)
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)).length
  if (controls > head.length / 100) return null
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
