// Decides where keys lead in a tree of visible nodes. Pure: touches no element and keeps no state.

/** A node of the tree; children stand in order. */
export type TreeNode<Data = unknown> = {
  id: string
  label: string
  data: Data
  children?: readonly TreeNode<Data>[]
}

/** A node as it stands in the list of visible lines; level counts from 1, position from 1 among its siblings. */
export type VisibleNode<Data = unknown> = {
  node: TreeNode<Data>
  parentId: string | null
  level: number
  position: number
  siblings: number
  fold: "leaf" | "folded" | "unfolded"
}

export type TreeMove =
  | { kind: "stay" }
  | { kind: "focus"; id: string }
  | { kind: "fold"; id: string }
  | { kind: "unfold"; id: string }
  | { kind: "select"; id: string }

/** The lines that show when the nodes in `foldedIds` hide their children, from top to bottom. */
export function visibleNodes<Data>(
  nodes: readonly TreeNode<Data>[],
  foldedIds: ReadonlySet<string>,
  parent: { id: string | null; level: number } = { id: null, level: 0 },
): VisibleNode<Data>[] {
  return nodes.flatMap((node, index) => {
    const children = node.children ?? []
    const fold = children.length === 0 ? "leaf" : foldedIds.has(node.id) ? "folded" : "unfolded"
    const level = parent.level + 1
    const line: VisibleNode<Data> = {
      node,
      parentId: parent.id,
      level,
      position: index + 1,
      siblings: nodes.length,
      fold,
    }
    return fold === "unfolded" ? [line, ...visibleNodes(children, foldedIds, { id: node.id, level })] : [line]
  })
}

/** Where a key leads from the line `fromId`: the keys of the ARIA tree view pattern; any other key stays. */
export function treeMove<Data>(lines: readonly VisibleNode<Data>[], fromId: string, key: string): TreeMove {
  const at = lines.findIndex((line) => line.node.id === fromId)
  const line = lines[at]
  if (!line) return focusOn(lines[0])
  switch (key) {
    case "ArrowDown":
      return focusOn(lines[at + 1])
    case "ArrowUp":
      return focusOn(lines[at - 1])
    case "Home":
      return focusOn(lines[0])
    case "End":
      return focusOn(lines.at(-1))
    case "ArrowRight":
      if (line.fold === "folded") return { kind: "unfold", id: fromId }
      return line.fold === "unfolded" ? focusOn(lines[at + 1]) : { kind: "stay" }
    case "ArrowLeft":
      if (line.fold === "unfolded") return { kind: "fold", id: fromId }
      return line.parentId === null ? { kind: "stay" } : { kind: "focus", id: line.parentId }
    case "Enter":
    case " ":
      return { kind: "select", id: fromId }
    default:
      return { kind: "stay" }
  }
}

/** The next line, after `fromId` and around, whose label begins with what was typed. One letter repeated steps on. */
export function typeAhead<Data>(lines: readonly VisibleNode<Data>[], fromId: string, typed: string): TreeMove {
  const letters = [...typed.toLocaleLowerCase()]
  const isRepeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const wanted = isRepeated ? (letters[0] ?? "") : letters.join("")
  const at = lines.findIndex((line) => line.node.id === fromId)
  // A growing word may stay where it is; a first or repeated letter goes on to the next line.
  const start = letters.length > 1 && !isRepeated ? at : at + 1
  const around = [...lines.slice(start), ...lines.slice(0, start)]
  return focusOn(around.find((line) => line.node.label.toLocaleLowerCase().startsWith(wanted)))
}

function focusOn<Data>(line: VisibleNode<Data> | undefined): TreeMove {
  return line ? { kind: "focus", id: line.node.id } : { kind: "stay" }
}
