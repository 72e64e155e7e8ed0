// A sign-in that ended is told apart from a server that gave no answer, whatever was asked of it.
import { describe, expect, test } from "vitest"
import { isNotSignedIn, notSignedInSentence, signInHref } from "@/lib/queries/not-signed-in"
import { ReadFailure } from "@/lib/queries/read-json"
import { NotSignedIn } from "@/lib/server/viewer"

describe("a failure", () => {
  test("of an action whose caller is signed in no more is known by its digest alone", () => {
    expect(isNotSignedIn(new NotSignedIn())).toBe(true)
    expect(isNotSignedIn(Object.assign(new Error("hidden in production"), { digest: "NOT_SIGNED_IN" }))).toBe(true)
  })

  test("of a read is known by its status", () => {
    expect(isNotSignedIn(new ReadFailure("/api/bids", 401))).toBe(true)
    expect(isNotSignedIn(new ReadFailure("/api/bids", 404))).toBe(false)
  })

  test.each([null, undefined, new TypeError("fetch failed"), Object.assign(new Error("x"), { digest: "123" })])(
    "of any other kind is none of it: %s",
    (error) => expect(isNotSignedIn(error)).toBe(false),
  )
})

test("signing in leads back to the place it was asked at, with its query", () => {
  expect(signInHref("/inbox/item_1?bid=b&x=1")).toBe("/sign-in?next=%2Finbox%2Fitem_1%3Fbid%3Db%26x%3D1")
})

test("the sentence says what is kept", () => {
  expect(notSignedInSentence).toBe("You are no longer signed in. Sign in again; what you typed is kept.")
})
