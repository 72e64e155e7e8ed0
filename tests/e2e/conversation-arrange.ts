// What browser tests of conversations start from: a signed-in first account, and a question put below a conversation. Asserts nothing.
import type { Page } from "@playwright/test"
import { openAccounts } from "@/lib/adapters/auth-prisma"
import { createPrismaStore } from "@/lib/adapters/store-prisma"
import { createFirstAccount } from "@/lib/commands/create-first-account"
import { portsOf, systemClock } from "@/lib/server/auth"
import { projections } from "@/lib/server/projections"
import { test as base } from "../support/fixtures"

const person = { name: "Asha", email: "asha@example.com", password: "correct horse battery" }

/** A server of its own with one account, an administrator, signed in on every page. */
export const test = base.extend<{ signedIn: undefined }, { account: undefined }>({
  account: [
    async ({ app }, use) => {
      const settings = { databaseUrl: app.databaseUrl, secret: "0".repeat(32), publicUrl: app.url }
      const accounts = openAccounts({ ...settings, clock: systemClock })
      const made = await createFirstAccount(portsOf(accounts), { ...person, loadSample: false })
      await accounts.close()
      if (!made.done && made.reason !== "accounts exist") throw new Error(made.sentence)
      await use(undefined)
    },
    { scope: "worker", auto: true },
  ],
  signedIn: [
    async ({ page, app }, use) => {
      const { email, password } = person
      const headers = { origin: app.url }
      await page.request.post(`${app.url}/api/auth/sign-in/email`, { data: { email, password }, headers })
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Opens a new conversation through the screen; resolves to its id. */
export async function newConversation(page: Page): Promise<string> {
  await page.goto("/conversations")
  await page.getByRole("button", { name: "New conversation" }).click()
  await page.waitForURL(/conversations\/ex_/)
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}

/** A task below the conversation that asks a question, as the loop writes it. Nobody drives the task. */
export async function askBelow(databaseUrl: string, conversation: string, text: string): Promise<void> {
  const store = createPrismaStore({ url: databaseUrl, clock: { now: () => Date.now() }, projections })
  const row = await store.rows.exchange(conversation)
  const mark = crypto.randomUUID()
  const [task, question] = [`ex_${mark}`, `q_${mark}`]
  const path = [
    { exchange: task, agent: "eligibility" },
    { exchange: conversation, agent: "console" },
  ]
  await store.commit([
    {
      as: "opening",
      stream: task,
      after: "leave",
      events: [
        {
          type: "exchange-opened",
          version: 1,
          kind: "task",
          agent: "eligibility",
          root: conversation,
          depth: 1,
          caller: { exchange: conversation, call: "call_1" },
          settlesBy: "notice",
          ledger: row?.ledger ?? "",
          carrier: "cold",
          carried: [],
          openingRequest: "Test each condition.",
          notes: [],
          attached: [],
          owner: null,
          title: "Test each condition",
        },
        {
          type: "question-asked",
          version: 1,
          question,
          call: "call_2",
          text,
          choices: ["Audited", "Provisional"],
          factKey: null,
          why: null,
          withoutAnswer: null,
          audience: "viewers",
          path,
        },
      ],
    },
    {
      as: "visitor",
      stream: conversation,
      guard: "none",
      after: "leave",
      events: [{ type: "question-passed", version: 1, question, asker: task, to: "person" }],
    },
  ])
  await store.close()
}
