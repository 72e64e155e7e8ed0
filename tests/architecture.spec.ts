// Holds the source tree to its layers. Every rule is proven on planted files first, then asked of the checkout.
import path from "node:path"
import { describe, expect, test } from "vitest"
import { arrows } from "./support/architecture/layers"
import { violationsOf } from "./support/architecture/rules"
import { readCheckout, type SourceTexts } from "./support/architecture/source-set"

const checkout = readCheckout(path.resolve(import.meta.dirname, ".."))

describe("the checkout", () => {
  test("keeps every architecture rule", () => {
    expect(violationsOf(checkout)).toEqual([])
  })

  test("is seen whole", () => {
    const files = Object.keys(checkout)
    expect(files.length).toBeGreaterThan(60)
    expect(files).toContain("lib/server/env.ts")
    expect(files).toContain("tests/architecture.spec.ts")
  })
})

describe("the layers", () => {
  test("point down the list alone", () => {
    const order = Object.keys(arrows)
    const upward = Object.entries(arrows).flatMap(([from, targets]) =>
      targets.filter((to) => order.indexOf(to) <= order.indexOf(from)).map((to) => `${from} -> ${to}`),
    )
    expect(upward).toEqual([])
  })
})

const action = `"use server"
import { requireViewer } from "@/lib/server/viewer"
export async function rename(input: unknown) {
  const viewer = await requireViewer()
  return [viewer, Input.parse(input)]
}
`
const viewer = { "lib/server/viewer.ts": "export async function requireViewer() {}" }

