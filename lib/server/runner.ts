// Takes runnable exchanges and drives each through its loop, a bounded number at once. Holds no state that the record lacks.
import { type Driving, drive } from "@/lib/core/loop"
import type { LoopPorts } from "@/lib/core/loop-ports"
import type { Claim, Hints } from "@/lib/core/ports/store"

export type RunnerSettings = {
  /** A random id of this boot: a process id can come again. */
  owner: string
  leaseMs: number
  pollMs: number
  /** Exchanges driven at the same time. One that waits for mail is let go and takes no place. */
  concurrency: number
}

export type Runner = {
  /** Looks for work now. A hint: the runner also looks by itself every `pollMs`. */
  wake(): void
  /** Gives every claim back and resolves when all loops have ended. */
  stop(): Promise<void>
}

export function startRunner(ports: LoopPorts, hints: Hints, settings: RunnerSettings): Runner {
  const driven = new Map<string, { claim: Claim; driving: Driving }>()
  let stopping = false
  let filling: Promise<void> | null = null
  let again = false

  const unsubscribe = hints.onStream((stream) => {
    const here = driven.get(stream)
    if (here) here.driving.heed().catch(report)
    else wake()
  })
  // Hints can be lost: what they would have told is looked for as well.
  const poll = setInterval(() => {
    for (const { driving } of driven.values()) driving.heed().catch(report)
    wake()
  }, settings.pollMs)
  const beat = setInterval(() => heartbeat().catch(report), Math.max(50, Math.floor(settings.leaseMs / 3)))
  wake()
  return { wake, stop }

  function wake() {
    again = true
    if (stopping || filling) return
    filling = fill()
      .catch(report)
      .finally(() => {
        filling = null
        if (again && !stopping && driven.size < settings.concurrency) wake()
      })
  }

  async function fill() {
    while (again && !stopping) {
      again = false
      while (driven.size < settings.concurrency && !stopping) {
        const claim = await ports.store.claim(settings.owner, settings.leaseMs)
        if (!claim) break
        begin(claim)
      }
      if (driven.size >= settings.concurrency) return
    }
  }

  function begin(claim: Claim) {
    // A lease can run out under this runner's own driver, as when the machine slept: its claim is lost to the new one.
    driven.get(claim.exchange)?.driving.lose()
    const driving = drive(claim, ports)
    driven.set(claim.exchange, { claim, driving })
    driving.done
      // The claim is kept until its lease ends: a loop that breaks at once is not taken up again at once.
      .catch(report)
      .finally(() => {
        if (driven.get(claim.exchange)?.driving === driving) driven.delete(claim.exchange)
        wake()
      })
  }

  async function heartbeat() {
    const held = [...driven.values()]
    if (held.length === 0) return
    const kept = await ports.store.heartbeat(
      settings.owner,
      held.map(({ claim }) => claim),
      settings.leaseMs,
    )
    const keptKeys = new Set(kept.map(({ exchange, epoch }) => `${exchange} ${epoch}`))
    for (const { claim, driving } of held) if (!keptKeys.has(`${claim.exchange} ${claim.epoch}`)) driving.lose()
  }

  async function stop() {
    stopping = true
    unsubscribe()
    clearInterval(poll)
    clearInterval(beat)
    await filling
    for (const { driving } of driven.values()) driving.leave()
    await Promise.allSettled([...driven.values()].map(({ driving }) => driving.done))
  }
}

/** A loop that broke is taken up again after its lease; the cause goes to the server's own log. */
function report(error: unknown) {
  console.error("[runner]", error)
}
