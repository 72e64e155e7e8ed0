// Starts one of Readback's commands: node lib/cli/run.cjs <command>. Written so that every Node there ever was reads it,
// because its first duty is to tell an old one that it is too old.
var version = process.versions.node.split(".").map(Number)
var tooOld = version[0] < 20 || (version[0] === 20 && version[1] < 11)
var sentence = [
  "Readback needs Node 20.11 or newer and this is ",
  process.version,
  ": install a newer one and start again.",
]
if (tooOld) {
  console.error(sentence.join(""))
  process.exit(1)
}
require("./load.cjs")(process.argv[2])
