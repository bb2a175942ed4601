import type { CertificateState } from '@arvand/contracts/certificate-words'
import { certificateReason } from '@arvand/contracts/certificates'
import { camelCase } from '@arvand/contracts/fields'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage, newestFirst } from '#platform/keyset'
import { isEnough, stateOf, whyNotRenew } from '../certificate.ts'
import { certificates, type ItemKind } from '../tables.ts'

interface Item {
  readonly kind: ItemKind
  readonly id: string
}

const ofItem = (db: Db, { kind, id }: Item) =>
  certificates(db)
    .selectFrom('certificates.certificates as c')
    .innerJoin('certificates.templates as t', 't.id', 'c.template_id')
    .where('t.kind', '=', kind)
    .where('t.item_id', '=', id)

interface IssuedAsk {
  readonly state?: CertificateState | undefined
  readonly passMark?: 'below' | undefined
  readonly cursor?: string | undefined
}

/** A certificate that stands, earned by an exam that its holder does not pass any more. */
const belowPassMark = sql<boolean>`(
  c.reason = 'passed' and c.revoked_at is null and t.exam_id is not null and not exists (
    select from exams.passed_exams as passed
     where passed.exam_id = t.exam_id and passed.person_id = c.person_id))`

/** Ten certificates of a course or a webinar, newest first. */
export async function listIssued(db: Db, now: Date, item: Item, { state, passMark, cursor }: IssuedAsk) {
  const rows = inState(ofItem(db, item), state, now)
    .select(['c.code', 'c.person_id as personId', 'c.holder', 'c.reason'])
    .select(['c.issued_at', 'c.expires_at', 'c.revoked_at', 'c.renewed_at'])
    .select(belowPassMark.as('isBelowPassMark'))
  const asked = passMark ? rows.where(belowPassMark) : rows
  const page = await keysetPage(asked, newestFirst('c.issued_at', 'c.id'), cursor)
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

function inState(rows: ReturnType<typeof ofItem>, state: CertificateState | undefined, now: Date) {
  if (!state) return rows
  if (state === 'revoked') return rows.where('c.revoked_at', 'is not', null)
  const standing = rows.where('c.revoked_at', 'is', null)
  return state === 'expired'
    ? standing.where('c.expires_at', '<=', now)
    : standing.where((eb) => eb.or([eb('c.expires_at', 'is', null), eb('c.expires_at', '>', now)]))
}

export async function countIssued(db: Db, item: Item): Promise<number> {
  const rows = ofItem(db, item).select((eb) => eb.fn.countAll<number>().as('count'))
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

/** Who was in a webinar and has no certificate of it; one that was revoked was taken away on purpose. */
const waitingOfWebinar = (db: Db, webinarId: string) =>
  certificates(db)
    .selectFrom('live.attended_webinars as a')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .where('a.webinar_id', '=', webinarId)
    .where('p.has_left', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificates.certificates as c')
            .innerJoin('certificates.templates as t', 't.id', 'c.template_id')
            .select('c.id')
            .where('t.kind', '=', 'webinar')
            .where('t.item_id', '=', webinarId)
            .whereRef('c.person_id', '=', 'a.person_id'),
        ),
      ),
    )

/** Those who wait for a certificate of a webinar, in the order in which they registered. */
export async function listWaitingOfWebinar(db: Db, webinarId: string, leastPercent: number, cursor?: string) {
  const rows = waitingOfWebinar(db, webinarId).select([
    ...(['a.person_id as personId', 'p.name', 'a.minutes', 'a.of_minutes as ofMinutes'] as const),
  ])
  const page = await keysetPage(rows, [asc('a.turn', 'integer')], cursor)
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, isEnough: isEnough(item, leastPercent) })),
  }
}

export async function countWaitingOfWebinar(db: Db, webinarId: string): Promise<number> {
  const rows = waitingOfWebinar(db, webinarId).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/** Which of these people may be given a certificate, with their names. */
export const entitledAmong = (db: Db, { kind, id }: Item, people: readonly string[]) =>
  kind === 'course' ? learnersAmong(db, id, people) : attendeesAmong(db, id, people)

async function attendeesAmong(db: Db, webinarId: string, people: readonly string[]) {
  const rows = await certificates(db)
    .selectFrom('live.attended_webinars as a')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .select(['p.id', 'p.name'])
    .where('a.webinar_id', '=', webinarId)
    .where('a.person_id', '=', sql<string>`any(${people}::uuid[])`)
    .where('p.has_left', '=', false)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Who learns or learned the course. Whoever was brought by a mobile and has not opened it is told like a stranger: a list
 * of mobiles would say which of them have an account.
 */
async function learnersAmong(db: Db, courseId: string, people: readonly string[]) {
  const rows = await certificates(db)
    .selectFrom('courses.learners as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['p.id', 'p.name'])
    .where('e.course_id', '=', courseId)
    .where('e.person_id', '=', sql<string>`any(${people}::uuid[])`)
    .where('e.state', 'in', ['active', 'completed', 'expired'])
    .where('e.opened_at', 'is not', null)
    .where('p.has_left', '=', false)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
