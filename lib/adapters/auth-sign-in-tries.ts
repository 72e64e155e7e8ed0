// Counts tries to sign in by e-mail address, because a guesser changes network addresses at will. Forgets with the process.
import type { Clock } from "@/lib/core/ports/world"

const limit = 8
const windowMs = 5 * 60_000

/** After eight tries within five minutes an address waits until the first of them is that old; a right password clears it. */
export class SignInTries {
  private readonly tries = new Map<string, number[]>()

  constructor(private readonly clock: Clock) {}

  /**
   * Counts a try before its password is looked at, so that many at once gain nothing. Returns the whole seconds until a
   * try is heard again; 0 means that this one is.
   */
  begin(email: string): number {
    const now = this.clock.now()
    const recent = (this.tries.get(email) ?? []).filter((at) => at > now - windowMs)
    const [first] = recent
    if (first !== undefined && recent.length >= limit) return Math.ceil((first + windowMs - now) / 1000)
    this.tries.delete(email)
    this.tries.set(email, [...recent, now])
    this.forgetOldest()
    return 0
  }

  succeeded(email: string): void {
    this.tries.delete(email)
  }

  /** Invented addresses must not fill the memory. */
  private forgetOldest(): void {
    const oldest = this.tries.keys().next()
    if (this.tries.size > 10_000 && !oldest.done) this.tries.delete(oldest.value)
  }
}
