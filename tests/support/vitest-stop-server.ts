// Stops the shared test PostgreSQL after a vitest run; it starts nothing, the first test that needs the server does.
import { stopTestServer } from "./test-database"

export async function teardown(): Promise<void> {
  await stopTestServer()
}
