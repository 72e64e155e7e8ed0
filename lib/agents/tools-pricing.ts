// The tools that price items: the bill, rates by words, and one item at one rate. Amounts and sums are code's alone.
import { z } from "zod"
import type { AgentPorts } from "@/lib/agents/agent-ports"
import { readBill } from "@/lib/agents/read-bill"
import { decided, quoted, said, undecided } from "@/lib/agents/tool-result"
import { findRates as ranked } from "@/lib/bids/find-rates"
import { namedRates, priceItem, standingPrices, totalOf } from "@/lib/bids/pricing"
import { pricesOf, workCollection } from "@/lib/bids/work"
import type { DecideTool, RunTool } from "@/lib/core/tools"

const Nothing = z.object({})

export function listItems(ports: AgentPorts): RunTool<typeof Nothing> {
  return {
    kind: "run",
    effect: "read",
    name: "list_items",
    description: "Lists the items to be priced, as the documents' tables have them, and rows that could not be read.",
    input: Nothing,
    run: async (_input, { ledger }) => {
      const state = await ports.ledgers.now(ledger)
      const bill = await readBill(ports, state)
      const priced = new Set(standingPrices(pricesOf(state), bill.items).map(({ number }) => number))
      const items = bill.items.map(({ item, description, unit, quantity }) => ({
        item,
        description,
        unit,
        quantity,
        priced: priced.has(item),
      }))
      return quoted({ items, notes: bill.notes })
    },
  }
}

const Query = z.object({ query: z.string().min(1).describe("Words of the item's description, or the code of a rate.") })

export function findRates({ records }: AgentPorts): RunTool<typeof Query> {
  return {
    kind: "run",
    effect: "read",
    name: "find_rates",
    description: "Finds rates of the company's list by words, the closest first.",
    input: Query,
    run: async ({ query }) => {
      const rates = ranked(namedRates(await records.rates()), query).map(
        ({ id, description, unit, rate, currency, score }) => ({
          rate: id,
          description,
          unit,
          amount: rate,
          currency,
          score,
        }),
      )
      return quoted({ rates })
    },
  }
}

const Price = z.object({
  item: z.string().describe("The item's number from list_items."),
  rate: z.string().describe('The rate\'s id from find_rates, such as "rt_1".'),
})

export function priceOneItem(ports: AgentPorts): DecideTool<typeof Price> {
  return {
    kind: "decide",
    name: "price_item",
    description: "Prices one item at a rate of the list. Refused where the units differ.",
    input: Price,
    decide: async ({ item: number, rate: id }, { state, exchange, agent, call }) => {
      const bill = await readBill(ports, state)
      const item = bill.items.find((one) => one.item === number)
      if (item === undefined) return undecided(`There is no item ${number} to price. Use a number of list_items.`)
      const rate = namedRates(await ports.records.rates()).find((one) => one.id === id)
      if (rate === undefined) return undecided(`There is no rate ${id}. Use an id of find_rates.`)
      const priced = standingPrices(pricesOf(state), bill.items)
      const data = priceItem({ item, rate, priced })
      if ("refused" in data) return undecided(data.refused)
      const total = totalOf([...priced.filter((price) => price.number !== number), data])
      const by = { exchange, agent, call }
      const collection = workCollection.price
      return decided(
        said({ item: number, rate: id, amount: data.amount, total_so_far: total?.canonical ?? null }),
        [{ type: "work-recorded", version: 1, collection, id: number, data, by }],
        [`work:${collection}`, "documents"],
      )
    },
  }
}
