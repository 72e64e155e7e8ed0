// Describes a tool to a model: name, description, JSON Schema of its input. What the runtime fills in is not in it.
import { z } from "zod"
import type { ToolSpec } from "./ports/model"
import type { Tool } from "./tools"

const specs = new WeakMap<Tool, ToolSpec>()

/** The same tool gives the same bytes for as long as the process lives. */
export function toolSpec(tool: Tool): ToolSpec {
  const known = specs.get(tool)
  if (known) return known
  const { $schema: _, ...parameters } = z.toJSONSchema(tool.input, { target: "draft-7", io: "input" })
  const spec = { name: tool.name, description: tool.description, parameters }
  specs.set(tool, spec)
  return spec
}
