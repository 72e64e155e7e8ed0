// What is still open about a draft, a sentence each; a long one is folded with its size. Settles nothing.
import { FoldText } from "@/components/ui/fold-text"

export function OpenPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <section aria-label="Open points">
      <h2 className="mb-1 text-14 font-strong">Open points</h2>
      <ul className="list-disc ps-4">
        {points.map((point) => (
          <li key={point}>
            <FoldText text={point} limit={160} look="plain" />
          </li>
        ))}
      </ul>
    </section>
  )
}
