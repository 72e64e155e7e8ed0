// What a parsed document is made of: numbered pages of text. It never holds layout, bytes or where a page came from.
import { z } from "zod"

/**
 * One page as a reader would cite it. `number` counts from 1 through the whole document; `label` is what a person is
 * shown ("page 3", "sheet Rates", "section 2"); `text` is the page's own text, safe to store.
 */
export const Page = z.object({
  number: z.number().int().min(1),
  label: z.string().min(1),
  text: z.string(),
})
export type Page = z.infer<typeof Page>
