// The company's records: what every bid draws on. Everybody signed in reads them; managers change them.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { CompanyScreen } from "@/components/company/company-screen"
import { companyQuery } from "@/lib/queries/company"
import { readCompany } from "@/lib/server/company-reads"
import { runtime } from "@/lib/server/runtime"
import { pageViewer } from "@/lib/server/viewer"

export const metadata: Metadata = { title: "Company" }

export default async function CompanyPage() {
  const viewer = await pageViewer("/settings/company")
  const company = await readCompany(runtime(), viewer)
  if (!company) notFound()
  const client = new QueryClient()
  client.setQueryData(companyQuery.queryKey, company)
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <CompanyScreen />
    </HydrationBoundary>
  )
}
