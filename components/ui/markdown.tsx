// Shows an agent's Markdown. Runs no HTML of its text, loads nothing from anywhere, and names the host of every link.
import { memo, type ReactNode } from "react"
import ReactMarkdown, { type Components } from "react-markdown"
import remarkGfm from "remark-gfm"
import { classNames } from "./class-names"
import { CopyButton } from "./copy-button"
import { Glyph } from "./glyph"
import { linkHost } from "./link-host"

/** `text` may be cut anywhere, as while it streams. Images stand as words; links open apart, without a way back to us. */
export const Markdown = memo(function Markdown({ text, className }: { text: string; className?: string }) {
  return (
    <div dir="auto" className={classNames("grid min-w-0 gap-2 break-words text-14 [&>*]:min-w-0", className)}>
      <ReactMarkdown remarkPlugins={plugins} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  )
})

const plugins = [remarkGfm]

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  p: ({ children }) => <p dir="auto">{children}</p>,
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  img: ({ alt }) => <ImageWords alt={alt} />,
  ul: ({ children }) => (
    <ul dir="auto" className="grid list-disc gap-0.5 ps-5 marker:text-ink-3">
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol dir="auto" start={start} className="grid list-decimal gap-0.5 ps-5 marker:text-ink-3">
      {children}
    </ol>
  ),
  li: ({ children, className }) => (
    <li dir="auto" className={className?.includes("task-list-item") ? "-ms-5 list-none" : undefined}>
      {children}
    </li>
  ),
  input: ({ checked }) => (
    <span className="me-1.5">
      <Glyph
        name={checked ? "check" : "idle"}
        className={classNames("inline align-[-2px]", checked && "text-verified")}
      />
      <span className="sr-only">{checked ? "done: " : "not done: "}</span>
    </span>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-s-2 border-line-2 ps-3 text-ink-2">{children}</blockquote>
  ),
  hr: () => <hr className="my-1" />,
  strong: ({ children }) => <strong className="font-strong">{children}</strong>,
  code: ({ children }) => (
    <code className="rounded-tag bg-sunken px-1 py-px font-mono text-[0.92em] [overflow-wrap:anywhere]">
      {children}
    </code>
  ),
  pre: CodeBlock,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard.
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-13">{children}</table>
    </section>
  ),
  th: ({ children, style }) => (
    <th style={style} className="border-b py-1 pe-3 text-start text-12 font-normal text-ink-3 last:pe-0">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td dir="auto" style={style} className="border-b py-1 pe-3 align-top last:pe-0">
      {children}
    </td>
  ),
}

// All headings of a message rank below the page's own, so they share one level.
function Heading({ children }: { children?: ReactNode }) {
  return (
    <h3 dir="auto" className="mt-1 text-14 font-strong first:mt-0">
      {children}
    </h3>
  )
}

// Only http and https lead anywhere: a relative address in an agent's text could stand for one of our own pages.
function OutsideLink({ href, children }: { href?: string; children?: ReactNode }) {
  const host = linkHost(href)
  if (host === null) return <span>{children}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline underline-offset-2 hover:decoration-2"
    >
      {children}
      <span className="ms-1 inline-block text-12 text-ink-3">({host})</span>
      <span className="sr-only">, opens in a new tab</span>
    </a>
  )
}

function ImageWords({ alt }: { alt?: string }) {
  return (
    <span className="text-ink-2 underline decoration-dotted underline-offset-2">
      <Glyph name="image" className="me-1 inline align-[-2px]" />
      image: {alt || "without description"}
    </span>
  )
}

function CodeBlock({ children }: { children?: ReactNode }) {
  const text = textOf(children).replace(/\n$/, "")
  return (
    <div className="relative min-w-0 rounded-box border bg-sunken">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways is reached by keyboard. */}
      <pre dir="ltr" tabIndex={0} className="overflow-x-auto px-3 py-2 pe-24 font-mono text-12 leading-5">
        {text}
      </pre>
      <CopyButton text={text} label="Copy code" className="absolute end-1 top-1 bg-sunken" />
    </div>
  )
}

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node)
  if (Array.isArray(node)) return node.map(textOf).join("")
  if (node && typeof node === "object" && "props" in node)
    return textOf((node.props as { children?: ReactNode }).children)
  return ""
}
