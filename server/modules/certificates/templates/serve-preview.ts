import { brandPrefixes } from '@arvand/contracts/certificate-words'
import { certificateBrand, certificateLanguage } from '@arvand/contracts/certificates'
import { line } from '@arvand/contracts/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { refuse } from '#platform/refusal'
import { issuerNow } from '../brands/brand-queries.ts'
import { endOf } from '../certificate.ts'
import type { CertificatesDeps } from '../deps.ts'
import { renderCertificate } from '../files/render-certificate.ts'
import { previewsByPerson } from '../limits.ts'
import { hoursOf, type IssuedItem, type Issuer, needIssuer, needWebinarIssuer } from './may-issue.ts'

const itemId = z.uuid()
const whole = z.coerce.number().int().min(1).max(5000).nullable().catch(null)

/** What is written in the form so far; what is wrong there is left out of the picture. */
const written = z.object({
  lang: certificateLanguage.catch('fa'),
  brand: certificateBrand.catch('arvand'),
  heading: line(2, 60).catch('گواهی پایان دوره'),
  titleLatin: line(0, 160).catch(''),
  signer: line(0, 80).catch(''),
  signerRole: line(0, 80).catch(''),
  hours: whole,
  validMonths: whole,
  showsGrade: z.literal('yes').optional().catch(undefined),
  examId: z.uuid().optional().catch(undefined),
})

/** Serves the picture of a certificate as its template stands in the form, with a made-up holder. */
export const servePreview = (deps: CertificatesDeps) => {
  const cookie = sessionCookieFor(deps.publicUrl)
  return (app: FastifyInstance): void => {
    const preview = async (need: Need, request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const token = cookie.read(request.headers.cookie)
      const actor = (token === null ? null : await deps.whoIs(token)) ?? refuse('request.unauthenticated')
      const id = itemId.safeParse(request.params.itemId).data ?? refuse('request.not-found')
      const item = await need(deps.db, actor, id)
      await deps.limits.take(previewsByPerson, actor.personId)
      const { lang: language, brand: variant, ...fields } = written.parse(request.query)
      const teacher = (await namesOf(deps.db, [item.ownerId])).get(item.ownerId) ?? ''
      const issuer = await issuerNow(deps.db, variant)
      const row = { ...sample(item, teacher, deps.clock.now(), { ...fields, brand: variant }), ...issuer }
      const picture = await renderCertificate(row, { format: 'png', language, variant }, deps.publicUrl)
      return reply.type('image/png').header('cache-control', 'private, max-age=60').send(picture)
    }
    app.get<Asked>('/certificates/preview/:itemId', (request, reply) => preview(needIssuer, request, reply))
    app.get<Asked>('/certificates/preview/webinars/:itemId', (request, reply) =>
      preview(needWebinarIssuer, request, reply),
    )
  }
}

interface Asked {
  Params: { itemId: string }
}

type Need = (db: Db, actor: Issuer, itemId: string) => Promise<IssuedItem>

type Written = Omit<z.output<typeof written>, 'lang'>

const sample = (item: IssuedItem, teacher: string, now: Date, fields: Written) => ({
  ...{ brand: fields.brand, heading: fields.heading, signer: fields.signer, title_latin: fields.titleLatin },
  code: `${brandPrefixes[fields.brand]}-0000-0000-0000`,
  ...{ holder: 'نام و نام خانوادگی دانشجو', title: item.title, teacher, signer_role: fields.signerRole },
  kind: item.kind,
  reason: fields.examId ? ('passed' as const) : ('completed' as const),
  hours: fields.hours ?? hoursOf(item.minutes),
  minutes: item.kind === 'webinar' && fields.hours === null ? item.minutes : null,
  ...{ grade: fields.showsGrade ? 9250 : null, shares_grade: true, issued_at: now },
  expires_at: endOf(now, fields.validMonths),
})
