// What people read of instants and spans: the zone is always there, and nothing depends on the machine's own zone.
import { describe, expect, it } from "vitest"
import { instantOffset, instantText } from "@/components/ui/instant-text"
import { ageText, spanText } from "@/components/ui/span-text"

describe("instantText", () => {
  it("shows an instant in the asked zone with the zone's word", () => {
    expect(instantText({ iso: "2026-12-17T09:30:00Z", zone: "Asia/Kolkata" })).toBe("Thu 17 Dec 2026, 15:00 IST")
  })

  it("shows an instant at its written offset when no zone is asked for", () => {
    expect(instantText({ iso: "2026-12-17T15:00:00+05:30" })).toBe("Thu 17 Dec 2026, 15:00 UTC+05:30")
  })

  it("crosses midnight and the year with the zone", () => {
    expect(instantText({ iso: "2026-12-31T20:00:00Z", zone: "Asia/Kolkata" })).toBe("Fri 1 Jan 2027, 01:30 IST")
  })

  it("follows summer time of a zone without a word of its own", () => {
    expect(instantText({ iso: "2026-07-01T10:00:00Z", zone: "America/New_York", form: "clock" })).toBe(
      "06:00 UTC-04:00",
    )
    expect(instantText({ iso: "2026-12-01T10:00:00Z", zone: "America/New_York", form: "clock" })).toBe(
      "05:00 UTC-05:00",
    )
  })

  it.each(["full", "short", "clock", "day"] as const)("keeps the zone in the form %s", (form) => {
    expect(instantText({ iso: "2026-12-17T09:30:00Z", zone: "Asia/Kolkata", form })).toMatch(/ IST$/)
  })

  it("gives back a text that is no instant, rather than guess", () => {
    expect(instantText({ iso: "next Thursday" })).toBe("next Thursday")
    expect(instantText({ iso: "2026-12-17T15:00:00" })).toBe("2026-12-17T15:00:00")
  })

  it("gives the offset of a zone at that instant", () => {
    expect(instantOffset("2026-12-17T09:30:00Z", "Asia/Kolkata")).toBe("UTC+05:30")
  })
})

describe("spanText and ageText", () => {
  it.each([
    [400, "under 1s"],
    [22_000, "22s"],
    [372_000, "6m 12s"],
    [7_500_000, "2h 05m"],
    [1_389_600_000, "16 d 2 h"],
  ])("writes %d milliseconds as %s", (spanMs, text) => {
    expect(spanText(spanMs)).toBe(text)
  })

  it("counts an age against the given moment and never below now", () => {
    const nowIso = "2026-12-01T12:00:00Z"
    expect(ageText({ iso: "2026-12-01T11:58:00Z", nowIso })).toBe("2m")
    expect(ageText({ iso: "2026-11-27T12:00:00Z", nowIso })).toBe("4d")
    expect(ageText({ iso: "2026-12-01T13:00:00Z", nowIso })).toBe("now")
  })
})
