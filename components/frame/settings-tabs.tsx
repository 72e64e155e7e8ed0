// The tabs above every page of the settings. Shows no setting.
"use client"

import { usePathname } from "next/navigation"
import { Tabs } from "@/components/ui/tabs"

export function SettingsTabs({ people }: { people: "shown" | "hidden" }) {
  const path = usePathname()
  const tabs = people === "shown" ? [companyTab, peopleTab] : [companyTab]
  const current = tabs.find(({ href }) => path.startsWith(href)) ?? companyTab
  return <Tabs label="Settings" tabs={tabs} currentId={current.id} className="bg-canvas" />
}

const companyTab = { id: "company", label: "Company", href: "/settings/company" }
const peopleTab = { id: "people", label: "People", href: "/settings/people" }
