// Next's start hook: in the Node server it starts the runner that carries every loop on. Does nothing while building.
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { startServer } = await import("@/lib/server/start-server")
  startServer()
}
