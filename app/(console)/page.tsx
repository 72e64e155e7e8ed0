// The bare address leads to the conversations. Shows nothing itself.
import { redirect } from "next/navigation"
import { pageViewer } from "@/lib/server/viewer"

export default async function HomePage() {
  await pageViewer("/")
  redirect("/conversations")
}
