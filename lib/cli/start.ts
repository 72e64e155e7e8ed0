// npm start: brings a checkout and its data folder up to a web server that answers; everything it starts ends with it.
import path from "node:path"
import { withCheckoutLock } from "@/lib/server/checkout-lock"
import { env, localUrl, type Settings } from "@/lib/server/env"
import { claimDataFolder, type OpenInstallation, openInstallation } from "@/lib/server/installation"
import { refuseSetup } from "@/lib/server/setup-sentence"
import { buildApp } from "./build-app"
import { generateClient } from "./generate-client"
import { runCommand } from "./run-command"
import { requireFreePort, startWebServer } from "./web-server"

await runCommand(async (stop) => {
  const settings = env()
  const root = process.cwd()
  const address = localUrl(settings.host, settings.port)
  const claim = claimDataFolder(settings.dataFolder, address)
  try {
    await requireFreePort(settings.host, settings.port)
    const installation = await openInstallation(claim, settings, path.join(root, "prisma/migrations"))
    try {
      await withCheckoutLock(root, sayWaiting, async () => {
        await generateClient(root, stop)
        await buildApp(root, stop)
      })
      if (!stop.aborted) await serve({ root, address, settings, installation, stop })
    } finally {
      await installation.close()
    }
  } finally {
    claim.release()
  }
  return 0
})

type Serving = {
  root: string
  address: string
  settings: Settings
  installation: OpenInstallation
  stop: AbortSignal
}

/** Until the command is asked to stop. Throws the sentence of a refused set-up where the web server ends by itself. */
async function serve({ root, address, settings, installation, stop }: Serving): Promise<void> {
  const { host, port, dataFolder, publicUrl } = settings
  const served = new AbortController()
  const web = startWebServer({
    root,
    host,
    port,
    address,
    environment: {
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_URL: installation.databaseUrl,
      READBACK_AUTH_SECRET: installation.authSecret,
      READBACK_DATA: dataFolder,
      READBACK_URL: publicUrl,
      HOST: host,
      PORT: String(port),
    },
  })
  try {
    await web.ready(stop)
    if (!stop.aborted) console.log(`Readback is ready at ${address}`)
    const reason = await Promise.race([
      web.ended.then(() => "web server" as const),
      installation.databaseGone(served.signal).then(() => "database" as const),
      untilAborted(stop),
    ])
    if (stop.aborted) return
    if (reason === "web server") refuseSetup("The web server ended by itself (see above): start again.")
    if (reason === "database")
      refuseSetup("PostgreSQL ended under Readback: start again, nothing that was saved is lost.")
  } finally {
    served.abort()
    await web.stop()
  }
}

function untilAborted(stop: AbortSignal): Promise<"asked"> {
  if (stop.aborted) return Promise.resolve("asked")
  return new Promise((resolve) => {
    stop.addEventListener("abort", () => resolve("asked"), { once: true })
  })
}

function sayWaiting(pid: number): void {
  console.log(`Waiting for process ${pid}, which builds in this checkout.`)
}
