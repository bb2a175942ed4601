import { readCertificateCode } from '@arvand/contracts/certificate-words'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/refusal'
import type { CertificatesDeps } from '../deps.ts'
import { certificates } from '../tables.ts'
import { storeCredential } from './store-credential.ts'

type Deps = Pick<CertificatesDeps, 'db' | 'clock' | 'keyPath' | 'publicUrl'>

/** Serves signed credentials and the public keys that prove them, to programs anywhere. */
export const serveCredentials =
  (deps: Deps) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { code: string } }>('/certificates/:code(^[^./]+).json', async (request, reply) =>
      reply
        .type('application/vc+ld+json')
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=60')
        .header('content-disposition', `inline; filename="certificate-${request.params.code}.json"`)
        .send(JSON.stringify(await findCredential(deps, request.params.code))),
    )
    app.get('/.well-known/arvand-certificates.json', async (_request, reply) => {
      const { issuerDocument } = await import('./issuer-keys.ts')
      return reply
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(await issuerDocument(deps.db, deps.publicUrl))
    })
  }

/** The signed credential of a code. A revoked one is given too: its status says so. */
async function findCredential(deps: Deps, typed: string): Promise<object> {
  const code = readCertificateCode(typed) ?? refuse('certificates.unknown-code')
  const row = await certificates(deps.db)
    .selectFrom('certificates.certificates')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return refuse('certificates.unknown-code')
  // One that was issued before there were signatures is signed when somebody asks.
  return withProofs(row.credential ?? (await storeCredential(deps, deps.db, row)))
}

/** Open Badges 3.0 wants a list of proofs, where Data Integrity also allows a single one. */
const withProofs = ({ proof, ...rest }: { readonly proof?: unknown }): object => ({
  ...rest,
  proof: [proof].flat(),
})
