// Reads the text of a PDF page by page in a thread of its own. It never writes anything but messages to its parent.
import { parentPort, workerData } from "node:worker_threads"
import { getDocumentProxy, getResolvedPDFJS } from "unpdf"

/** Messages: {kind: "progress", done, total}, then one of {kind: "pages", texts, pictures} and {kind: "failed", name}. */
async function main() {
  const document = await getDocumentProxy(workerData.bytes, { verbosity: 0 })
  const texts = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    texts.push(pageText((await page.getTextContent()).items))
    page.cleanup()
    parentPort.postMessage({ kind: "progress", done: number, total: document.numPages })
  }
  const hasText = texts.some((text) => /\S/.test(text))
  const pictures = hasText ? "unasked" : await hasPictures(document)
  parentPort.postMessage({ kind: "pages", texts, pictures })
}

/** Items in the order they were written; a change of line is a line end, a gap within a line a space. */
function pageText(items) {
  let text = ""
  let previous = null
  for (const item of items) {
    if (typeof item.str !== "string") continue
    if (previous !== null && item.str !== "") text += jointBetween(previous, item, text)
    text += item.str
    if (item.hasEOL) text += "\n"
    if (item.str !== "") previous = item
  }
  return text.replace(/[ \t]+\n/g, "\n").trimEnd()
}

function jointBetween(previous, item, text) {
  if (/\s$/.test(text) || /^\s/.test(item.str)) return ""
  const size = Math.abs(item.transform[3]) || item.height || 10
  if (Math.abs(item.transform[5] - previous.transform[5]) > size * 0.6) return "\n"
  const gap = item.transform[4] - (previous.transform[4] + previous.width)
  return gap > size * 0.2 || gap < -size ? " " : ""
}

async function hasPictures(document) {
  const { OPS } = await getResolvedPDFJS()
  const painting = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]
  for (let number = 1; number <= Math.min(document.numPages, 3); number += 1) {
    const operators = await (await document.getPage(number)).getOperatorList()
    if (operators.fnArray.some((operator) => painting.includes(operator))) return "yes"
  }
  return "no"
}

main().catch((error) => parentPort.postMessage({ kind: "failed", name: String(error?.name) }))
