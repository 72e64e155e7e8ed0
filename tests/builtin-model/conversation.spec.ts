// The built-in model in the person's own conversation: what it pins, starts, looks up and reports.
import { describe, expect, it } from "vitest"
import { attached, type Made, type Message, reply, run, system, tools, user } from "./wire"

const offered = tools(
  "ask_caller",
  { name: "look_up_messages", description: "Looks through mails and notes of telephone calls." },
  { name: "look_up_documents", description: "Looks through the pages of the tender's documents." },
  { name: "look_up_facts", description: "Looks through the facts recorded so far." },
  { name: "look_up_profile", description: "Looks through the company's own profile: turnover, past works." },
  {
    name: "start_task",
    parameters: {
      type: "object",
      properties: { agent: { type: "string", enum: ["lead-of-bids"] }, request: { type: "string" } },
    },
  },
  "pin_instruction",
)
const first = async (text: string) => (await reply([system("You talk."), user(text)], offered)).made

describe("the conversation", () => {
  it.each([
    ["Do not list the Verrin jetty job.", "Do not list the Verrin jetty job.", "Verrin jetty"],
    [
      "Please never mention our work at Tollan quay in any bid.",
      "Please never mention our work at Tollan quay in any bid.",
      "Tollan quay",
    ],
    [
      "Leave out the grain silo project because of the dispute.",
      "Leave out the grain silo project because of the dispute.",
      "grain silo",
    ],
    ["Leave the Ostrand bridge out.", "Leave the Ostrand bridge out.", "Ostrand bridge"],
    [
      "Don't include the 2019 culvert contract, please.",
      "Don't include the 2019 culvert contract, please.",
      "2019 culvert",
    ],
  ])("pins %j word for word, with the words it forbids", async (text, quote, words) => {
    expect(await first(text)).toEqual([{ tool: "pin_instruction", input: { quote, must_not_mention: words } }])
  })

  it.each(["Always quote prices without tax.", "Never accept an advance payment."])(
    "pins %j without forbidding words",
    async (text) => {
      expect(await first(text)).toEqual([{ tool: "pin_instruction", input: { quote: text } }])
    },
  )

  it.each(["I don't know the date.", "Did they never list the silo?", "Don't worry about it."])(
    "pins nothing for %j",
    async (text) => {
      expect((await first(text)).filter(({ tool }) => tool === "pin_instruction")).toEqual([])
    },
  )

  it("pins, starts and looks up what one message holds, each in the person's own words", async () => {
    const text = "Please prepare the bid for the canal, but do not list the Verrin jetty job. What is our turnover?"
    const made = await first(text)
    expect(made).toEqual([
      {
        tool: "pin_instruction",
        input: { quote: "do not list the Verrin jetty job.", must_not_mention: "Verrin jetty" },
      },
      { tool: "look_up_profile", input: { request: "What is our turnover?" } },
      { tool: "start_task", input: { agent: "lead-of-bids", request: text } },
    ])
    for (const { input } of made)
      for (const word of Object.values(input).slice(0, 1)) expect(`${text} lead-of-bids`).toContain(word)
  })

  it.each([
    ["What day was the conversation?", "look_up_messages"],
    ["When did Odalys call?", "look_up_messages"],
    ["What does clause 14 say about barriers?", "look_up_documents"],
    ["What is the EMD?", "look_up_facts"],
    ["When is the closing date?", "look_up_facts"],
    ["What was our turnover last year?", "look_up_profile"],
  ])("passes %j on as it was said to %s", async (text, tool) => {
    expect(await first(text)).toEqual([{ tool, input: { request: text } }])
  })

  it("answers from what a lookup found, and says so when it could not tell", async () => {
    const found = await run([system("You talk."), user("What is the EMD?")], offered, () => ({
      reason: "finished",
      answer: "Earnest money: Rs 4.00 (a.pdf, page 1).",
    }))
    expect(found.text).toBe("Earnest money: Rs 4.00 (a.pdf, page 1).")
    const failed = await run([system("You talk."), user("What is the EMD?")], offered, () => ({
      error: "The lookup reached its limit",
    }))
    expect(failed.text).toMatch(/could not tell: The lookup reached its limit/)
  })

  it("says what it pinned and started, and what was refused", async () => {
    const world = ({ tool }: Made) =>
      tool === "start_task" ? { refused: "A bid is being prepared already." } : { pinned: "ins_1" }
    const { text } = await run(
      [system("You talk."), user("Do not list the Verrin jetty job. Prepare the bid.")],
      offered,
      world,
    )
    expect(text).toMatch(/Pinned, word for word: "Do not list the Verrin jetty job\."/)
    expect(text).toMatch(/could not start that: A bid is being prepared already/)
  })

  it("reports a settlement with its reason, and does nothing again", async () => {
    const messages: Message[] = [
      system("You talk."),
      user("Prepare the bid."),
      {
        role: "assistant",
        content: "",
        tool_calls: [
          {
            id: "c1",
            type: "function",
            function: {
              name: "start_task",
              arguments: JSON.stringify({ agent: "lead-of-bids", request: "Prepare the bid." }),
            },
          },
        ],
      },
      {
        role: "tool",
        tool_call_id: "c1",
        content: JSON.stringify({ started: [{ exchange: "ex_1", agent: "lead-of-bids" }] }),
      },
      { role: "assistant", content: "Started." },
      user(
        `[runtime: settlement notice]\n${JSON.stringify({ exchange: "ex_1", agent: "lead-of-bids", reason: "failed", text: "Two items wait.", detail: "the portal was down", note: null })}`,
      ),
    ]
    const { made, text } = await reply(messages, offered)
    expect(made).toEqual([])
    expect(text).toBe("lead-of-bids ended: failed.\n\nTwo items wait.\n\nReason given: the portal was down")
  })

  it("names the documents that were dropped without words", async () => {
    const { text, made } = await reply(
      [
        system("You talk."),
        user(
          attached("documents", [
            { document: "d1", name: "canal.pdf" },
            { document: "d2", name: "letter.docx" },
          ]),
        ),
      ],
      offered,
    )
    expect(made).toEqual([])
    expect(text).toMatch(/Received 2 documents: canal\.pdf, letter\.docx\./)
  })

  it.each(["Hello!", "Translate the covering letter into French.", "What do you think of this client?"])(
    "says for %j what needs a connected model and how to connect one",
    async (text) => {
      const one = await reply([system("You talk."), user(text)], offered)
      expect(one.made).toEqual([])
      expect(one.text).toMatch(/connected model.*OPENAI_API_KEY.*READBACK_MODEL/s)
    },
  )
})
