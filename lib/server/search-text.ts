// What a person typed to search by, out of a request's address. Searches nothing.

/** At most 200 characters, each whole; "" where nothing was typed. `name` is the query's. */
export function searchText(request: Request, name: string): string {
  const typed = new URL(request.url).searchParams.get(name) ?? ""
  return [...typed].slice(0, mostCharacters).join("")
}

const mostCharacters = 200
