// Names a conversation from its first message. Never renames one that a person named.

export const untitled = "New conversation"

const longest = 60

/** The first line's beginning, at most 60 characters, cut between words where one ends in its second half. */
export function titleFrom(text: string): string {
  const line = text.trim().split("\n")[0]?.replace(/\s+/g, " ").trim() ?? ""
  const characters = [...line]
  if (characters.length === 0) return untitled
  if (characters.length <= longest) return line
  const cut = characters.slice(0, longest - 1).join("")
  const space = cut.lastIndexOf(" ")
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`
}
