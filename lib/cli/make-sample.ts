// Writes the sample's files under lib/cli/sample; run when the sample changes. Never runs in the product.
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { ANAKAPALLI } from "./sample-files/anakapalli-spec"
import { makeTenderPack } from "./sample-files/make-tender-pack"

const folder = path.resolve(import.meta.dirname, "sample")
const { files, truth } = await makeTenderPack(ANAKAPALLI)
await mkdir(folder, { recursive: true })
for (const file of files) await writeFile(path.join(folder, file.name), file.bytes)
await writeFile(path.join(folder, "expected.json"), `${JSON.stringify(truth, null, 2)}\n`)
console.log(`${files.length} files and what to expect of them written to ${folder}`)
