// Loads a command written in TypeScript, from the checkout's root whatever the current folder; it never checks the Node version.
const path = require("node:path")

module.exports = async function load(command) {
  process.chdir(path.join(__dirname, "../.."))
  if (!/^[a-z-]+$/.test(command || "")) fail("Name a command: node lib/cli/run.cjs start.")
  const typescript = await import("tsx/esm/api").catch((error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error
    return fail("Readback's packages are not installed: run npm ci and start again.")
  })
  typescript.register()
  await import(`./${command}.ts`)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
