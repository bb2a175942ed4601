import { earnedBy, sharedGrade } from '../certificate.ts'
import type { Printed } from '../files/certificate-document.ts'

/** The contexts whose terms a credential uses; https://www.imsglobal.org/spec/ob/v3p0 */
export const contextUrls = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  // Names the list of revocations.
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const

/** Where the issuer's public keys stand; the address is also the id of the issuer. */
export const issuerOf = (publicUrl: URL): string =>
  new URL('/.well-known/arvand-certificates.json', publicUrl).href

const criteria = {
  course: 'گذراندن همهٔ درس‌های دوره',
  passedExam: 'قبولی در آزمون دوره',
  webinar: 'حضور در وبینار',
} as const

const lengthOf = ({ hours, minutes }: Printed): string =>
  minutes === null ? `${hours} ساعت` : `${minutes} دقیقه`

/** Pure: a certificate as an Open Badges 3.0 credential, not yet signed. */
export function credentialOf(row: Printed & { readonly template_id: string }, publicUrl: URL) {
  const grade = sharedGrade(row)
  const resultId = `urn:uuid:${row.template_id}#grade`
  const iso = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z')
  return {
    '@context': [...contextUrls],
    id: new URL(`/certificates/${row.code}.json`, publicUrl).href,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.title,
    issuer: {
      id: issuerOf(publicUrl),
      type: ['Profile'],
      name: row.issuer,
      url: publicUrl.origin,
      description: row.issuer_tagline,
    },
    validFrom: iso(row.issued_at),
    ...(row.expires_at ? { validUntil: iso(row.expires_at) } : {}),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: row.holder, identityType: 'name', hashed: false }],
      achievement: {
        id: `urn:uuid:${row.template_id}`,
        type: ['Achievement'],
        achievementType: row.kind === 'course' ? 'CertificateOfCompletion' : 'Certificate',
        name: row.title,
        description: `${row.heading} «${row.title}» با تدریس ${row.teacher}، ${lengthOf(row)}`,
        criteria: { narrative: criteria[earnedBy(row)] },
        inLanguage: 'fa',
        ...(grade === null
          ? {}
          : {
              resultDescription: [
                { id: resultId, type: ['ResultDescription'], name: 'نمرهٔ پایانی', resultType: 'Percent' },
              ],
            }),
      },
      ...(grade === null
        ? {}
        : { result: [{ type: ['Result'], resultDescription: resultId, value: String(grade / 100) }] }),
    },
    credentialStatus: {
      id: new URL('/certificates/revoked.json', publicUrl).href,
      type: '1EdTechRevocationList',
    },
  }
}

export type Credential = ReturnType<typeof credentialOf>
