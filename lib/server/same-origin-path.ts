// Where to go after signing in: only to a page of this installation, never to another site that an address was made to name.

/** `wanted` as a path with its query, or "/" where it is none of ours. */
export function sameOriginPath(wanted: string | string[] | undefined): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, origin)) return "/"
  const url = new URL(wanted, origin)
  // "/..//elsewhere" stays here, but written anew it begins with two slashes and would leave.
  const stays = url.origin === origin && !url.pathname.startsWith("//")
  return stays ? `${url.pathname}${url.search}${url.hash}` : "/"
}

// Any origin serves: "//elsewhere" and "/\elsewhere" leave it, our own paths do not.
const origin = "http://readback.invalid"
