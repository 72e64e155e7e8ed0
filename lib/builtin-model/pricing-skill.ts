// Prices items from the rate list. A rate that does not fit clearly leaves the item unpriced and said so. Never writes an amount.
import { finishWith, goalOf, type Note } from "./finish"
import { type JsonObject, objectIn, objectsIn, textIn } from "./json"
import { chooseRate, type RateChoice } from "./rate-choice"
import { call, callNow, madeCall, notYetMade, type Reply, type WantedCall } from "./reply"
import { callsOf, offers, type RequestView, reasonAgainst } from "./request-view"
import { contentStems, overlap } from "./words"

const callsAStep = 16

/** Applies where items can be priced. Order: list items, find rates, ask where exactly two fit, price, hand over. */
export function pricingSkill(view: RequestView): Reply | null {
  if (!offers(view, "price_item", "find_rates", "list_items")) return null
  const listing = call("list_items", {})
  if (notYetMade(view, [listing]).length > 0) return callNow(listing)
  const items = objectsIn(madeCall(view, listing)?.result ?? null, "items")
  const open = items.filter((item) => item.priced !== true)
  const searches = notYetMade(view, open.map(searchFor))
  if (searches.length > 0) return callNow(...searches.slice(0, callsAStep))
  const steps = open.map((item) => stepFor(view, item))
  const wanted = notYetMade(
    view,
    steps.flatMap((step) => step.calls),
  )
  if (wanted.length > 0) return callNow(...wanted.slice(0, callsAStep))
  return finishWith(view, pricingNote(view, { items, steps }))
}

function searchFor(item: JsonObject): WantedCall {
  return call("find_rates", { query: textIn(item, "description") })
}

type Step = { item: JsonObject; calls: WantedCall[]; left: string }

function stepFor(view: RequestView, item: JsonObject): Step {
  const rates = objectsIn(madeCall(view, searchFor(item))?.result ?? null, "rates")
  const choice = settled(view, item, chooseRate(item, rates))
  switch (choice.choice) {
    case "one":
      return {
        item,
        calls: [call("price_item", { item: textIn(item, "item"), rate: textIn(choice.rate, "rate") })],
        left: "",
      }
    case "two":
      return {
        item,
        calls: offers(view, "ask_caller") ? [question(item, choice.rates)] : [],
        left: "two rates fit equally well",
      }
    case "none":
      return { item, calls: [], left: choice.why }
  }
}

/** Two equal rates become one when the caller said which. */
function settled(view: RequestView, item: JsonObject, choice: RateChoice): RateChoice {
  if (choice.choice !== "two") return choice
  const answer = textIn(madeCall(view, question(item, choice.rates))?.result ?? null, "answer")
  if (answer === "") return choice
  const words = contentStems(answer)
  const scores = choice.rates.map((rate) =>
    rateText(rate) === answer ? 99 : overlap(words, new Set(contentStems(rateText(rate)))),
  )
  const [first = 0, second = 0] = scores
  if (first === second) return { choice: "none", why: `"${answer}" names neither of the two rates that fit` }
  return { choice: "one", rate: choice.rates[first > second ? 0 : 1] }
}

function question(item: JsonObject, rates: readonly JsonObject[]): WantedCall {
  const choices = rates.map(rateText)
  return call("ask_caller", {
    question: `Which rate is for item ${textIn(item, "item")}, "${textIn(item, "description")}": ${choices.join(" or ")}?`,
    choices,
    why: "Two rates of the list fit the item's words and unit equally well.",
    without_answer: "The item stays unpriced.",
  })
}

function rateText(rate: JsonObject): string {
  return `${textIn(rate, "description")}, ${textIn(rate, "currency")} ${textIn(rate, "amount")} per ${textIn(rate, "unit")}`
}

function pricingNote(view: RequestView, input: { items: JsonObject[]; steps: Step[] }): Note {
  const made = callsOf(view, "price_item")
  const priced = made.filter((one) => reasonAgainst(one) === "")
  const total = totalText(priced.at(-1)?.result ?? null)
  const unpriced = input.steps.filter((step) => step.left !== "")
  return {
    goal: goalOf(view, "Price the items of the schedule."),
    done: [
      `Priced ${priced.length} of ${input.items.length} items from the rate list.${total === "" ? "" : ` Total so far: ${total}.`}`,
    ],
    decisions: priced.map((one) => ({
      decision: `Item ${textIn(one.arguments, "item")} is priced at rate ${textIn(one.arguments, "rate")}.`,
      reason: "Its description and unit fit best in the rate list.",
    })),
    openQuestions: [
      ...unpriced.map(
        ({ item, left }) => `Item ${textIn(item, "item")} (${textIn(item, "description")}) has no price: ${left}.`,
      ),
      ...made
        .filter((one) => reasonAgainst(one) !== "")
        .map((one) => `Item ${textIn(one.arguments, "item")} was not priced: ${reasonAgainst(one)}`),
    ],
    nextAction: "Compile the bid from the recorded facts, the verdicts and the prices.",
  }
}

function totalText(result: JsonObject | null): string {
  const total = objectIn(result, "total_so_far")
  if (total === null) return textIn(result, "total_so_far")
  return textIn(total, "display") || `${textIn(total, "currency")} ${textIn(total, "amount")}`.trim()
}
