import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { filesOf, sharedGrade, stateOf } from '../certificate.ts'
import { isIntact } from '../credential/is-intact.ts'
import type { CertificatesDeps } from '../deps.ts'
import { datesOf } from '../files/certificate-document.ts'
import { certificates } from '../tables.ts'

/** A certificate as anybody may see it who has its code. */
export async function showCertificate({ db, clock }: Pick<CertificatesDeps, 'db' | 'clock'>, code: string) {
  const row = (await findShown(db, code)) ?? refuse('certificates.unknown-code')
  const state = stateOf(row, clock.now())
  return {
    ...{
      code: row.code,
      kind: row.kind,
      valid: state === 'valid',
      state,
      holder: row.holder,
      title: row.title,
    },
    ...{
      heading: row.heading,
      brand: row.brand,
      issuer: row.issuer,
      issuerLatin: row.issuer_latin,
      teacher: row.teacher,
      hours: row.hours,
      minutes: row.minutes,
    },
    grade: sharedGrade(row),
    issuedOnGregorian: datesOf(row.issued_at, 'en').gregorian,
    ...{ issuedAt: row.issued_at, expiresAt: row.expires_at },
    ...{ revokedAt: row.revoked_at, revokedReason: row.revoked_reason, renewedBy: row.renewedBy },
    isIntact: await isIntact(db, row),
    courseSlug: row.courseState === 'published' ? row.courseSlug : null,
    webinarSlug: row.webinarSlug,
    ...filesOf(row.code),
  }
}

const findShown = (db: Db, code: string) =>
  certificates(db)
    .selectFrom('certificates.certificates as c')
    .innerJoin('certificates.templates as t', 't.id', 'c.template_id')
    .leftJoin('courses.known_courses as k', 'k.id', 't.item_id')
    .leftJoin('live.known_webinars as w', 'w.id', 't.item_id')
    .leftJoin('certificates.certificates as n', 'n.renews_id', 'c.id')
    .selectAll('c')
    .select([
      'k.slug as courseSlug',
      'k.state as courseState',
      'w.slug as webinarSlug',
      'n.code as renewedBy',
    ])
    .where('c.code', '=', code)
    .executeTakeFirst()
