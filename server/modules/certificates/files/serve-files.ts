import { readCertificateCode } from '@arvand/contracts/certificate-words'
import { certificateBrand, certificateLanguage } from '@arvand/contracts/certificates'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '#platform/refusal'
import type { CertificatesDeps } from '../deps.ts'
import { drawsByAddress } from '../limits.ts'
import { certificates } from '../tables.ts'
import { keptFiles } from './kept-files.ts'
import { renderCertificate } from './render-certificate.ts'

type Deps = Pick<CertificatesDeps, 'db' | 'limits' | 'publicUrl'>

const query = z.object({
  lang: certificateLanguage.default('fa'),
  brand: certificateBrand.optional(),
  shape: z.enum(['page', 'story']).default('page'),
})

const types = { pdf: 'application/pdf', png: 'image/png' } as const

interface Asked {
  Params: { code: string; format: string }
}

/** Serves a certificate as PDF and as a picture to everybody who has its code, until it is revoked. */
export const serveCertificateFiles = (deps: Deps) => {
  const kept = keptFiles()
  return (app: FastifyInstance): void => {
    app.get<Asked>('/certificates/:code(^[^./]+).:format(^pdf|png)', async (request, reply) => {
      const asked = query.safeParse(request.query)
      if (!asked.success) return refuse('request.invalid')
      const format = request.params.format === 'pdf' ? 'pdf' : 'png'
      const row = await needPrinted(deps, request.params.code)
      const { lang: language, brand: variant = row.brand, shape } = asked.data
      if (shape === 'story' && format === 'pdf') return refuse('request.invalid')
      const name = [row.code, format, shape, language, variant, row.shares_grade].join(' ')
      const file = await kept(name, async () => {
        await deps.limits.takeByAddress(drawsByAddress, request.ip)
        return renderCertificate(row, { format, shape, language, variant }, deps.publicUrl)
      })
      return (
        reply
          .type(types[format])
          .header('content-disposition', `inline; filename="certificate-${row.code}-${language}.${format}"`)
          // A revoked one shows so within a minute.
          .header('cache-control', 'public, max-age=60')
          .header('x-robots-tag', 'noindex')
          .send(file)
      )
    })
  }
}

/** The certificate of a code as it is typed; one that is revoked is printed no more. */
async function needPrinted({ db }: Pick<Deps, 'db'>, typed: string) {
  const code = readCertificateCode(typed) ?? refuse('certificates.unknown-code')
  const row = await certificates(db)
    .selectFrom('certificates.certificates')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return refuse('certificates.unknown-code')
  return row.revoked_at ? refuse('certificates.revoked') : row
}
