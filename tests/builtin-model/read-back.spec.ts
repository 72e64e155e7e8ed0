// The read-back of the built-in model: every carried fact, as it stands now.
import { describe, expect, it } from "vitest"
import { attached, reply, run, system, tools, user } from "./wire"

const fact = (factId: string, key: string, canonical: string, more: object = {}) => ({
  kind: "money",
  factId,
  key,
  canonical,
  currency: null,
  unit: null,
  zone: null,
  condition: null,
  anchor: null,
  source: "notice.pdf, page 2",
  ...more,
})
const note = (mustCarry: object[], nextAction: string) => ({
  note: "note_x",
  goal: "g",
  done: [],
  decisions: [],
  mustCarry,
  instructions: [],
  openQuestions: [],
  nextAction,
  sources: [],
})
const offered = tools("ask_caller", "read_back", "list_facts", "check_criterion", "hand_over")
const opening = (...notes: object[]) =>
  user(
    ["Check it.", ...notes.map((one) => attached("handoff note", one)), attached("read back", "Read back first.")].join(
      "\n\n",
    ),
  )

describe("reading back", () => {
  it("restates every carried fact with its parts and the last note's next action", async () => {
    const first = note([fact("f1", "deposit.sum", "731000.00", { currency: "INR" })], "Wait.")
    const second = note([fact("f2", "offer.validity", "P77D", { anchor: "from the opening" })], "Check the criteria.")
    const { made } = await reply([system("You check."), opening(first, second)], offered)
    expect(made).toEqual([
      {
        tool: "read_back",
        input: {
          facts: [
            { key: "deposit.sum", value: "731000.00", currency: "INR", source: "notice.pdf, page 2" },
            { key: "offer.validity", value: "P77D", anchor: "from the opening", source: "notice.pdf, page 2" },
          ],
          next_action: "Check the criteria.",
        },
      },
    ])
  })

  it("restates what the pins hold where the note is older, and leaves out what no pin answers", async () => {
    const pinned = [
      "You check.",
      "# Pinned facts and standing instructions",
      "Kept.",
      JSON.stringify({
        key: "deposit.sum",
        value: "940000.00",
        currency: "INR",
        unit: null,
        zone: null,
        condition: null,
        anchor: null,
        source: "letter.docx, page 1",
      }),
    ].join("\n")
    const given = note(
      [fact("f1", "deposit.sum", "731000.00", { currency: "INR" }), fact("f2", "visit.day", "2027-01-04")],
      "Go on.",
    )
    const { made } = await reply([system(pinned), opening(given)], offered)
    expect(made[0]?.input.facts).toEqual([
      { key: "deposit.sum", value: "940000.00", currency: "INR", source: "letter.docx, page 1" },
    ])
  })

  it("puts right what a failed comparison names, and works on only after it passed", async () => {
    const given = note(
      [fact("f1", "deposit.sum", "731000.00", { currency: "INR" }), fact("f2", "fee.sum", "5900.00")],
      "Go on.",
    )
    let attempts = 0
    const { made } = await run([system("You check."), opening(given)], offered, ({ tool, input }) => {
      if (tool !== "read_back") return tool === "hand_over" ? { note: "note_y" } : { facts: [] }
      attempts += 1
      if (attempts === 2) return { read_back: "passed" }
      expect(input.facts).toHaveLength(2)
      return {
        read_back: "failed",
        attempt: 1,
        problems: [
          "fee.sum: restated 5900.00, but nothing of that key was sent.",
          "deposit.sum: value sent 940000.00, restated 731000.00.",
        ],
      }
    })
    expect(made.map(({ tool }) => tool)).toEqual(["read_back", "read_back", "list_facts", "hand_over"])
    expect(made[1]?.input.facts).toEqual([
      { key: "deposit.sum", value: "940000.00", currency: "INR", source: "notice.pdf, page 2" },
    ])
  })
})
