// Finds source files that import each other in a circle, type-only imports included; tests are left out.
import { importsOf } from "./imports"
import { placeOf } from "./layers"
import type { Rule, Violation } from "./violation"

export const cycleRule: Rule = (sources) => {
  const edges = new Map<string, string[]>()
  for (const file of sources.files.keys()) {
    if (placeOf(file).kind !== "layer") continue
    const targets = importsOf(file, sources).flatMap((to) => (to.kind === "own" ? [to.file] : []))
    edges.set(file, targets)
  }
  return circles(edges).map(
    (circle): Violation => ({ rule: "no cycles", file: circle[0] ?? "", detail: circle.join(" -> ") }),
  )
}

/** Depth-first: an edge back to a file on the way here closes a circle. One circle is reported for each such edge. */
function circles(edges: ReadonlyMap<string, string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string): void => {
    if (done.has(file)) return
    const start = way.indexOf(file)
    if (start >= 0) {
      found.push([...way.slice(start), file])
      return
    }
    way.push(file)
    for (const target of edges.get(file) ?? []) visit(target)
    way.pop()
    done.add(file)
  }
  for (const file of edges.keys()) visit(file)
  return found
}
