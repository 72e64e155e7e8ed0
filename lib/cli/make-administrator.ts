// When no administrator can sign in: node lib/cli/run.cjs make-administrator name@example.com. Makes no account and shows no password.
import path from "node:path"
import { makeConsoleAdministrator } from "@/lib/server/console-administrator"
import { env } from "@/lib/server/env"
import { runCommand } from "./run-command"

await runCommand(async () => {
  const email = process.argv.slice(2).find((argument) => argument.includes("@"))
  if (!email) {
    console.error("Name the account: node lib/cli/run.cjs make-administrator name@example.com.")
    return 1
  }
  const migrationsFolder = path.resolve(import.meta.dirname, "../../prisma/migrations")
  const made = await makeConsoleAdministrator({ email, settings: env(), migrationsFolder })
  if (!made.done) {
    console.error(made.reason === "not found" ? `There is no account with the e-mail address ${email}.` : made.sentence)
    return 1
  }
  console.log(`${made.name} is an administrator. To set a new password, open this link once before ${made.expiresAt}:`)
  console.log(made.url)
  return 0
})
