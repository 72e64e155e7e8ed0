// What each kind of item's component is given. Holds nothing.
import type { InboxItem } from "@/lib/views/inbox-item"

/** `onDecided` hears, in words, what was decided once the server said so. */
export type KindProps<Subject> = { item: InboxItem; subject: Subject; onDecided: (words: string) => void }
