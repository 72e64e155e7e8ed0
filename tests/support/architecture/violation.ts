// The shape of a rule and of what it finds; it holds no rule.
import type { SourceSet } from "./source-set"

/** `file` is a path from the checkout's root. */
export type Violation = { rule: string; file: string; detail: string }
export type Rule = (sources: SourceSet) => Violation[]
