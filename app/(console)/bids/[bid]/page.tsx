// A bid's own address leads to its facts.
import { redirect } from "next/navigation"
import { pagePart } from "@/lib/server/page-part"
import { bidHref } from "@/lib/views/ledger-links"

export default async function BidPage({ params }: { params: Promise<{ bid: string }> }) {
  redirect(bidHref(pagePart((await params).bid), "facts"))
}
