// GET: the one event stream of a page. `feeds` names what it follows; Last-Event-ID, or `after` at the first opening, from where.
import { isStorableAddress } from "@/lib/server/address-part"
import { accounts } from "@/lib/server/auth"
import { eventStream } from "@/lib/server/event-stream"
import { mayFollowAll, visibleInbox } from "@/lib/server/feed-access"
import { runtime } from "@/lib/server/runtime"
import { eventHub } from "@/lib/server/shared-event-hub"
import { currentViewer } from "@/lib/server/viewer"
import { readPositions } from "@/lib/views/feed-positions"

export async function GET(request: Request): Promise<Response> {
  const viewer = await currentViewer()
  if (!viewer) return Response.json({ error: "not signed in" }, { status: 401 })
  if (!isStorableAddress(request.url)) return notFound()
  const query = new URL(request.url).searchParams
  const feeds = [...new Set((query.get("feeds") ?? "").split(",").filter((feed) => feed !== ""))]
  if (feeds.length === 0 || feeds.length > mostFeeds) return notFound()
  const { rows, feeds: reader } = runtime()
  if (!(await mayFollowAll(rows, viewer, feeds))) return notFound()
  const headers = new Headers(request.headers)
  const mayStillFollow = async () => {
    const now = await accounts().viewerOf(headers)
    return now !== null && now.role === viewer.role && (await mayFollowAll(rows, now, feeds))
  }
  const from = readPositions(request.headers.get("last-event-id") ?? query.get("after") ?? "")
  const now = await reader.positions(feeds)
  const positions = Object.fromEntries(feeds.map((feed) => [feed, Math.min(from[feed] ?? Infinity, now[feed] ?? 0)]))
  return eventStream(eventHub(), {
    positions,
    visible: visibleInbox(rows, viewer),
    mayStillFollow,
    signal: request.signal,
  })
}

const mostFeeds = 12

function notFound(): Response {
  return Response.json({ error: "not found" }, { status: 404 })
}
