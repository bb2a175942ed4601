import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import { schoolMark } from './school-mark.ts'
import { forgetSchoolToken, schoolToken } from './school-token.ts'
import { noteTrouble } from './take-launch.ts'

/** Tells a school one mark; tried again for a day while it does not take it. */
export const sendGrade = jobKind('interop.send-school-grade', z.object({ gradeId: z.uuid() }), {
  retries: 14,
  pause: 5,
})

type Leaving = Pick<InteropDeps, 'clock' | 'jobs'>

interface NewGrade {
  readonly schoolId: string
  readonly subject: string
  readonly lineItem: string
  readonly courseId: string
  readonly lessonId: string | null
}

/** From now on a person's mark goes to this line item, also what they have earned before. */
export async function beginGrade(deps: Leaving, tx: Tx, grade: NewGrade): Promise<void> {
  const place = { course_id: grade.courseId, lesson_id: grade.lessonId, due_at: deps.clock.now() }
  const { id } = await interop(tx)
    .insertInto('interop.school_grades')
    .values({
      id: newId(),
      school_id: grade.schoolId,
      subject: grade.subject,
      line_item: grade.lineItem,
      ...place,
      sent_at: null,
    })
    .onConflict((twin) => twin.constraint('school_grades__once').doUpdateSet(place))
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.jobs.leave(tx, sendGrade, { gradeId: id }, { key: id })
}

/** Something changed by which these marks may be others. */
export async function gradesDue({ clock, jobs }: Leaving, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const due_at = clock.now()
  await interop(tx).updateTable('interop.school_grades').set({ due_at }).where('id', 'in', ids).execute()
  for (const id of ids) await jobs.leave(tx, sendGrade, { gradeId: id }, { key: id })
}

/** Marks that a school was not told yet. */
export const isWaiting = sql<boolean>`due_at is not null and (sent_at is null or sent_at < due_at)`

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'outside' | 'secret'>

/**
 * Posts one mark as it is now (Assignment and Grade Services 2.0). Its timestamp is the moment at which it was earned, so
 * that the school takes what is sent twice once.
 */
export async function workGrade(
  deps: Deps,
  lessonKinds: LessonKinds,
  gradeId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps
  const grade = await findDue(db, gradeId)
  if (!grade?.due_at) return
  const mark = await schoolMark(db, lessonKinds, grade)
  if (!mark) return noteSent(db, gradeId, grade.due_at, { due_at: null })
  const score = { userId: grade.subject, timestamp: grade.due_at.toISOString(), ...mark }
  const token = await schoolToken(deps, grade, signal)
  if (token === null) {
    await noteTrouble(deps, grade.school_id, 'token')
    throw new Error('a school gives no token')
  }
  const posted = await deps.outside
    .ask({
      url: scoresOf(grade.line_item),
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify(score),
      signal,
    })
    .catch(() => null)
  // 409: it has a newer one.
  const isTaken = posted !== null && ((posted.status >= 200 && posted.status < 300) || posted.status === 409)
  if (!isTaken) {
    if (posted?.status === 401) forgetSchoolToken(grade)
    await noteTrouble(deps, grade.school_id, 'score')
    throw new Error(`a school answers ${posted?.status ?? 'nothing'} to a mark`)
  }
  await noteSent(db, gradeId, grade.due_at, { sent_at: grade.due_at })
  await interop(db)
    .updateTable('interop.schools')
    .set({ graded_at: clock.now() })
    .where('id', '=', grade.school_id)
    .execute()
}

const findDue = (db: Db, id: string) =>
  interop(db)
    .selectFrom('interop.school_grades as grade')
    .innerJoin('interop.schools as school', 'school.id', 'grade.school_id')
    .innerJoin('interop.school_people as known', (on) =>
      on.onRef('known.school_id', '=', 'grade.school_id').onRef('known.subject', '=', 'grade.subject'),
    )
    .select(['grade.school_id', 'grade.subject', 'grade.line_item', 'grade.due_at'])
    .select(['grade.course_id', 'grade.lesson_id', 'known.person_id'])
    .select(['school.client_id', 'school.token_url', 'school.revision'])
    .where('grade.id', '=', id)
    .where('school.closed_at', 'is', null)
    .where(sql<boolean>`grade.sent_at is null or grade.sent_at < grade.due_at`)
    .executeTakeFirst()

/** A newer mark that became due meanwhile stays due. */
const noteSent = async (
  db: Db,
  id: string,
  due: Date,
  note: { readonly sent_at: Date } | { readonly due_at: null },
): Promise<void> => {
  await interop(db)
    .updateTable('interop.school_grades')
    .set(note)
    .where('id', '=', id)
    .where('due_at', '=', due)
    .execute()
}

/** A line item's address may have a query. */
function scoresOf(lineItem: string): URL {
  const url = new URL(lineItem)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`
  return url
}
