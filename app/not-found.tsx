// What stands at an address that leads nowhere, or to something this person may not see; it never says which.
import { ButtonLink } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

export default function NotFound() {
  return (
    <main className="flex min-h-[60dvh] items-center">
      <EmptyState
        glyph="find"
        title="Not found"
        action={
          <ButtonLink href="/" look="primary">
            Go to the start
          </ButtonLink>
        }
      >
        There is nothing at this address, or it is not open to you. If somebody sent you here, ask them to add you.
      </EmptyState>
    </main>
  )
}
