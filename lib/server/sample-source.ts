// Takes the sample's files from the checkout in, as an upload of the viewer's. Makes no file and files none under a use.
import { open } from "node:fs/promises"
import path from "node:path"
import type { SampleFile, SampleSource } from "@/lib/commands/load-sample"
import { type ReceivePorts, readStored, storeUpload } from "./receive-upload"

/** In the order a person would file them: the tender, what changes it, then what the company brings. */
const files: readonly Pick<SampleFile, "name" | "uses">[] = [
  { name: "tender-document.pdf", uses: ["document"] },
  { name: "corrigendum-1.pdf", uses: ["document"] },
  { name: "corrigendum-2.docx", uses: ["document"] },
  { name: "bill-of-quantities.xlsx", uses: ["document"] },
  { name: "price-list.xlsx", uses: ["document", "rates"] },
  { name: "company-profile.xlsx", uses: ["profile"] },
  { name: "messages.json", uses: ["messages"] },
]

/** Throws where a file of the checkout is missing or cannot be read. */
export function sampleSource(ports: ReceivePorts): SampleSource {
  return {
    async receive(viewer) {
      const received: SampleFile[] = []
      for (const { name, uses } of files) {
        const file = await open(path.join(/*turbopackIgnore: true*/ sampleFolder(), name))
        const stored = await storeUpload(ports, { name, content: file.createReadStream() })
        if ("outcome" in stored) throw new Error(`The sample's ${name}: ${stored.sentence}`)
        const read = await readStored(ports, viewer, stored)
        if (read.outcome === "refused") throw new Error(`The sample's ${name}: ${read.sentence}`)
        received.push({ upload: read.upload, fileHash: stored.fileHash, name, uses })
      }
      return received
    },
  }
}

// Found from the checkout's root, where every command and the web server run.
function sampleFolder(): string {
  return path.join(/*turbopackIgnore: true*/ process.cwd(), "lib", "cli", "sample")
}
