import { randomBytes } from 'node:crypto'
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey'
import type { Db } from '#platform/database'
import { storedSecret } from '#platform/stored-secret'
import type { CertificatesDeps } from '../deps.ts'
import { certificates } from '../tables.ts'
import { issuerOf } from './credential.ts'

export type IssuerKey = Awaited<ReturnType<typeof Ed25519Multikey.generate>>

type Deps = Pick<CertificatesDeps, 'db' | 'clock' | 'keyPath' | 'publicUrl'>

/** The key that signs, made at the first certificate; its public half is kept for ever, so that old proofs stay good. */
export async function signingKey({ db, clock, keyPath, publicUrl }: Deps): Promise<IssuerKey> {
  const seed = await storedSecret(keyPath, randomBytes(32).toString('base64url'))
  const key = await Ed25519Multikey.generate({
    controller: issuerOf(publicUrl),
    seed: new Uint8Array(Buffer.from(seed, 'base64url')),
  })
  await certificates(db)
    .insertInto('certificates.keys')
    .values({ multibase: key.publicKeyMultibase, since: clock.now() })
    .onConflict((twin) => twin.doNothing())
    .execute()
  return key
}

/** All public keys that certificates were signed with, as a controller document of Data Integrity. */
export async function issuerDocument(db: Db, publicUrl: URL) {
  const rows = await certificates(db).selectFrom('certificates.keys').selectAll().orderBy('since').execute()
  const id = issuerOf(publicUrl)
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    assertionMethod: rows.map(({ multibase }) => ({
      id: `${id}#${multibase}`,
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: multibase,
    })),
  }
}

export type IssuerDocument = Awaited<ReturnType<typeof issuerDocument>>

/** The documents of an issuer and of each of its keys, by their addresses. */
export const documentsOf = (issuer: IssuerDocument): Map<string, unknown> =>
  new Map<string, unknown>([
    [issuer.id, issuer],
    ...issuer.assertionMethod.map((key): [string, unknown] => [
      key.id,
      { '@context': 'https://w3id.org/security/multikey/v1', ...key },
    ]),
  ])
