// Stands where a page could not be shown: that it failed, that nothing was lost, and two ways on. Never shows the error's own message.
"use client"

import { Button, ButtonLink } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** `onAgain` asks the server for the page again. */
export function FailedPage({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="flex min-h-[60dvh] items-center">
      <EmptyState
        glyph="cross"
        title="This page could not be shown"
        action={
          <>
            <Button look="primary" onClick={onAgain}>
              Try again
            </Button>
            <ButtonLink href="/">Go to the start</ButtonLink>
          </>
        }
      >
        Something failed on our side. Nothing was lost: what was sent is kept on the server, and what you were writing
        stays in this browser. If it happens again, tell an administrator what you opened and when.
      </EmptyState>
    </div>
  )
}
