// Which agents a start_task tool can start, by its schema. Never knows an agent by name.
import { asObject, textsIn } from "./json"
import type { Tool } from "./request-view"
import { contentStems, overlap } from "./words"

/** The only agent on offer, or the one whose name shares most words with what was said. */
export function taskAgent(tool: Tool | undefined, text: string): string {
  const names = agentsOf(tool)
  const said = new Set(contentStems(text))
  const score = (name: string) => overlap(contentStems(name.replace(/[-_]/g, " ")), said)
  return [...names].sort((left, right) => score(right) - score(left))[0] ?? ""
}

/** The agents a start_task tool names in its schema, in order. */
export function agentsOf(tool: Tool | undefined): string[] {
  const properties = asObject(tool?.parameters.properties)
  const agent = asObject(properties?.agent)
  const names = textsIn(agent, "enum")
  return names.length > 0 || typeof agent?.const !== "string" ? names : [agent.const]
}
