// Where keys lead in a tree of exchanges.
import { describe, expect, it } from "vitest"
import { type TreeNode, treeMove, typeAhead, visibleNodes } from "@/components/ui/tree-navigation"

const node = (id: string, children?: TreeNode[]): TreeNode => ({ id, label: id, data: null, children })
const tree = [
  node("conversation", [node("reader", [node("documents")]), node("eligibility"), node("pricing"), node("profile")]),
]
const all = visibleNodes(tree, new Set())

describe("visibleNodes", () => {
  it("lists every line from top to bottom with its level and place among siblings", () => {
    expect(all.map((line) => [line.node.id, line.level, line.position, line.siblings])).toEqual([
      ["conversation", 1, 1, 1],
      ["reader", 2, 1, 4],
      ["documents", 3, 1, 1],
      ["eligibility", 2, 2, 4],
      ["pricing", 2, 3, 4],
      ["profile", 2, 4, 4],
    ])
  })

  it("leaves out what lies under a folded node and says that it is folded", () => {
    const lines = visibleNodes(tree, new Set(["reader"]))
    expect(lines.map((line) => line.node.id)).not.toContain("documents")
    expect(lines.find((line) => line.node.id === "reader")?.fold).toBe("folded")
  })
})

describe("treeMove", () => {
  it.each([
    ["conversation", "ArrowDown", { kind: "focus", id: "reader" }],
    ["reader", "ArrowUp", { kind: "focus", id: "conversation" }],
    ["pricing", "Home", { kind: "focus", id: "conversation" }],
    ["reader", "End", { kind: "focus", id: "profile" }],
    ["reader", "ArrowRight", { kind: "focus", id: "documents" }],
    ["reader", "ArrowLeft", { kind: "fold", id: "reader" }],
    ["documents", "ArrowLeft", { kind: "focus", id: "reader" }],
    ["documents", "ArrowRight", { kind: "stay" }],
    ["profile", "ArrowDown", { kind: "stay" }],
    ["pricing", "Enter", { kind: "select", id: "pricing" }],
    ["pricing", "Tab", { kind: "stay" }],
  ])("leads from %s on %s", (from, key, move) => {
    expect(treeMove(all, from, key)).toEqual(move)
  })

  it("unfolds a folded node before it goes into it", () => {
    expect(treeMove(visibleNodes(tree, new Set(["reader"])), "reader", "ArrowRight")).toEqual({
      kind: "unfold",
      id: "reader",
    })
  })
})

describe("typeAhead", () => {
  it("goes on to the next line that begins with a letter, around the end", () => {
    expect(typeAhead(all, "conversation", "p")).toEqual({ kind: "focus", id: "pricing" })
    expect(typeAhead(all, "pricing", "p")).toEqual({ kind: "focus", id: "profile" })
    expect(typeAhead(all, "profile", "c")).toEqual({ kind: "focus", id: "conversation" })
  })

  it("steps on when one letter is repeated", () => {
    expect(typeAhead(all, "pricing", "pp")).toEqual({ kind: "focus", id: "profile" })
  })

  it("stays while a growing word still fits, whatever its case", () => {
    expect(typeAhead(all, "pricing", "PRI")).toEqual({ kind: "focus", id: "pricing" })
    expect(typeAhead(all, "pricing", "pro")).toEqual({ kind: "focus", id: "profile" })
  })

  it("stays where nothing begins so", () => {
    expect(typeAhead(all, "pricing", "z")).toEqual({ kind: "stay" })
  })
})
