// Makes the files of an invented tender and says what a reader must find in them; never writes to disk.

import type { Block } from "./blocks"
import { firstCorrigendum, secondCorrigendum } from "./corrigenda"
import { renderDocx } from "./docx-letter"
import { type PackFileNames, type PackTruth, packTruth } from "./pack-truth"
import { renderPdf } from "./pdf-pages"
import { tenderDocument } from "./tender-document"
import { TenderSpec } from "./tender-spec"
import { billOfQuantities, companyProfile, rateList } from "./workbooks"

export type PackUse = "document" | "rates" | "profile" | "messages"
export type PackFile = { name: string; mediaType: string; bytes: Uint8Array; use: PackUse[] }
export type Pack = { files: PackFile[]; truth: PackTruth }

const PDF = "application/pdf"
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/**
 * The same spec gives the same bytes. Files come in the order tender, corrigendum 1, corrigendum 2, schedule, rates,
 * profile, messages. Throws on a spec that is not well formed.
 */
export async function makeTenderPack(input: TenderSpec): Promise<Pack> {
  const spec = TenderSpec.parse(input)
  const names = fileNames(spec)
  const tender = await tenderDocument(spec)
  const letters = {
    first: firstCorrigendum(spec, tender.clauseNumbers),
    second: secondCorrigendum(spec, tender.clauseNumbers),
  }
  const files: PackFile[] = [
    { name: names.tender, mediaType: PDF, bytes: tender.bytes, use: ["document"] },
    await letterFile(spec, { name: names.corrigendum1, number: 1, blocks: letters.first, ...spec.corrigendum1 }),
    await letterFile(spec, { name: names.corrigendum2, number: 2, blocks: letters.second, ...spec.corrigendum2 }),
    { name: names.schedule, mediaType: XLSX, bytes: await billOfQuantities(spec), use: ["document"] },
    { name: names.rates, mediaType: XLSX, bytes: await rateList(spec), use: ["rates"] },
    { name: names.profile, mediaType: XLSX, bytes: await companyProfile(spec), use: ["profile"] },
    { name: names.messages, mediaType: "application/json", bytes: messagesFile(spec), use: ["messages"] },
  ]
  return { files, truth: packTruth(spec, names) }
}

function fileNames(spec: TenderSpec): PackFileNames {
  const named = (name: string) => `${spec.filePrefix}${name}`
  return {
    tender: named("tender-document.pdf"),
    corrigendum1: named(`corrigendum-1.${spec.corrigendum1.format}`),
    corrigendum2: named(`corrigendum-2.${spec.corrigendum2.format}`),
    schedule: named("bill-of-quantities.xlsx"),
    rates: named("price-list.xlsx"),
    profile: named("company-profile.xlsx"),
    messages: named("messages.json"),
  }
}

type Letter = { name: string; number: number; issued: string; format: "pdf" | "docx"; blocks: Block[] }

async function letterFile(spec: TenderSpec, letter: Letter): Promise<PackFile> {
  const look = {
    title: `Corrigendum ${letter.number} to tender ${spec.tenderNumber}`,
    author: spec.authority.name,
    date: letter.issued,
  }
  if (letter.format === "docx") {
    const bytes = await renderDocx({ ...look, blocks: letter.blocks })
    return { name: letter.name, mediaType: DOCX, bytes, use: ["document"] }
  }
  const { bytes } = await renderPdf({
    ...look,
    runningHead: `${spec.authority.short}   Corrigendum ${letter.number}, Tender No. ${spec.tenderNumber}`,
    runningFoot: "Signature of the bidder with seal",
    parts: [letter.blocks],
  })
  return { name: letter.name, mediaType: PDF, bytes, use: ["document"] }
}

function messagesFile(spec: TenderSpec): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(spec.messages, null, 2)}\n`)
}
