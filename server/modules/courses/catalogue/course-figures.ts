import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { courses } from '../tables.ts'

/**
 * Counts again what lists show of a course: lessons, minutes, steps, learners, ratings. Called by every command that
 * changes one of them, in its own transaction.
 */
export async function countFigures(tx: Tx, courseId: string): Promise<void> {
  await courses(tx)
    .updateTable('courses.courses')
    .set({
      lessons: sql`(select count(*) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      minutes: sql`(select coalesce(sum(l.minutes), 0) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      steps: sql`(select coalesce(sum(l.steps), 0) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      learners: sql`(select count(*) from courses.enrolments e where e.course_id = courses.id and e.state <> 'refunded')`,
      ratings: sql`(select count(*) from courses.reviews r where r.course_id = courses.id and r.hidden_at is null)`,
      rating_sum: sql`(select coalesce(sum(r.stars), 0) from courses.reviews r where r.course_id = courses.id and r.hidden_at is null)`,
    })
    .where('id', '=', courseId)
    .execute()
}
