// The sections of a draft, each beside the facts it states; every value is underlined and leads to its fact's source. Writes nothing.
import type { ReactNode } from "react"
import { Value } from "@/components/ui/value"
import type { DraftContent } from "@/lib/views/bid-work"
import { factsTiedTo, tiedPieces } from "./tied-text"

/** `sectionBody` takes the place of a section's paragraphs, for editing them where they stand. */
export function DraftSections({ content, sectionBody }: DraftSectionsProps) {
  return content.sections.map((section) => (
    <section
      key={section.id}
      aria-label={section.title}
      className="grid gap-x-8 gap-y-2 desk:grid-cols-[minmax(0,72ch)_minmax(220px,1fr)]"
    >
      <h3 className="text-14 font-strong desk:col-span-2">{section.title}</h3>
      <div className="min-w-0">
        {sectionBody?.(section) ??
          section.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name and stand in their order.
            <p key={index} dir="auto" className="mb-2 max-w-[72ch] text-14">
              {tiedPieces(paragraph, content.facts).map(({ text, at, fact }) =>
                fact ? (
                  <span
                    key={at}
                    title={`${fact.label}: ${sourceText(fact.source)}`}
                    className="underline decoration-verified decoration-dotted underline-offset-4"
                  >
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
            </p>
          ))}
      </div>
      <SectionFacts title={section.title} facts={factsTiedTo(section.paragraphs, content.facts)} />
    </section>
  ))
}

/** "tender.pdf, page 3", or who said it and when. */
export function sourceText(source: Fact["source"]): string {
  return "person" in source ? `${source.person}, ${source.at}` : `${source.document}, page ${source.page}`
}

export type DraftSection = DraftContent["sections"][number]
type Fact = DraftContent["facts"][number]
type DraftSectionsProps = { content: DraftContent; sectionBody?: ((section: DraftSection) => ReactNode) | undefined }

function SectionFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <aside aria-label={`Facts stated in ${title}`} className="min-w-0 self-start border-s-2 ps-3 text-12">
      <dl className="grid gap-1.5">
        {facts.map((fact) => (
          <div key={`${fact.key}-${fact.label}-${fact.canonical}`}>
            <dt className="text-ink-3">{fact.label}</dt>
            <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              <Value>{fact.display}</Value> <span className="text-ink-3">{sourceText(fact.source)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
