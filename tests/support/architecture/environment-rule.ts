// Finds every way of reading the process's environment outside lib/server/env.ts; tests and settings files count too.
// Next's start hook asks which of its two builds it is in, by an expression that Next itself replaces.
import ts from "typescript"
import type { Rule } from "./violation"

const readers = new Set(["lib/server/env.ts", "instrumentation.ts"])

export const environmentRule: Rule = (sources) =>
  [...sources.files].flatMap(([file, source]) =>
    !readers.has(file) && readsEnvironment(source)
      ? [{ rule: "the environment is read in one place", file, detail: "touches process.env" }]
      : [],
  )

function readsEnvironment(node: ts.Node): boolean {
  return touches(node) || (ts.forEachChild(node, (child) => readsEnvironment(child) || undefined) ?? false)
}

function touches(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === "env" && isProcess(node.expression)
  if (ts.isElementAccessExpression(node)) return isProcess(node.expression)
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
    return isProcess(node.initializer) && node.name.elements.some((element) => nameOf(element) === "env")
  }
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const bindings = node.importClause?.namedBindings
    if (!/^(node:)?process$/.test(node.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) return false
    return bindings.elements.some((element) => (element.propertyName ?? element.name).text === "env")
  }
  return false
}

function nameOf(element: ts.BindingElement): string {
  return (element.propertyName ?? element.name).getText()
}

/** `process`, `globalThis.process`. */
function isProcess(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === "process"
  return ts.isPropertyAccessExpression(node) && node.name.text === "process"
}
