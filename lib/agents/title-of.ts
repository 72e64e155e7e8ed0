// Cuts a request to a title that fits a line. It adds no words.

/** The first line, at most 80 characters, cut at a word. */
export function titleOf(request: string): string {
  const line = request.trim().split("\n")[0] ?? ""
  if (line.length <= 80) return line
  const cut = line.slice(0, 79)
  const space = cut.lastIndexOf(" ")
  return `${space > 40 ? cut.slice(0, space) : cut}…`
}
