// GET: the company's profile, rates and messages in force, with their imports. Changes nothing.
import { readCompany } from "@/lib/server/company-reads"
import { readResponse } from "@/lib/server/read-response"
import { runtime } from "@/lib/server/runtime"

export async function GET(request: Request): Promise<Response> {
  return readResponse(request, (viewer) => readCompany(runtime(), viewer))
}
