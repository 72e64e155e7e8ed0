// The compiler of the built-in model: sections from displayed values, refusals and reasons applied by taking sentences out.
import { describe, expect, it } from "vitest"
import { type Made, run, system, tools, user } from "./wire"

describe("compiling", () => {
  const pins = [
    "You compile.",
    "# Pinned facts and standing instructions",
    "Kept.",
    JSON.stringify({
      instruction: "ins_1",
      quote: "Do not list the Verrin jetty job.",
      mustNotMention: "Verrin jetty",
      by: "Tamsin",
    }),
  ].join("\n")
  const facts = [
    {
      key: "a",
      label: "Bid validity",
      display: "95 days from the opening",
      status: "current",
      source: "a.pdf, page 2",
      supersedes: { display: "60 days", source: "a.pdf, page 1" },
    },
    { key: "b", label: "Tender number", display: "QZ/31", status: "current", source: "a.pdf, page 1" },
    { key: "c", label: "Site visit", display: "7 May", status: "in conflict", source: "a.pdf, page 1" },
  ]
  const profile =
    "Name: Roe and Finch Ltd\nWork: Rebuilding the jetty at Verrin, for the port, INR 5, completed 2029.\nWork: Tollan quay wall, for the town, INR 8, completed 2030."
  const offered = tools("ask_caller", "list_facts", "list_work", "look_up_profile", "draft_section", "submit_draft")
  const compile = async (react: (made: Made, submits: number) => object | null) => {
    let submits = 0
    return run([system(pins), user("Compile.")], offered, (made) => {
      if (made.tool === "submit_draft") submits += 1
      const own = react(made, submits)
      if (own !== null) return own
      if (made.tool === "list_facts") return { facts, instructions: [], open: [] }
      if (made.tool === "list_work")
        return {
          eligibility: [{ criterion: "Turnover", requirement: "7", evidence: "9", verdict: "met", arithmetic: null }],
          items: [{}],
          unpriced: ["4"],
          total: { figures: "INR 1,000.00", words: "one thousand" },
        }
      if (made.tool === "look_up_profile") return { reason: "finished", answer: profile }
      return made.tool === "draft_section" ? { drafted: made.input.id } : { decision: "approve" }
    })
  }
  const drafted = (made: Made[]) => JSON.stringify(made.filter(({ tool }) => tool === "draft_section"))

  it("drafts every section once from displayed values, without what is forbidden, old or in conflict, and puts it up", async () => {
    const { made, text } = await compile(() => null)
    const all = drafted(made)
    expect(made.filter(({ tool }) => tool === "draft_section")).toHaveLength(6)
    expect(all).toMatch(/95 days from the opening.*Tollan quay wall.*INR 1,000\.00 \(one thousand\).*Not priced: 4/s)
    expect(all).not.toMatch(/Verrin|60 days|7 May/)
    expect(made.at(-1)?.tool).toBe("submit_draft")
    expect(text).toMatch(/approve/)
  })

  it("takes out the sentence that a refusal names and drafts the section again", async () => {
    const { made } = await compile(({ tool, input }) =>
      tool === "draft_section" && JSON.stringify(input).includes("Tollan")
        ? { refused: "The bid must not mention: Tollan quay. A standing instruction forbids it." }
        : null,
    )
    const last = made.filter(({ tool, input }) => tool === "draft_section" && input.id === "eligibility").at(-1)
    expect(JSON.stringify(last)).not.toMatch(/Tollan/)
    expect(made.at(-1)?.tool).toBe("submit_draft")
  })

  it("drafts again what a refused draft names, then puts it up", async () => {
    const { made } = await compile(({ tool }, submits) =>
      tool === "submit_draft" && submits === 1
        ? { refused: 'Section eligibility holds an old value of Turnover: "INR 8".' }
        : null,
    )
    const after = made.slice(made.findIndex(({ tool }) => tool === "submit_draft") + 1)
    expect(after.map(({ tool }) => tool)).toEqual(["draft_section", "submit_draft"])
    expect(drafted(after)).not.toMatch(/INR 8/)
  })

  it("applies a reason for sending back that asks to remove words, and puts the draft up again", async () => {
    const { made, text } = await compile(({ tool }, submits) =>
      tool === "submit_draft" && submits === 1 ? { decision: "send back", reason: 'Remove "Tollan quay".' } : null,
    )
    const after = made.slice(made.findIndex(({ tool }) => tool === "submit_draft") + 1)
    expect(after.map(({ tool }) => tool)).toEqual(["list_facts", "list_work", "draft_section", "submit_draft"])
    expect(drafted(after)).not.toMatch(/Tollan/)
    expect(text).toMatch(/approve/)
  })

  it("says that it cannot write what a reason asks for, puts the draft up once more, then ends", async () => {
    const { made, text } = await compile(({ tool }) =>
      tool === "submit_draft" ? { decision: "send back", reason: "Make it more persuasive." } : null,
    )
    expect(made.filter(({ tool }) => tool === "submit_draft")).toHaveLength(2)
    expect(text).toMatch(/needs a person or a connected model/)
  })

  it("puts an amended draft up again as the person left it, and ends only when that is approved", async () => {
    const { made, text } = await compile(({ tool }, submits) =>
      tool === "submit_draft" && submits === 1
        ? { decision: "amend", reason: "Plainer words.", changed: ["section:eligibility"] }
        : null,
    )
    const after = made.slice(made.findIndex(({ tool }) => tool === "submit_draft") + 1)
    expect(after.map(({ tool }) => tool)).toEqual(["list_facts", "list_work", "submit_draft"])
    expect(text).toMatch(/approve/)
  })

  it("drafts what facts that moved meanwhile are stated in, but no section a person amended, and puts it up again", async () => {
    const moved = facts.map((fact) => (fact.key === "a" ? { ...fact, display: "99 days from the opening" } : fact))
    let reads = 0
    const { made } = await compile(({ tool }, submits) => {
      if (tool === "list_facts") {
        reads += 1
        return { facts: reads > 2 ? moved : facts, instructions: [], open: [] }
      }
      if (tool !== "submit_draft" || submits > 2) return null
      return submits === 1
        ? { decision: "amend", reason: "Plainer words.", changed: ["section:key-facts"] }
        : { decision: "send back", reason: "Out of date." }
    })
    const second = made.map(({ tool }) => tool).lastIndexOf("list_work")
    const after = made.slice(second + 1)
    expect(after.at(-1)?.tool).toBe("submit_draft")
    expect(drafted(after)).toMatch(/99 days from the opening/)
    expect(after.some(({ input }) => input.id === "key-facts")).toBe(false)
  })

  it("puts a draft sent back up again without excuses where what it holds moved and no section states it", async () => {
    let works = 0
    const { made, text } = await compile(({ tool }, submits) => {
      if (tool === "list_work") {
        works += 1
        return { eligibility: [], items: [], unpriced: [], total: null, note: works }
      }
      return tool === "submit_draft" && submits === 1 ? { decision: "send back", reason: "Out of date." } : null
    })
    expect(made.filter(({ tool }) => tool === "submit_draft")).toHaveLength(2)
    expect(text).not.toMatch(/cannot write/)
  })

  it("writes an amended section anew where code refuses what the person wrote, and says so to whoever signs", async () => {
    const { made } = await compile(({ tool }, submits) => {
      if (tool !== "submit_draft" || submits > 2) return null
      return submits === 1
        ? { decision: "amend", reason: "Plainer words.", changed: ["section:eligibility"] }
        : { refused: 'Section eligibility holds an old value of Turnover: "INR 8".' }
    })
    expect(made.slice(-2).map(({ tool, input }) => [tool, input.id])).toEqual([
      ["draft_section", "eligibility"],
      ["submit_draft", undefined],
    ])
    expect(JSON.stringify(made.at(-1)?.input)).toMatch(/Section eligibility is written anew/)
  })
})
