// The port of files by content hash: bytes in once, the same bytes out. Knows neither names nor who may see them.

/** Hex SHA-256 of the bytes, and how many there are. */
export type StoredFile = { hash: string; bytes: number }

export type PutOutcome = { stored: true; file: StoredFile } | { stored: false; reason: "too large"; limitBytes: number }

export interface Files {
  /**
   * Stores a stream's bytes durably. Safe to repeat: the same bytes are kept once. A stream longer than `limitBytes` is
   * refused and leaves nothing behind; one that breaks off throws and leaves nothing behind.
   */
  put(stream: AsyncIterable<Uint8Array>, limitBytes: number): Promise<PutOutcome>
  /** The file's length and its bytes, to be read once, or null where no such file is stored. */
  open(hash: string): Promise<{ bytes: number; content: AsyncIterable<Uint8Array> } | null>
  /** The bytes whole, or null where no such file is stored. */
  read(hash: string): Promise<Uint8Array | null>
}
