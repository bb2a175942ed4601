import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Db } from '#platform/database'
import type { Printed } from '../files/certificate-document.ts'
import { type Credential, credentialOf } from './credential.ts'

type Kept = Printed & { readonly template_id: string; readonly credential: object | null }

const signed = z.object({ issuer: z.object({ id: z.url() }) })

/** Of whom and of what a credential speaks. The sentence on how it is earned may be put in other words later. */
const said = ({ credentialSubject, validFrom, validUntil }: Partial<Credential>) => {
  const { criteria: _, ...achievement } = credentialSubject?.achievement ?? {}
  return { subject: { ...credentialSubject, achievement }, validFrom, validUntil }
}

/** Whether a certificate still says what was signed, and the signature is by one of our keys; null: it has none. */
export async function isIntact(db: Db, row: Kept): Promise<boolean | null> {
  if (!row.credential) return null
  // The site may have moved since; the signature covers the address that it had.
  const origin = new URL(signed.parse(row.credential).issuer.id)
  if (!isDeepStrictEqual(said(row.credential), said(credentialOf(row, origin)))) return false
  // The packages that check are large, so they are loaded with the first certificate.
  const [{ issuerDocument }, { isSigned }] = await Promise.all([
    import('./issuer-keys.ts'),
    import('./check-credential.ts'),
  ])
  return isSigned(row.credential, await issuerDocument(db, origin))
}
