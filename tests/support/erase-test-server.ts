// Run at the end of `npm test`: ends the shared test PostgreSQL and deletes its files.
import { eraseTestServer } from "./test-database"

await eraseTestServer()
