import { sql } from 'kysely'
import { z } from 'zod'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { completeEnrolment } from './complete-enrolment.ts'
import type { Enrolment } from './enrolment-queries.ts'

/** Completes the learners of a course who have done all its lessons now that there are fewer of them. */
export const completeFinished = jobKind('courses.complete-finished', z.object({ courseId: z.uuid() }))

/**
 * Counts every learner's distinct steps again after lessons were added, removed, hidden or got other steps; called in
 * the transaction that changed them, after `countFigures`. Completed enrolments stay completed.
 */
export async function recountProgress(
  { jobs }: Pick<CoursesDeps, 'jobs'>,
  tx: Tx,
  courseId: string,
): Promise<void> {
  // Locks the rows first, so that the count below sees the steps of transactions that are just committing.
  await courses(tx)
    .selectFrom('courses.enrolments')
    .select('id')
    .where('course_id', '=', courseId)
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`
    update courses.enrolments e
       set distinct_steps = counted.steps
      from (
        select o.id, count(l.id)::integer as steps
          from courses.enrolments o
          left join courses.steps t on t.enrolment_id = o.id
          left join courses.lessons l on l.id = t.lesson_id and l.is_published and t.step <= l.steps
         where o.course_id = ${courseId}
         group by o.id
      ) counted
     where counted.id = e.id and e.distinct_steps <> counted.steps
  `.execute(courses(tx))
  await jobs.leave(tx, completeFinished, { courseId }, { key: courseId })
}

/**
 * Leaves the job for an enrolment that goes on after an end: while it was over, its course may have lost the lessons
 * that were not done.
 */
export async function completeIfFinished(
  { jobs }: Pick<CoursesDeps, 'jobs'>,
  tx: Tx,
  {
    course_id: courseId,
    completed_at,
    distinct_steps,
  }: Pick<Enrolment, 'course_id' | 'completed_at' | 'distinct_steps'>,
): Promise<void> {
  if (completed_at === null && distinct_steps > 0)
    await jobs.leave(tx, completeFinished, { courseId }, { key: courseId })
}

const batch = 200

/** The job: completes the learners who have done every step, 200 in one transaction. */
export async function completeFinishedOf(
  deps: Pick<CoursesDeps, 'db' | 'clock' | 'jobs'>,
  courseId: string,
): Promise<void> {
  for (let found = batch; found === batch; )
    found = await transaction(deps.db, async (tx) => {
      const rows = await courses(tx)
        .selectFrom('courses.enrolments as e')
        .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
        .select(['e.id', 'e.person_id as personId', 'c.title', 'c.slug'])
        .where('e.course_id', '=', courseId)
        .where('e.state', '=', 'active')
        .where('e.completed_at', 'is', null)
        .where('c.steps', '>', 0)
        .whereRef('e.distinct_steps', '>=', 'c.steps')
        .limit(batch)
        .forUpdate('e')
        .execute()
      for (const { id, personId, title, slug } of rows)
        await completeEnrolment(deps, tx, { id, personId, course: { id: courseId, title, slug } })
      return rows.length
    })
}
