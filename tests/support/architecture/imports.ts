// Lists what a source file imports, in every way TypeScript has of importing; it does not say whether it may.
import path from "node:path"
import ts from "typescript"
import type { SourceSet } from "./source-set"

/** `own`: a path from the checkout's root, without extension where no such file is known. `outside`: a package or a Node module. */
export type Import = { kind: "own"; file: string } | { kind: "outside"; name: string }

/** Static, dynamic, type-only and re-exporting imports, and calls of require; in order of appearance. */
export function importsOf(file: string, sources: SourceSet): Import[] {
  const source = sources.files.get(file)
  if (!source) throw new Error(`not in the set of sources: ${file}`)
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const specifier = importedBy(node)
    if (specifier !== null) found.push(resolve(specifier, file, sources))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Says of an import with a computed name, which no rule could follow, that it has one. */
export function hasComputedImport(source: ts.SourceFile): boolean {
  let found = false
  const visit = (node: ts.Node): void => {
    if (isImportCall(node) && literalText(node.arguments[0]) === null) found = true
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function importedBy(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literalText(node.moduleSpecifier)
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return literalText(node.moduleReference.expression)
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literalText(node.argument.literal)
  if (isImportCall(node) || isRequireCall(node)) return literalText(node.arguments[0])
  return null
}

function isImportCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function isRequireCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "require"
}

function literalText(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null
}

function resolve(specifier: string, from: string, sources: SourceSet): Import {
  if (specifier.startsWith("@/")) return { kind: "own", file: knownFile(specifier.slice(2), sources) }
  if (specifier.startsWith(".")) {
    return { kind: "own", file: knownFile(path.posix.join(path.posix.dirname(from), specifier), sources) }
  }
  return { kind: "outside", name: packageName(specifier) }
}

function knownFile(file: string, sources: SourceSet): string {
  const candidates = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"].map((ending) => file + ending)
  return candidates.find((candidate) => sources.files.has(candidate)) ?? file
}

function packageName(specifier: string): string {
  if (specifier.startsWith("node:")) return specifier
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/")
}
