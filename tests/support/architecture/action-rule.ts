// Holds each server action to its form: one exported async function that parses its input and asks who is calling.
import ts from "typescript"
import { importsOf } from "./imports"
import type { Rule, Violation } from "./violation"

export const actionRule: Rule = (sources) =>
  [...sources.files].flatMap(([file, source]) => {
    if (!file.startsWith("lib/actions/")) return []
    const viewerFile = importsOf(file, sources).some(
      (to) => to.kind === "own" && /^lib\/server\/viewer(\.ts)?$/.test(to.file),
    )
    const asking = openToStrangers.has(file) ? "no viewer yet" : viewerFile ? "viewer" : "nobody"
    return faults(source, asking).map((detail): Violation => ({ rule: "actions have one form", file, detail }))
  })

/** Whoever comes to these has no account yet, or cannot sign in; what they bring is their proof. */
const openToStrangers = new Set(["lib/actions/create-first-account.ts", "lib/actions/redeem-link.ts"])

function faults(source: ts.SourceFile, asking: "viewer" | "no viewer yet" | "nobody"): string[] {
  const exported = exportedValues(source)
  const [action] = exported
  const found: string[] = []
  if (!saysUseServer(source)) found.push('does not begin with "use server"')
  if (exported.length !== 1 || !action) return [...found, `exports ${exported.length} values instead of one function`]
  if (!isAsyncFunction(action)) found.push("exports something else than an async function")
  const called = callsIn(action)
  if (!called.some(isParse)) found.push("does not parse its input")
  const asked = asking === "no viewer yet" || (asking === "viewer" && called.includes("requireViewer"))
  if (!asked) found.push("does not ask who is calling")
  return found
}

function saysUseServer(source: ts.SourceFile): boolean {
  const [first] = source.statements
  return (
    !!first &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === "use server"
  )
}

/** Types vanish before a browser could call them; everything else exported is a door. */
function exportedValues(source: ts.SourceFile): ts.Node[] {
  return source.statements.flatMap((statement): ts.Node[] => {
    if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : [statement]
    if (ts.isExportAssignment(statement)) return [statement]
    if (!ts.canHaveModifiers(statement) || !hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return []
    return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement]
  })
}

function isAsyncFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return hasModifier(node, ts.SyntaxKind.AsyncKeyword)
  if (!ts.isVariableDeclaration(node) || !node.initializer) return false
  const value = node.initializer
  return (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) && hasModifier(value, ts.SyntaxKind.AsyncKeyword)
}

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false
}

/** The callee's text of every call inside, as it is written. */
function callsIn(node: ts.Node): string[] {
  const calls: string[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child)) calls.push(child.expression.getText())
    ts.forEachChild(child, visit)
  }
  visit(node)
  return calls
}

function isParse(callee: string): boolean {
  return (/\.(safeParse|parse)(Async)?$/.test(callee) && callee !== "JSON.parse") || /^parse[A-Z]\w*$/.test(callee)
}
