// A value as it was written: mono, tabular, never reworded. Superseded is struck through, assumed dotted, both said in words.
import type { ReactNode } from "react"
import { classNames } from "./class-names"

export function Value({ children, standing = "current", size = "row", className }: ValueProps) {
  const look = classNames("break-words font-mono", size === "row" ? "text-12" : "text-16 font-strong", className)
  if (standing === "superseded")
    return (
      <del dir="auto" className={classNames(look, "text-superseded line-through")}>
        <span className="sr-only">superseded: </span>
        {children}
      </del>
    )
  return (
    <span
      dir="auto"
      className={classNames(
        look,
        standing === "assumed" && "underline decoration-assumed decoration-dotted underline-offset-[3px]",
      )}
    >
      {standing === "assumed" ? <span className="sr-only">assumed: </span> : null}
      {children}
    </span>
  )
}

type ValueProps = {
  children: ReactNode
  standing?: "current" | "superseded" | "assumed"
  size?: "row" | "decision"
  className?: string
}
