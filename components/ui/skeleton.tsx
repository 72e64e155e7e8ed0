// The shape of what is coming while it loads. Says "Loading" once to those who listen; shows no made-up content.
import { classNames } from "./class-names"

/** `shape` is what will stand there; `count` how many rows or blocks. */
export function Skeleton({ shape, count = 6, label = "Loading", className }: SkeletonProps) {
  return (
    <div role="status" className={classNames("min-w-0", className)}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="animate-breathe">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
          <Shape key={index} shape={shape} index={index} />
        ))}
      </div>
    </div>
  )
}

type SkeletonShape = "list" | "table" | "text" | "messages"
type SkeletonProps = { shape: SkeletonShape; count?: number; label?: string; className?: string }

function Shape({ shape, index }: { shape: SkeletonShape; index: number }) {
  const width = widths[index % widths.length]
  switch (shape) {
    case "list":
      return (
        <div className="flex gap-2 px-3 py-2">
          <Bar className="size-3.5 rounded-full" />
          <div className="grid flex-1 gap-1.5">
            <Bar className={width} />
            <Bar className="h-2.5 w-1/3" />
          </div>
        </div>
      )
    case "table":
      return (
        <div className="grid h-8 grid-cols-[2fr_2fr_3fr_1fr] items-center gap-4 border-b">
          <Bar className={width} />
          <Bar className="w-2/3" />
          <Bar className={width} />
          <Bar className="w-full" />
        </div>
      )
    case "text":
      return <Bar className={classNames("my-2", width)} />
    case "messages":
      return (
        <div className="grid gap-2 py-3">
          <Bar className="h-2.5 w-24" />
          <Bar className="w-11/12" />
          <Bar className={width} />
        </div>
      )
  }
}

const widths = ["w-3/4", "w-1/2", "w-5/6", "w-2/3", "w-3/5"]

function Bar({ className }: { className?: string }) {
  return <div className={classNames("h-3 rounded-tag bg-line", className)} />
}
