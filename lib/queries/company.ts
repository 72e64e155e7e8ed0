// The company's records for the browser: one read, and taking an import out of force. Keeps no copy.
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { withdrawRecords } from "@/lib/actions/withdraw-records"
import { CompanyView } from "@/lib/views/company"
import { keys } from "./keys"
import { readJson } from "./read-json"
import { useAct } from "./use-act"

export const companyQuery = queryOptions({
  queryKey: keys.company,
  queryFn: ({ signal }) => readJson(CompanyView, "/api/company", signal),
})

/** Shows the change only after the server said that it is made, by reading the records again. */
export function useWithdrawRecords(onDone: () => void) {
  const client = useQueryClient()
  return useAct(withdrawRecords, {
    onOutcome: async (outcome) => {
      await client.invalidateQueries({ queryKey: keys.company })
      if (outcome.done) onDone()
    },
  })
}
