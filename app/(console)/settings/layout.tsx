// The parts of the settings as tabs: the company for everybody, people for administrators. A stranger gets the page alone.
import type { ReactNode } from "react"
import { SettingsTabs } from "@/components/frame/settings-tabs"
import { managesPeople } from "@/lib/server/people-view"
import { currentViewer } from "@/lib/server/viewer"

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const viewer = await currentViewer()
  if (!viewer) return children
  return (
    <>
      <SettingsTabs people={managesPeople(viewer) ? "shown" : "hidden"} />
      {children}
    </>
  )
}
