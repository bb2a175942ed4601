import type { CertificateState } from '@arvand/contracts/certificate-words'
import { certificateReason } from '@arvand/contracts/certificates'
import { camelCase } from '@arvand/contracts/fields'
import type { Db } from '#platform/database'
import { desc, keysetPage, newestFirst } from '#platform/keyset'
import { stateOf, whyNotRenew } from '../certificate.ts'
import { certificates } from '../tables.ts'

const ofCourse = (db: Db, courseId: string) =>
  certificates(db)
    .selectFrom('certificates.certificates as c')
    .innerJoin('certificates.templates as t', 't.id', 'c.template_id')
    .where('t.kind', '=', 'course')
    .where('t.item_id', '=', courseId)

/** Ten certificates of a course, newest first. */
export async function listIssued(
  db: Db,
  now: Date,
  courseId: string,
  { state, cursor }: { state?: CertificateState | undefined; cursor?: string | undefined },
) {
  const rows = inState(ofCourse(db, courseId), state, now)
    .select(['c.code', 'c.person_id as personId', 'c.holder', 'c.reason'])
    .select(['c.issued_at', 'c.expires_at', 'c.revoked_at', 'c.renewed_at'])
  const page = await keysetPage(rows, newestFirst('c.issued_at', 'c.id'), cursor)
  return {
    ...page,
    items: page.items.map(({ code, personId, holder, reason, ...row }) => ({
      ...{ code, personId, holder },
      reason: certificateReason.parse(camelCase(reason)),
      state: stateOf(row, now),
      issuedAt: row.issued_at,
      expiresAt: row.expires_at,
      whyNotRenew: whyNotRenew(row, now),
    })),
  }
}

function inState(rows: ReturnType<typeof ofCourse>, state: CertificateState | undefined, now: Date) {
  if (!state) return rows
  if (state === 'revoked') return rows.where('c.revoked_at', 'is not', null)
  const standing = rows.where('c.revoked_at', 'is', null)
  return state === 'expired'
    ? standing.where('c.expires_at', '<=', now)
    : standing.where((eb) => eb.or([eb('c.expires_at', 'is', null), eb('c.expires_at', '>', now)]))
}

export async function countIssued(db: Db, courseId: string): Promise<number> {
  const rows = ofCourse(db, courseId).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/** Who completed a course and has no certificate of it; one that was revoked was taken away on purpose. */
const waiting = (db: Db, courseId: string) =>
  certificates(db)
    .selectFrom('courses.fact_enrolments as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .where('e.course_id', '=', courseId)
    .where('e.state', '=', 'completed')
    .where('p.has_left', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificates.certificates as c')
            .innerJoin('certificates.templates as t', 't.id', 'c.template_id')
            .select('c.id')
            .where('t.kind', '=', 'course')
            .where('t.item_id', '=', courseId)
            .whereRef('c.person_id', '=', 'e.person_id'),
        ),
      ),
    )

export const listWaiting = (db: Db, courseId: string, cursor?: string) =>
  keysetPage(
    waiting(db, courseId).select(['e.person_id as personId', 'p.name', 'e.completed_at as completedAt']),
    [desc('e.completed_at', 'instant'), desc('e.enrolment_id')],
    cursor,
  )

export async function countWaiting(db: Db, courseId: string): Promise<number> {
  const rows = waiting(db, courseId).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/** Which of these people learn or learned the course, with their names. */
export async function learnersAmong(db: Db, courseId: string, people: readonly string[]) {
  const rows = await certificates(db)
    .selectFrom('courses.fact_enrolments as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['p.id', 'p.name'])
    .where('e.course_id', '=', courseId)
    .where('e.person_id', 'in', [...people])
    .where('e.state', 'in', ['active', 'completed', 'expired'])
    .where('p.has_left', '=', false)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
