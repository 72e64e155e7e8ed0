// The set of source files the architecture rules look at, from the checkout or from a test's memory; it judges nothing.
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** Path from the checkout's root with forward slashes, to text. */
export type SourceTexts = Record<string, string>

export type SourceSet = {
  /** Path from the root to the parsed file, in order of path. */
  files: ReadonlyMap<string, ts.SourceFile>
}

export function parseSources(texts: SourceTexts): SourceSet {
  const files = new Map<string, ts.SourceFile>()
  for (const file of Object.keys(texts).sort()) {
    files.set(file, ts.createSourceFile(file, texts[file] ?? "", ts.ScriptTarget.Latest, true))
  }
  return { files }
}

/** Every source file of the checkout, its tests included. */
export function readCheckout(root: string): SourceTexts {
  const texts: SourceTexts = {}
  collect(root, "", texts)
  return texts
}

const sourceName = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/
/** Not written by us, or not source. */
const skipped = new Set(["node_modules", "generated", "public", "test-results", "playwright-report", "next-env.d.ts"])

function collect(root: string, folder: string, texts: SourceTexts): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name) || entry.name.startsWith(".")) continue
    const file = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) collect(root, file, texts)
    else if (sourceName.test(entry.name)) texts[file] = readFileSync(path.join(root, file), "utf8")
  }
}
