// Reads one GET address of this server into a view's schema. Throws on any other answer; React Query keeps that as the error.
import type { ZodType, z } from "zod"

/** `status` 401 means signed in no more, 404 not found or not to be seen. */
export class ReadFailure extends Error {
  override readonly name = "ReadFailure"
  constructor(
    readonly address: string,
    readonly status: number,
  ) {
    super(`GET ${address} answered ${status}.`)
  }
}

export async function readJson<Schema extends ZodType>(
  schema: Schema,
  address: string,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await fetch(address, { signal, headers: { accept: "application/json" } })
  if (!response.ok) throw new ReadFailure(address, response.status)
  return schema.parse(await response.json())
}
