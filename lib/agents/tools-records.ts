// The tools that read the workspace's records: messages and the company's profile. They change nothing and leave nothing out unsaid.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { quoted, refused } from "@/lib/agents/tool-result"
import { weekdayName, weekdayOf } from "@/lib/bids/formats/calendar"
import { displayValue } from "@/lib/bids/formats/render-value"
import type { FoundMessage } from "@/lib/bids/ports"
import type { RunTool } from "@/lib/core/tools"

const day = z.iso.date()

const Query = z.object({
  query: z
    .string()
    .optional()
    .describe("Words; a message that holds any of them is found. Left out: the most recent 50."),
  kind: z.enum(["mail", "call"]).optional().describe("Only mail, or only notes of telephone calls."),
  from_day: day.optional().describe("The first day, such as 2026-11-24."),
  to_day: day.optional().describe("The last day."),
})

export function searchMessages({ records }: AgentPorts): RunTool<typeof Query> {
  return {
    kind: "run",
    effect: "read",
    name: "search_messages",
    description:
      "Finds mail and notes of telephone calls by words, kind and days, in order of time. At most 50; `total` counts all.",
    input: Query,
    run: async ({ query, kind, from_day, to_day }) => {
      const words = (query ?? "").split(/\s+/).filter((word) => word !== "")
      const found = await records.messages({
        words,
        kind: kind ?? null,
        fromDay: from_day ?? null,
        toDay: to_day ?? null,
      })
      return quoted({ records: found.records.map(messageLine), total: found.total })
    },
  }
}

function messageLine({ id, kind, at, from, to, subject, text }: FoundMessage) {
  return { id, kind, at, weekday: weekday(at), from, to, subject, text }
}

/** Of the day as the message itself writes it, in its own offset. */
function weekday(at: string): string {
  const [year = 0, month = 1, date = 1] = at.slice(0, 10).split("-").map(Number)
  return weekdayName(weekdayOf({ year, month, day: date }))
}

const Nothing = z.object({})

export function readProfile({ records }: AgentPorts): RunTool<typeof Nothing> {
  return {
    kind: "run",
    effect: "read",
    name: "read_profile",
    description: "Reads the company's profile: its data, turnover by year, completed works.",
    input: Nothing,
    run: async () => {
      const profile = await records.profile()
      if (profile === null) return refused("No company profile is on record.")
      return quoted({
        company: profile.fields.map(({ name, value }) => ({ field: name, value })),
        turnover: profile.turnover.map(({ year, amount, currency }) => ({
          year,
          amount,
          currency,
          display: displayValue("money", amount, { currency }),
        })),
        works: profile.works.map(({ name, client, value, currency, completed, scope }) => ({
          name,
          client,
          value,
          currency,
          display: displayValue("money", value, { currency }),
          completed,
          scope,
        })),
      })
    },
  }
}
