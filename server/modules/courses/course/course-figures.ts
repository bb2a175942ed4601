import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { courses } from '../tables.ts'

/**
 * Counts again the figures of a course that lists show: lessons, length, steps, learners, ratings; and updates the
 * names by which a search finds it. Every command that changes one of these calls it in its own transaction.
 */
export async function countFigures(tx: Tx, courseId: string): Promise<void> {
  await lockCourse(tx, courseId)
  await courses(tx)
    .updateTable('courses.courses')
    .set({
      lessons: sql`(select count(*) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      minutes: sql`(select coalesce(sum(l.minutes), 0) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      seconds: sql`(select coalesce(sum(l.seconds), 0) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      steps: sql`(select coalesce(sum(l.steps), 0) from courses.lessons l where l.course_id = courses.id and l.is_published)`,
      learners,
      ratings: sql`(select count(*) from courses.reviews r where r.course_id = courses.id and r.hidden_at is null)`,
      names: sql`concat_ws(' ',
        (select string_agg(p.name, ' ' order by s.added_at) from courses.staff s join identity.people p on p.id = s.person_id where s.course_id = courses.id and s.role <> 'assistant'),
        (select c.title from courses.categories c where c.slug = courses.category),
        courses.words_of_level(courses.level))`,
      rating_sum: sql`(select coalesce(sum(r.stars), 0) from courses.reviews r where r.course_id = courses.id and r.hidden_at is null)`,
    })
    .where('id', '=', courseId)
    .execute()
}

/** The same when only the learners have changed. */
export async function countLearners(tx: Tx, courseId: string): Promise<void> {
  await lockCourse(tx, courseId)
  await courses(tx).updateTable('courses.courses').set({ learners }).where('id', '=', courseId).execute()
}

const learners = sql<number>`(select count(*) from courses.enrolments e where e.course_id = courses.id and e.state <> 'refunded' and e.opened_at is not null)`

/** Locks the row in a statement before the count: a later count waits, and its new snapshot sees these changes. */
const lockCourse = (tx: Tx, courseId: string) =>
  courses(tx).selectFrom('courses.courses').select('id').where('id', '=', courseId).forNoKeyUpdate().execute()
