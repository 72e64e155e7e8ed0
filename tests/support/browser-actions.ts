// Catches what a click would send to the server before it gets there, and sends it with whatever cookies another person has. Judges no answer.
import type { APIResponse, Page } from "@playwright/test"

/** A server action's call as the browser made it. */
export type ActionCall = { url: string; headers: Record<string, string>; body: string }

/** The first action that `click` brings about on the page; it never reaches the server. */
export async function catchAction(page: Page, click: () => Promise<void>): Promise<ActionCall> {
  const isAction = (url: URL) => url.pathname !== "/api/stream"
  const caught = new Promise<ActionCall>((resolve) => {
    void page.route(isAction, async (route) => {
      const request = route.request()
      if (request.method() !== "POST" || !("next-action" in request.headers())) return route.fallback()
      const { "next-action": action = "", "content-type": type = "", accept = "" } = request.headers()
      const headers = { "next-action": action, "content-type": type, accept, origin: new URL(request.url()).origin }
      resolve({ url: request.url(), headers, body: request.postData() ?? "" })
      await route.abort()
    })
  })
  await click()
  const call = await caught
  await page.unroute(isAction)
  return call
}

/** The same call from the browser of `page`, with its cookies. The mutation id is as it was: it is one person's. */
export function replay(page: Page, { url, headers, body }: ActionCall): Promise<APIResponse> {
  return page.request.post(url, { headers, data: body })
}
