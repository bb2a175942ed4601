import { progressOf } from '@arvand/contracts/progress'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { courses } from '../tables.ts'

/** Every enrolment of a person for managers, the one opened last first, refunded ones too. */
export async function listCoursesOf(db: Db, personId: string, cursor?: string) {
  const rows = courses(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['e.id', 'e.state', 'e.enrolled_at', 'e.expires_at', 'e.seen_at', 'e.opened_at'])
    .select([
      'e.distinct_steps',
      'c.steps',
      'c.slug',
      'c.title',
      'c.id as courseId',
      'c.state as courseState',
    ])
    .where('e.person_id', '=', personId)
  const page = await keysetPage(rows, newestFirst('e.seen_at', 'e.id'), cursor)
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      course: { id: row.courseId, slug: row.slug, title: row.title, state: row.courseState },
      state: row.state,
      progress: progressOf(row.distinct_steps, row.steps),
      enrolledAt: row.enrolled_at,
      seenAt: row.opened_at && row.seen_at,
      expiresAt: row.expires_at,
    })),
  }
}
