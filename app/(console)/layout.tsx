// The console around every signed-in page: frame, counts, Find, live Inbox. A stranger gets the page alone, which sends them to sign in.
import { cookies } from "next/headers"
import type { ReactNode } from "react"
import { ConsoleFrame } from "@/components/frame/console-frame"
import { readWaiting } from "@/lib/server/frame-reads"
import { runtime } from "@/lib/server/runtime"
import { currentViewer } from "@/lib/server/viewer"

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const viewer = await currentViewer()
  if (!viewer) return children
  const { rows, feeds, model } = runtime()
  const rail = (await cookies()).get("rail")?.value
  return (
    <ConsoleFrame
      viewer={{ name: viewer.name, role: viewer.role }}
      modelName={model.model.name}
      rail={rail === "folded" ? "folded" : "open"}
      waiting={await readWaiting({ rows, feeds }, viewer)}
    >
      {children}
    </ConsoleFrame>
  )
}
