// Reads Word documents into sections and tables. It never keeps pictures, comments or tracked deletions.
import mammoth from "mammoth"
import { htmlBlocks } from "@/lib/adapters/parser-html"
import { refusal } from "@/lib/adapters/parser-refusals"
import { sectionsOf } from "@/lib/adapters/parser-sections"
import type { Parsed } from "@/lib/documents/parser-port"

/** Sections begin at page breaks the writer set and at top headings; the file keeps no other page ends. */
export async function parseDocx(bytes: Uint8Array): Promise<Parsed> {
  const html = await toHtml(bytes)
  if (html === null) return refusal("damaged", "Word document")
  const blocks = htmlBlocks(html)
  if (blocks.every((block) => block.kind === "break")) {
    return html.includes("<img") ? refusal("image-only", "Word document") : refusal("empty", "Word document")
  }
  return { outcome: "parsed", format: "docx", ...sectionsOf(blocks) }
}

async function toHtml(bytes: Uint8Array): Promise<string | null> {
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        styleMap: ["br[type='page'] => hr.page-break:fresh", "p[style-name='Title'] => h1:fresh"],
        convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
      },
    )
    return result.value
  } catch {
    return null
  }
}
