// The people of the workspace, for administrators; nobody else finds such a page.
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { PeopleScreen } from "@/components/accounts/people-screen"
import { peopleQuery } from "@/lib/queries/people"
import { readPeople } from "@/lib/server/people-view"
import { pageViewer } from "@/lib/server/viewer"

export const metadata: Metadata = { title: "People" }

export default async function PeoplePage() {
  const viewer = await pageViewer("/settings/people")
  const people = await readPeople(viewer)
  if (!people) notFound()
  const client = new QueryClient()
  client.setQueryData(peopleQuery.queryKey, people)
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PeopleScreen viewerId={viewer.id} />
    </HydrationBoundary>
  )
}
