// What stands in a signed-in page's place when it fails; the frame around it stays.
"use client"

import { FailedPage } from "@/components/frame/failed-page"

export default function ConsoleError({ retry }: { retry: () => void }) {
  return <FailedPage onAgain={retry} />
}
