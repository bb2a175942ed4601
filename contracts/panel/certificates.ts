import { z } from 'zod'
import { certificateBrand, certificateCode, certificateKind, certificateState } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

const mine = { service: 'panel', method: 'POST', access: 'user' } as const

export const myCertificate = z.object({
  code: z.string(),
  kind: certificateKind,
  title: z.string(),
  brand: certificateBrand,
  state: certificateState,
  issuedAt: instant,
  expiresAt: instant.nullable(),
  /** In hundredths of a percent; null when it was issued without a grade. */
  grade: z.int().nullable(),
  sharesGrade: z.boolean(),
  image: z.string(),
  pdf: z.string(),
})

export const listMyCertificates = endpoint({
  ...mine,
  path: 'certificate/mine',
  prose:
    'The certificates of the person, newest first; those of one course with `courseId`, of one webinar with `webinarId`.',
  body: pageAsk.extend({ courseId: id.optional(), webinarId: id.optional() }),
  reply: pageOf(myCertificate),
  errors: [],
})

export const shareGrade = endpoint({
  ...mine,
  path: 'certificate/shareGrade',
  prose: 'Shows the grade on a certificate of the person, its page and its files, or hides it again.',
  body: z.strictObject({ code: certificateCode, shares: z.boolean() }),
  reply: z.object({ certificate: myCertificate }),
  errors: ['certificates.unknown-code', 'certificates.already-revoked'],
})
