// The lookups of the built-in model into facts, profile and documents: quotes and sources, never a value of its own.
import { describe, expect, it } from "vitest"
import { reply, run, system, tools, user } from "./wire"

describe("looking up facts, profile and documents", () => {
  it("asks which of two facts of one key is meant, and answers with the one named", async () => {
    const facts = ["for MSME units", "for others"].map((condition, at) => ({
      key: "emd.sum",
      label: "Earnest money",
      display: `Rs ${at + 1}.00`,
      currency: "INR",
      condition,
      status: "current",
      source: `a.pdf, page ${at + 1}`,
    }))
    const { made, text } = await run(
      [system("You look up."), user("What is the earnest money?")],
      tools("ask_caller", "list_facts"),
      ({ tool }) => (tool === "ask_caller" ? { answer: "others", by: "T" } : { facts, instructions: [], open: [] }),
    )
    expect(made.map(({ tool }) => tool)).toEqual(["list_facts", "ask_caller"])
    expect(text).toBe("Earnest money, for others: Rs 2.00 (a.pdf, page 2).")
  })

  it("quotes the sentence of a page with document and page", async () => {
    const { text } = await run(
      [system("You look up."), user("What is said about scaffolding nets?")],
      tools("ask_caller", "list_documents", "search_pages", "read_pages"),
      ({ tool }) =>
        tool === "search_pages"
          ? { hits: [{ document: "d", name: "a.pdf", page: 4, excerpt: "nets" }] }
          : {
              document: "d",
              name: "a.pdf",
              pages: [
                {
                  page: 4,
                  label: "page 4",
                  text: "Paint is grey. Scaffolding carries nets on all sides. Doors are oak.",
                },
              ],
              next: null,
            },
    )
    expect(text).toBe('"Scaffolding carries nets on all sides." (a.pdf, page 4)')
  })

  it("answers about turnover and works from the profile alone", async () => {
    const profile = {
      company: [{ field: "Name", value: "Roe" }],
      turnover: [{ year: "2030", amount: "7.00", currency: "INR" }],
      works: [{ name: "Quay", client: "Town", value: "8", currency: "INR", completed: "2030-01-01", scope: "Wall" }],
    }
    const { text } = await run(
      [system("You look up."), user("What was our turnover?")],
      tools("ask_caller", "read_profile"),
      () => profile,
    )
    expect(text).toBe("Turnover 2030: INR 7.00")
    expect(
      (await reply([system("You look up."), user("What was our turnover?")], tools("ask_caller", "read_profile"))).made,
    ).toEqual([{ tool: "read_profile", input: {} }])
  })
})
