// The pieces a document is written in before it becomes a PDF or a DOCX; never says how they look.
export type Column = { title: string; share: number; align?: "left" | "right" | "center" }

export type Block =
  | { kind: "title"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "centered"; text: string }
  | { kind: "right"; text: string }
  /** A numbered clause; the number is given when the document is put together. `id` lets other text refer to it as {ref:id}. */
  | { kind: "clause"; title: string; text: string; id?: string; number?: string }
  | { kind: "table"; columns: Column[]; rows: string[][] }
  /** Lines of a form to be filled in by hand. */
  | { kind: "fields"; labels: string[] }
  | { kind: "gap"; points: number }

export const title = (text: string): Block => ({ kind: "title", text })
export const heading = (text: string): Block => ({ kind: "heading", text })
export const paragraph = (text: string): Block => ({ kind: "paragraph", text })
export const centered = (text: string): Block => ({ kind: "centered", text })
export const rightward = (text: string): Block => ({ kind: "right", text })
export const gap = (points: number): Block => ({ kind: "gap", points })
export const fields = (...labels: string[]): Block => ({ kind: "fields", labels })
export const table = (columns: Column[], rows: string[][]): Block => ({ kind: "table", columns, rows })
export const clause = (title: string, text: string, id?: string): Block => ({ kind: "clause", title, text, id })
