import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type Db, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { addTransition } from './add-enrolment.ts'
import { enrolmentNoticeTypes } from './enrolment-notice-types.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'jobs'>

/** Ends the enrolments whose days are over; runs by schedule. */
export const endEnrolments = jobKind('courses.end-enrolments', z.strictObject({}), { retries: 2, pause: 60 })

/** Notifies learners who have a week or a day left; runs by schedule, once in the morning. */
export const notifyOfEnds = jobKind('courses.tell-of-ends', z.strictObject({}), { retries: 2, pause: 60 })

const day = 86_400_000
const batch = 200

/** Enrolments whose days are over end: active ones become expired; completed ones keep their state. */
export async function endDueEnrolments(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (let found = batch; found === batch; )
    found = await transaction(deps.db, async (tx) => {
      const rows = await ending(tx, new Date(0), now).select('e.state').limit(batch).forUpdate('e').execute()
      for (const { id, personId, title, slug, state } of rows) {
        const isExpired = state === 'active'
        await courses(tx)
          .updateTable('courses.enrolments')
          .set(isExpired ? { state: 'expired', ended_at: now } : { ended_at: now })
          .where('id', '=', id)
          .execute()
        if (isExpired) await addTransition(tx, { enrolmentId: id, state: 'expired', byId: null, at: now })
        const told = { personId, kind: enrolmentNoticeTypes.accessEnded, about: { title, slug } }
        await leaveNotice(deps.jobs, tx, deps.clock, {
          ...told,
          cause: `enrolment ${id} ended ${now.toISOString()}`,
        })
      }
      return rows.length
    })
}

/** Notifies once a week and once a day before the end; access of at most eight days gets no notice a week before. */
export async function notifyOfEnding(deps: Deps, days: 7 | 1): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + days * day)
  const from = days === 7 ? new Date(now.getTime() + day) : now
  let last: { readonly ends: Date; readonly id: string } | null = null
  for (;;) {
    const rows: Ending[] = await afterRow(ending(deps.db, from, until), last)
      .limit(batch)
      .execute()
    for (const row of rows) if (days === 1 || spans(row) > 8 * day) await tellOne(deps, row, days, now)
    const end = rows.at(-1)
    if (rows.length < batch || !end?.ends) return
    last = { ends: end.ends, id: end.id }
  }
}

interface Ending {
  readonly id: string
  readonly personId: string
  readonly title: string
  readonly slug: string
  readonly begun: Date
  readonly ends: Date | null
}

const spans = ({ begun, ends }: Ending): number => (ends?.getTime() ?? 0) - begun.getTime()

async function tellOne(deps: Deps, row: Ending, before: 7 | 1, now: Date): Promise<void> {
  const { id, personId, title, slug, ends } = row
  if (!ends) return
  const days = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / day))
  const about = { title, slug, days }
  const cause = `enrolment ${id} ends ${ends.toISOString()} in ${before}`
  await transaction(deps.db, (tx) =>
    leaveNotice(deps.jobs, tx, deps.clock, {
      personId,
      kind: enrolmentNoticeTypes.accessEnding,
      about,
      cause,
    }),
  )
}

function ending(db: Db, after: Date, until: Date) {
  return courses(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['e.id', 'e.person_id as personId', 'c.title', 'c.slug'])
    .select(['e.enrolled_at as begun', 'e.expires_at as ends'])
    .where('e.state', 'in', ['active', 'completed'])
    .where('e.ended_at', 'is', null)
    .where('e.expires_at', '>', after)
    .where('e.expires_at', '<=', until)
    .orderBy('e.expires_at')
    .orderBy('e.id')
}

/** The rows after `last`; many end at the same midnight, so the id is part of the key. */
const afterRow = (rows: ReturnType<typeof ending>, last: { ends: Date; id: string } | null) =>
  last
    ? rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('e.expires_at', 'e.id'), '>', tuple(last.ends, last.id)),
      )
    : rows
