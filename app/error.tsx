// What stands in any other page's place when it fails, and when the frame around the signed-in pages does.
"use client"

import { FailedPage } from "@/components/frame/failed-page"

export default function PageError({ retry }: { retry: () => void }) {
  return (
    <main>
      <FailedPage onAgain={retry} />
    </main>
  )
}
