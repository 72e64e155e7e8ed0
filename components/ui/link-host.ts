// Names the host a link leads to, or null for anything but an absolute http or https address. Never fetches.
export function linkHost(href: string | undefined): string | null {
  if (!href || !URL.canParse(href)) return null
  const url = new URL(href)
  return url.protocol === "http:" || url.protocol === "https:" ? url.host : null
}
