// Every rule about who may import what and how large a file may be; each is a function from the sources to its violations.
import { actionRule } from "./action-rule"
import { cycleRule } from "./cycle-rule"
import { environmentRule } from "./environment-rule"
import { hasComputedImport, type Import, importsOf } from "./imports"
import { arrows, type Layer, openToAll, placeOf } from "./layers"
import { parseSources, type SourceSet, type SourceTexts } from "./source-set"
import type { Rule, Violation } from "./violation"

/** In order of rule, then of file. */
export function violationsOf(texts: SourceTexts): Violation[] {
  const sources = parseSources(texts)
  return rules.flatMap((rule) => rule(sources))
}

const layerRule: Rule = (sources) =>
  eachFile(sources, (file) => {
    if (placeOf(file).kind === "nowhere") return ["lies in no layer"]
    return file.split("/").some((part) => bannedName.test(part)) ? ["has a name that says nothing"] : []
  }).map((found) => ({ rule: "every source file lives in a layer", ...found }))

const bannedName = /^(utils?|helpers?|common|types?|manager|service)(\.|$)/

const arrowRule: Rule = (sources) =>
  eachImport(sources, (from, to) => {
    if (to.kind === "outside") return null
    const target = placeOf(to.file)
    if (target.kind === "tests") return `imports the test file ${to.file}`
    if (target.kind !== "layer" || target.layer === from) return null
    if (to.file === openToAll && from !== "builtin-model") return null
    return (arrows[from] as readonly string[]).includes(target.layer) ? null : `${from} imports ${to.file}`
  }).map((found) => ({ rule: "arrows point down", ...found }))

/** Loads the command named on its command line, and nothing else. */
const launcher = "lib/cli/load.cjs"

const computedRule: Rule = (sources) =>
  eachFile(sources, (file, source) =>
    placeOf(file).kind === "layer" && file !== launcher && hasComputedImport(source) ? ["imports a computed name"] : [],
  ).map((found) => ({ rule: "imports have literal names", ...found }))

/** What a pure layer may import from outside. */
const pureLayers: Partial<Record<Layer, readonly string[]>> = {
  core: ["zod"],
  bids: ["zod", "big.js", "to-words"],
  documents: ["zod", "big.js", "to-words"],
  "builtin-model": [],
}

const pureRule: Rule = (sources) =>
  eachImport(sources, (from, to) => {
    const allowed = pureLayers[from]
    if (!allowed || to.kind === "own" || allowed.includes(to.name)) return null
    return `${from} imports ${to.name}`
  }).map((found) => ({ rule: "pure layers stay pure", ...found }))

/** One outside package, one home. */
const homes: readonly { rule: string; home: RegExp; is: (to: Import) => boolean }[] = [
  {
    rule: "the Prisma client stays in its adapters",
    home: /^lib\/adapters\/(store|auth)-[^/]*$/,
    is: (to) => (to.kind === "outside" ? to.name.startsWith("@prisma/") : placeOf(to.file).kind === "client"),
  },
  {
    rule: "openai stays in its adapter",
    home: /^lib\/adapters\/model-openai\.ts$/,
    is: (to) => to.kind === "outside" && to.name === "openai",
  },
]

const homeRule: Rule = (sources) =>
  homes.flatMap(({ rule, home, is }) =>
    eachImport(sources, (_from, to, file) =>
      is(to) && !home.test(file) ? `imports ${to.kind === "own" ? to.file : to.name}` : null,
    ).map((found) => ({ rule, ...found })),
  )

const lengthRule: Rule = (sources) =>
  eachFile(sources, (file, source) => {
    const limit = file.startsWith("lib/core/") ? 200 : 300
    const lines = source.text.replace(/\n$/, "").split("\n").length
    return lines < limit ? [] : [`has ${lines} lines, ${limit - 1} at most`]
  }).map((found) => ({ rule: "files stay short", ...found }))

const rules: readonly Rule[] = [
  layerRule,
  arrowRule,
  computedRule,
  pureRule,
  homeRule,
  environmentRule,
  actionRule,
  lengthRule,
  cycleRule,
]

type Found = { file: string; detail: string }

function eachFile(sources: SourceSet, judge: (file: string, source: SourceFileOf) => string[]): Found[] {
  return [...sources.files].flatMap(([file, source]) => judge(file, source).map((detail) => ({ file, detail })))
}

type SourceFileOf = SourceSet["files"] extends ReadonlyMap<string, infer Source> ? Source : never

/** Looks at the imports of every file in a layer. */
function eachImport(sources: SourceSet, judge: (from: Layer, to: Import, file: string) => string | null): Found[] {
  return eachFile(sources, (file) => {
    const place = placeOf(file)
    if (place.kind !== "layer") return []
    return importsOf(file, sources).flatMap((to) => judge(place.layer, to, file) ?? [])
  })
}
