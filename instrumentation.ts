// Next's start hook: starts the runner that carries every loop on. Next compiles it for its edge runtime too, where it does nothing.
export async function register() {
  // Next replaces this very expression while it builds, so that the edge build leaves the server out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("@/lib/server/start-server")
    startServer()
  }
}
