// POST sign-in/email and sign-out. Every other door of the accounts' library stays shut.
import { accounts } from "@/lib/server/auth"

export async function POST(request: Request): Promise<Response> {
  return accounts().handle(request)
}
