// A table found on a page, kept as cells so that bills of quantities can be read. It never interprets a cell.
import { z } from "zod"

/** `page` is the page's number; `header` the first row; `rows` the rows below it, each as wide as it was printed. */
export const TableOnPage = z.object({
  page: z.number().int().min(1),
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})
export type TableOnPage = z.infer<typeof TableOnPage>
