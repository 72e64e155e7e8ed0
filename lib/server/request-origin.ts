// Tells a request that another site's page made the browser send. Knows no viewer.
import { env } from "./env"

/** Whether the request names an origin that is neither this installation's address nor the host it was sent to. */
export function isForeignOrigin(request: Request, publicUrl: string = env().publicUrl): boolean {
  const origin = request.headers.get("origin")
  if (origin === null) return false
  const host = request.headers.get("host") ?? new URL(request.url).host
  return origin !== new URL(publicUrl).origin && origin !== `http://${host}` && origin !== `https://${host}`
}
