import type { FastifyInstance } from 'fastify'
import type { CertificatesDeps } from '../deps.ts'
import { certificates } from '../tables.ts'

/** Serves `/certificates/revoked.json`: all certificates that were revoked, for programs that check many. */
export const serveRevocations =
  ({ db, publicUrl }: Pick<CertificatesDeps, 'db' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get('/certificates/revoked.json', async (_request, reply) => {
      const rows = await certificates(db)
        .selectFrom('certificates.certificates')
        .select(['code', 'revoked_at as at', 'revoked_reason as reason'])
        .where('revoked_at', 'is not', null)
        .orderBy('revoked_at')
        .orderBy('id')
        .execute()
      return reply
        .header('cache-control', 'public, max-age=30')
        .header('access-control-allow-origin', '*')
        .send({
          id: new URL('/certificates/revoked.json', publicUrl).href,
          issuer: publicUrl.origin,
          revokedCredential: rows.map(({ code, at, reason }) => ({
            id: new URL(`/certificates/${code}.json`, publicUrl).href,
            ...{ code, revoked: true, revokedAt: at?.toISOString(), revocationReason: reason },
          })),
        })
    })
  }
