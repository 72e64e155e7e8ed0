// How many mails and call notes are in force, and the latest of them. Shows no more than their beginnings.
import { Tag } from "@/components/ui/tag"
import { Time } from "@/components/ui/time"
import type { CompanyView } from "@/lib/views/company"
import { RecordSection } from "./record-section"

type Messages = CompanyView["messages"]

export function MessagesSummary({ messages: { total, latest } }: { messages: Messages }) {
  const none = total === 0 ? "No messages are in force: nothing said in a mail or a call can be looked up." : null
  const beside = total === 1 ? "1 message" : `${total} messages, the latest below`
  return (
    <RecordSection title="Messages" beside={none ? undefined : beside} none={none}>
      <ul aria-label="Latest messages" className="grid grid-cols-[minmax(0,1fr)]">
        {latest.map((message) => (
          <li key={`${message.at} ${message.from}`} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-t py-1.5">
            <div className="flex min-w-0 items-center gap-2 text-12 text-ink-3">
              <Tag>{message.kind}</Tag>
              <span dir="auto" className="min-w-0 truncate">
                {message.from}
              </span>
              <Time iso={message.at} className="ms-auto shrink-0" />
            </div>
            <p dir="auto" className="truncate text-13">
              {message.subject ? <span className="font-medium">{message.subject}: </span> : null}
              <span className="text-ink-2">{message.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
