// The layers, and which layer may import which: the one table the architecture test reads; it looks at no file.

/** From a layer to the layers it may import besides itself, highest layer first. */
export const arrows = {
  app: ["components", "queries", "actions", "server", "views"],
  components: ["queries", "views"],
  queries: ["views", "actions"],
  actions: ["server", "commands", "core"],
  cli: ["server"],
  server: ["views", "commands", "agents", "adapters", "bids", "documents", "core", "builtin-model"],
  views: ["core", "bids"],
  commands: ["core", "agents", "bids", "documents"],
  agents: ["core", "bids", "documents"],
  adapters: ["core", "bids", "documents"],
  bids: ["core", "documents"],
  documents: ["core"],
  core: [],
  "builtin-model": [],
} as const satisfies Record<string, readonly string[]>

/** The end of every switch over a closed union, in whichever layer it stands; it imports nothing and knows nothing. */
export const openToAll = "lib/core/assert-never.ts"

export type Layer = keyof typeof arrows

/** `tests` may import everything, `client` is Prisma's generated code; `nowhere` is itself a violation. */
export type Place = { kind: "layer"; layer: Layer } | { kind: "tests" } | { kind: "client" } | { kind: "nowhere" }

/** `file` is a path from the checkout's root. */
export function placeOf(file: string): Place {
  const [top, second, third] = file.split("/")
  if (top === "tests") return { kind: "tests" }
  if (file.startsWith("prisma/generated/")) return { kind: "client" }
  if (second === undefined) return rootPlace(file)
  if (top === "app" || top === "components") return { kind: "layer", layer: top }
  if (top === "lib" && third !== undefined && isLayer(second)) return { kind: "layer", layer: second }
  return { kind: "nowhere" }
}

/** What the tools must find at the root; Next's own hooks are entries like its routes. */
const rootEntries = /^(instrumentation|proxy)\.ts$/
const rootSettings = /^(next|postcss|prisma|playwright|vitest|knip)\.config\.(ts|mjs)$/

function rootPlace(file: string): Place {
  if (rootEntries.test(file)) return { kind: "layer", layer: "app" }
  return rootSettings.test(file) ? { kind: "tests" } : { kind: "nowhere" }
}

function isLayer(name: string): name is Layer {
  return name in arrows && name !== "app" && name !== "components"
}
