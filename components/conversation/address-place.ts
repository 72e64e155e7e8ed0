// Moves between places of the open page: the address changes and can be shared, and the server is not asked for the page again.
import type { MouseEvent } from "react"

export function goToPlace(href: string): void {
  window.history.replaceState(null, "", href)
}

/** For a group of links to places of this page: a plain press stays here, any other (a new tab, say) is the browser's. */
export function keepOnPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  goToPlace(link.href)
}
