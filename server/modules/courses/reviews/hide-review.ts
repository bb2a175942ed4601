import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { countFigures } from '../catalogue/course-figures.ts'
import { dropPagesOf } from '../catalogue/course-pages.ts'
import type { CoursesParts } from '../parts.ts'
import { courses } from '../tables.ts'

/** Hides a review, for which there is a reason, or shows it again; what is so already stays so. */
export async function turnReview(
  { db, clock, pages }: Pick<CoursesParts, 'db' | 'clock' | 'pages'>,
  { courseId, personId }: { courseId: string; personId: string },
  { byId, reason }: { byId: string; reason: string | null },
) {
  const at = clock.now()
  const hidden = reason !== null
  const slug = await transaction(db, async (tx) => {
    const review = await courses(tx)
      .selectFrom('courses.reviews as r')
      .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
      .select(['c.slug', 'r.hidden_at'])
      .where('r.course_id', '=', courseId)
      .where('r.person_id', '=', personId)
      .forUpdate('r')
      .executeTakeFirst()
    const { slug, hidden_at } = review ?? refuse('courses.unknown-review')
    if ((hidden_at !== null) === hidden) return slug
    await courses(tx)
      .updateTable('courses.reviews')
      .set({ hidden_at: hidden ? at : null })
      .where('course_id', '=', courseId)
      .where('person_id', '=', personId)
      .execute()
    const turn = { id: newId(), course_id: courseId, person_id: personId, hidden, by_id: byId, reason, at }
    await courses(tx).insertInto('courses.review_turns').values(turn).execute()
    await countFigures(tx, courseId)
    return slug
  })
  dropPagesOf(pages, slug)
  return {}
}
