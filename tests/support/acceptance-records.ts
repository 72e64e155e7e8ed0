// Draws mails and call notes in which one friend rang about one matter and wrote about another; never says the day in words.

import { weekday } from "@/lib/cli/sample-files/indian-forms"
import { seededNumbers } from "@/lib/cli/sample-files/seeded-numbers"
import type { PackMessage } from "@/lib/cli/sample-files/tender-spec"
import { dayOfWeek, inIndia, plusDays } from "./tender-maker/calendar-days"
import { GIVEN_NAMES, SURNAMES, TOPICS } from "./tender-maker/word-lists"

export type AcceptanceRecords = {
  /** In order of time, in the shape of a messages file. */
  records: PackMessage[]
  friend: string
  topic: string
  /** What the same friend wrote about, twice, in the same week. */
  otherTopic: string
  /** The weekday of the call about `topic`, such as `Wednesday`. */
  callDay: string
  callDate: string
  /** What the person says first; names friend and topic. */
  said: string
  /** What a later loop is asked; names neither. */
  question: string
}

const ME = "Me <me@desk.example>"

const MAIL_TEXTS = [
  "A note on {subject}: the article I mentioned is attached.",
  "You asked about {subject}. I found two people who know more than I do.",
  "More about {subject} below; tell me what you think of it.",
  "My cousin has taken up {subject} too and sends the enclosed photographs.",
]

/** `now` is an instant; last week is the Monday to Sunday before the week it lies in, by its own offset. */
export function acceptanceRecords(seed: number, now = "2026-12-01T10:00:00+05:30"): AcceptanceRecords {
  const draw = seededNumbers(seed)
  const today = now.slice(0, 10)
  const lastMonday = plusDays(today, -((dayOfWeek(today) + 6) % 7) - 7)
  const [givenName = "", ...otherNames] = draw.shuffled(GIVEN_NAMES)
  const [friend, ...strangers] = [givenName, ...otherNames.slice(0, 3)].map(
    (given) => `${given} ${draw.pick(SURNAMES)}`,
  )
  const [topic = "", otherTopic = "", ...restOfTopics] = draw.shuffled(TOPICS)
  const [callOffset = 0, ...mailOffsets] = draw.shuffled([0, 1, 2, 3, 4, 5])
  const at = (daysFromMonday: number) =>
    inIndia(plusDays(lastMonday, daysFromMonday), `${draw.between(10, 20)}:${draw.between(10, 59)}`)
  const address = (name = "") => `${name} <${name.toLowerCase().replace(/[^a-z]+/g, ".")}@friends.example>`
  const call = (name: string | undefined, subject: string, day: number): PackMessage => ({
    kind: "call",
    at: at(day),
    from: address(name),
    to: [ME],
    text: draw.pick([
      `${name} rang. We talked for half an hour about ${subject}.`,
      `Long call with ${name}, mostly on ${subject}; promised to lend a book.`,
      `${name} called from the train and told me about ${subject} until the line broke.`,
    ]),
  })
  const mailTexts = draw.shuffled(MAIL_TEXTS)
  const mail = (name: string | undefined, subject: string, day: number): PackMessage => ({
    kind: "mail",
    at: at(day),
    from: address(name),
    to: [ME],
    subject: subject.slice(0, 1).toUpperCase() + subject.slice(1),
    text: (mailTexts.shift() ?? "").replaceAll("{subject}", subject),
  })
  const [firstMail = 1, secondMail = 2] = mailOffsets
  const records = [
    call(friend, topic, callOffset),
    mail(friend, otherTopic, firstMail),
    mail(friend, otherTopic, secondMail),
    call(friend, restOfTopics[0] ?? "", -draw.between(3, 7)),
    call(strangers[0], restOfTopics[1] ?? "", draw.pick(mailOffsets)),
    call(strangers[1], restOfTopics[2] ?? "", draw.pick(mailOffsets)),
    mail(strangers[2], restOfTopics[3] ?? "", draw.between(0, 5)),
  ].sort((left, right) => Date.parse(left.at) - Date.parse(right.at))
  const callDate = plusDays(lastMonday, callOffset)
  return {
    records,
    friend: friend ?? "",
    topic,
    otherTopic,
    callDay: weekday(callDate),
    callDate,
    said: draw.pick([
      `I enjoyed talking about ${topic} with ${friend} last week.`,
      `Last week I had a good talk with ${friend} about ${topic}.`,
      `It was a pleasure to talk with ${friend} about ${topic} last week.`,
      `${friend} and I talked about ${topic} last week, and I liked it.`,
    ]),
    question: "What day was the conversation?",
  }
}
