import { z } from 'zod'
import { certificateBrand, certificateCode, certificateKind, certificateState } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, instant } from '../fields.ts'
import { pageOf } from '../page.ts'

export const showCertificate = endpoint({
  service: 'home',
  method: 'GET',
  path: 'certificates/:code',
  access: 'public',
  prose:
    'Checks a certificate by its code: whether it is valid, and what it says. The grade is there only if its holder shares it.',
  params: z.object({ code: certificateCode }),
  reply: z.object({
    code: z.string(),
    kind: certificateKind,
    /** Issued by us, neither revoked nor expired. */
    valid: z.boolean(),
    state: certificateState,
    holder: z.string(),
    title: z.string(),
    heading: z.string(),
    brand: certificateBrand,
    /** What the brand was called at the issue. */
    issuer: z.string(),
    issuerLatin: z.string(),
    teacher: z.string(),
    hours: z.int(),
    /** Told in place of the hours where it is not null. */
    minutes: z.int().nullable(),
    /** In hundredths of a percent. */
    grade: z.int().nullable(),
    issuedAt: instant,
    /** The day of issue as it stands on the certificate for readers of English. */
    issuedOnGregorian: z.string(),
    expiresAt: instant.nullable(),
    revokedAt: instant.nullable(),
    revokedReason: z.string().nullable(),
    /** Its signature is right, and it says what was signed; null: it is older than the signatures. */
    isIntact: z.boolean().nullable(),
    /** The code of the certificate that renews this one. */
    renewedBy: z.string().nullable(),
    /** Null when the course is not published. */
    courseSlug: z.string().nullable(),
    webinarSlug: z.string().nullable(),
    image: z.string(),
    /** The signed Open Badges 3.0 credential. */
    credential: z.string(),
    pdf: z.string(),
  }),
  errors: ['certificates.unknown-code'],
})

export const listRevoked = endpoint({
  service: 'home',
  method: 'GET',
  path: 'certificates/revoked',
  access: 'public',
  prose: 'Certificates that were revoked, the latest first: code, day and reason, and nobody’s name.',
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(z.object({ code: z.string(), revokedAt: instant, reason: z.string() })),
  errors: [],
})
