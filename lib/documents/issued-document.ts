// One document of a bid as ordering sees it: what it says of itself and when it came. It holds no text.
import type { DocumentIdentity } from "@/lib/documents/read-identity"

/** `added` is the upload order, from 0; `name` is the file's name, a hint for proposals only. */
export type IssuedDocument = { id: string; name: string; added: number; identity: DocumentIdentity }
