import { expect, it } from "vitest"
import { factKey, tenderVocabulary } from "@/lib/bids/vocabulary"
import { FactKey } from "@/lib/bids/vocabulary-fact"

it("gives every fact one well-formed key", () => {
  for (const fact of tenderVocabulary) expect(FactKey.parse(fact)).toEqual(fact)
  expect(new Set(tenderVocabulary.map((fact) => fact.key)).size).toBe(tenderVocabulary.length)
})

it("names no fact by two keys with one synonym", () => {
  const synonyms = tenderVocabulary.flatMap((fact) => fact.synonyms.map((synonym) => synonym.toLowerCase()))
  expect(new Set(synonyms).size).toBe(synonyms.length)
})

it("sends questions about money and eligibility to managers", () => {
  for (const fact of tenderVocabulary) {
    const expected = fact.group === "money" || fact.group === "eligibility" ? fact.group : null
    expect(fact.audience, fact.key).toBe(expected)
  }
})

it("finds a fact by its key and no other", () => {
  expect(factKey("bid.closing")).toMatchObject({ kind: "instant", mustCarry: true })
  expect(factKey("bid.closin")).toBeNull()
})
