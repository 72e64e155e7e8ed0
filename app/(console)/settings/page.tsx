// Settings open at the company's records, the part that everybody has.
import { redirect } from "next/navigation"

export default function SettingsPage() {
  redirect("/settings/company")
}
