import { type CertificateState, readCertificateCode } from '@arvand/contracts/certificate-words'
import { certificateReason } from '@arvand/contracts/certificates'
import { camelCase } from '@arvand/contracts/fields'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage, newestFirst } from '#platform/keyset'
import { holdsAll } from '#platform/search'
import { isEnough, stateOf, whyNotRenew } from '../certificate.ts'
import { certificates, type ItemKind } from '../tables.ts'

interface Item {
  readonly kind: ItemKind
  readonly id: string
}

const allIssued = (db: Db) =>
  certificates(db)
    .selectFrom('certificates.certificates as c')
    .innerJoin('certificates.templates as t', 't.id', 'c.template_id')

const ofItem = (db: Db, { kind, id }: Item) =>
  allIssued(db).where('t.kind', '=', kind).where('t.item_id', '=', id)

interface IssuedAsk {
  readonly state?: CertificateState | undefined
  readonly passMark?: 'below' | undefined
  readonly cursor?: string | undefined
}

/** Ten certificates of a course or a webinar, newest first. */
export const listIssued = (db: Db, now: Date, item: Item, ask: IssuedAsk) =>
  issuedPage(ofItem(db, item), now, ask)

interface AllIssuedAsk extends IssuedAsk {
  readonly kind?: ItemKind | undefined
  readonly itemId?: string | undefined
  readonly q?: string | undefined
}

/** Ten certificates of all courses and webinars, newest first. */
export const listAllIssued = (db: Db, now: Date, { kind, itemId, q, ...ask }: AllIssuedAsk) => {
  let rows = allIssued(db)
  if (kind) rows = rows.where('c.kind', '=', kind)
  if (itemId) rows = rows.where('t.item_id', '=', itemId)
  return issuedPage(q ? found(rows, q) : rows, now, ask)
}

/** By a code, or by words of the holder's name and of what is certified. */
function found(rows: ReturnType<typeof allIssued>, q: string) {
  const code = readCertificateCode(q)
  if (code !== null) return rows.where('c.code', '=', code)
  const words = neededWords(searchWords(q))
  const key = sql<string>`c.search_key`
  return words.length === 0 ? rows : rows.where(holdsAll({ title: key, all: key }, words))
}

async function issuedPage(
  of: ReturnType<typeof allIssued>,
  now: Date,
  { state, passMark, cursor }: IssuedAsk,
) {
  const rows = inState(of, state, now)
    .select(['c.code', 'c.person_id as personId', 'c.holder', 'c.reason', 'c.kind', 'c.title'])
    .select(['c.issued_at', 'c.expires_at', 'c.revoked_at', 'c.renewed_at'])
    .select(belowPassMark.as('isBelowPassMark'))
  const asked = passMark ? rows.where(belowPassMark) : rows
  const page = await keysetPage(asked, newestFirst('c.issued_at', 'c.id'), cursor)
  return {
    ...page,
    items: page.items.map(({ reason, issued_at, expires_at, revoked_at, renewed_at, ...row }) => ({
      ...row,
      reason: certificateReason.parse(camelCase(reason)),
      state: stateOf({ expires_at, revoked_at }, now),
      issuedAt: issued_at,
      expiresAt: expires_at,
      whyNotRenew: whyNotRenew({ expires_at, revoked_at, renewed_at }, now),
    })),
  }
}

/** A certificate that stands, earned by an exam that its holder does not pass any more. */
const belowPassMark = sql<boolean>`(
  c.reason = 'passed' and c.revoked_at is null and t.exam_id is not null and not exists (
    select from exams.passed_exams as passed
     where passed.exam_id = t.exam_id and passed.person_id = c.person_id))`

function inState(rows: ReturnType<typeof allIssued>, state: CertificateState | undefined, now: Date) {
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
