import type { Db } from '#platform/database'
import { lastTransition } from './last-transition.ts'
import { reviewing } from './tables.ts'

/** A person's review of a course, and the reason when it is hidden. */
export async function findMyReview(db: Db, courseId: string, personId: string) {
  const row = await reviewing(db)
    .selectFrom('courses.reviews as r')
    .select(['r.stars', 'r.text', lastTransition.as('turn')])
    .where('r.course_id', '=', courseId)
    .where('r.person_id', '=', personId)
    .executeTakeFirst()
  return row ? { stars: row.stars, text: row.text, hiddenBecause: row.turn?.reason ?? null } : null
}
