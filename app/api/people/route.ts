// GET: the people of the workspace, for administrators. Changes nothing.
import { readPeople } from "@/lib/server/people-view"
import { readResponse } from "@/lib/server/read-response"

export async function GET(request: Request): Promise<Response> {
  return readResponse(request, readPeople)
}
