// Speaks each given announcement once, politely. For finished turns, new questions and decisions; never for tokens.

/** New announcements are added at the end under a new id; an id already spoken stays silent. Keeps the last five. */
export function LiveRegion({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false" className="sr-only">
      {announcements.slice(-5).map((announcement) => (
        <p key={announcement.id}>{announcement.text}</p>
      ))}
    </div>
  )
}

export type Announcement = { id: string; text: string }
