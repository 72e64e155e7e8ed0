// Ends every switch over a closed union: a new member that is not handled fails to compile. Never reached at run time.
export function assertNever(value: never): never {
  throw new Error(`Unhandled member of a closed union: ${JSON.stringify(value)}`)
}