/** Each plants one violation: the rule that must see it, and the files. */
const planted: [rule: string, what: string, texts: SourceTexts][] = [
  ["arrows point down", "an import upwards", { "lib/core/a.ts": 'import "@/lib/bids/b"', "lib/bids/b.ts": "" }],
  ["arrows point down", "a relative import upwards", { "lib/core/a.ts": 'import "../bids/b"', "lib/bids/b.ts": "" }],
  ["arrows point down", "a type-only import", { "components/a.tsx": 'import type { A } from "@/lib/core/b"' }],
  ["arrows point down", "a dynamic import", { "components/a.tsx": 'const a = import("@/lib/server/b")' }],
  ["arrows point down", "an import type", { "lib/views/a.ts": 'type A = import("@/lib/server/b").B' }],
  ["arrows point down", "a re-export", { "lib/queries/a.ts": 'export * from "@/lib/adapters/b"' }],
  ["arrows point down", "a require", { "lib/agents/a.ts": 'const a = require("@/lib/adapters/b")' }],
  ["arrows point down", "a command line that passes the server by", { "lib/cli/a.ts": 'import "@/lib/adapters/b"' }],
  ["arrows point down", "an import of a test", { "lib/server/a.ts": 'import "@/tests/support/b"' }],
  ["arrows point down", "a built-in model that knows us", { "lib/builtin-model/a.ts": 'import "@/lib/core/b"' }],
  ["imports have literal names", "a computed import", { "lib/server/a.ts": "const a = import(name)" }],
  ["no cycles", "two files", { "lib/core/a.ts": 'import "./b"', "lib/core/b.ts": 'import type { A } from "./a"' }],
  [
    "no cycles",
    "three files",
    { "lib/core/a.ts": 'import "./b"', "lib/core/b.ts": 'import "./c"', "lib/core/c.ts": 'import "./a"' },
  ],
  ["every source file lives in a layer", "a folder of its own in lib", { "lib/extras/a.ts": "" }],
  ["every source file lives in a layer", "a file beside the layers", { "lib/a.ts": "" }],
  ["every source file lives in a layer", "a file at the root", { "server.ts": "" }],
  ["every source file lives in a layer", "a drawer", { "lib/core/utils.ts": "" }],
  ["every source file lives in a layer", "a folder that is a drawer", { "components/helpers/a.tsx": "" }],
  ["pure layers stay pure", "Node in the core", { "lib/core/a.ts": 'import { createHash } from "node:crypto"' }],
  ["pure layers stay pure", "a package in the core", { "lib/core/a.ts": 'import Big from "big.js"' }],
  [
    "pure layers stay pure",
    "a parser in documents",
    { "lib/documents/a.ts": 'import { parse } from "csv-parse/sync"' },
  ],
  ["pure layers stay pure", "a package in the built-in model", { "lib/builtin-model/a.ts": 'import { z } from "zod"' }],
  ["the Prisma client stays in its adapters", "its package", { "lib/server/a.ts": 'import "@prisma/client"' }],
  [
    "the Prisma client stays in its adapters",
    "generated",
    { "lib/adapters/a.ts": 'import "@/prisma/generated/client"' },
  ],
  ["openai stays in its adapter", "a type of it", { "lib/adapters/model-other.ts": 'import type O from "openai"' }],
  ["openai stays in its adapter", "a part of it", { "lib/server/a.ts": 'import "openai/resources"' }],
  ["the environment is read in one place", "a read", { "lib/server/a.ts": "const a = process.env.PORT" }],
  ["the environment is read in one place", "a read in brackets", { "app/a.ts": 'const a = process["env"]' }],
  ["the environment is read in one place", "a destructured read", { "lib/cli/a.ts": "const { env } = process" }],
  ["the environment is read in one place", "an import", { "tests/a.ts": 'import { env } from "node:process"' }],
  ["the environment is read in one place", "the global object", { "tests/a.ts": "const a = globalThis.process.env" }],
  ["actions have one form", "no directive", { ...viewer, "lib/actions/a.ts": action.replace('"use server"', "") }],
  ["actions have one form", "two exports", { ...viewer, "lib/actions/a.ts": `${action}export async function b() {}` }],
  ["actions have one form", "no export", { ...viewer, "lib/actions/a.ts": action.replace("export ", "") }],
  ["actions have one form", "a constant", { "lib/actions/a.ts": '"use server"\nexport const a = 1' }],
  ["actions have one form", "no parse", { ...viewer, "lib/actions/a.ts": action.replace("Input.parse", "JSON.parse") }],
  [
    "actions have one form",
    "no viewer",
    { ...viewer, "lib/actions/a.ts": action.replace("await requireViewer()", "1") },
  ],
  [
    "actions have one form",
    "another's viewer",
    { "lib/actions/a.ts": action.replace("server/viewer", "server/other") },
  ],
  ["files stay short", "a core file of 200 lines", { "lib/core/a.ts": "\n".repeat(200) }],
  ["files stay short", "a file of 300 lines", { "components/a.tsx": "\n".repeat(300) }],
]

describe("a planted violation is seen", () => {
  test.each(planted)("%s: %s", (rule, _what, texts) => {
    expect(violationsOf(texts).map((violation) => violation.rule)).toContain(rule)
  })
})

describe("what keeps the rules is let pass", () => {
  test("an allowed tree", () => {
    const texts: SourceTexts = {
      ...viewer,
      "app/page.tsx": 'import "@/components/screen"\nimport "@/lib/server/viewer"',
      "components/screen.tsx": 'import "@/lib/queries/list"\nimport "react"',
      "components/list.tsx": 'import { assertNever } from "@/lib/core/assert-never"',
      "lib/core/assert-never.ts": "",
      "lib/queries/list.ts": 'import "@/lib/actions/rename"',
      "lib/actions/rename.ts": action,
      "lib/server/env.ts": "export const port = process.env.PORT",
      "lib/adapters/store-prisma.ts": 'import "@/prisma/generated/client"\nimport "@prisma/adapter-pg"',
      "lib/adapters/model-openai.ts": 'import OpenAI from "openai"',
      "lib/core/a.ts": `import { z } from "zod"\nimport "./b"${"\n".repeat(197)}`,
      "lib/core/b.ts": "",
      "tests/core/a.spec.ts": 'import "@/lib/core/a"\nimport "@/lib/server/env"',
      "vitest.config.ts": 'import "vitest/config"',
    }
    expect(violationsOf(texts)).toEqual([])
  })
})
