// After signing in a browser goes to a page of this installation, whatever its address was made to say.
import { describe, expect, test } from "vitest"
import { sameOriginPath } from "@/lib/server/same-origin-path"

describe("where signing in leads", () => {
  test.each(["/", "/inbox", "/bids/b1?tab=facts#f2", "/a//b", "/%2F%2Felsewhere.example"])("%s is kept", (path) => {
    expect(sameOriginPath(path)).toBe(path)
  })

  test.each([
    undefined,
    "",
    "inbox",
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "/\n/elsewhere.example/",
    "javascript:alert(1)",
    "//",
  ])("%j leads to the start", (wanted) => {
    expect(sameOriginPath(wanted)).toBe("/")
  })

  test("dots that climb end on this installation", () => {
    expect(sameOriginPath("/../..//elsewhere.example")).toBe("/")
    expect(sameOriginPath("/a/..//elsewhere.example")).toBe("/")
  })

  test("of two addresses neither is taken", () => {
    expect(sameOriginPath(["/inbox", "/bids"])).toBe("/")
  })
})
