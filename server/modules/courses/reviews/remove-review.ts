import { transaction } from '#platform/database'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'

/** Removes a person's review; does nothing when there is none. */
export async function removeReview(
  { db, pages }: Pick<CoursesDeps, 'db' | 'pages'>,
  courseId: string,
  personId: string,
) {
  const slug = await transaction(db, async (tx) => {
    const gone = await courses(tx)
      .deleteFrom('courses.reviews')
      .where('course_id', '=', courseId)
      .where('person_id', '=', personId)
      // A hidden review cannot be removed, because its writer could then write it again and have it shown.
      .where('hidden_at', 'is', null)
      .returning('course_id')
      .executeTakeFirst()
    if (!gone) return null
    await countFigures(tx, courseId)
    const course = await courses(tx)
      .selectFrom('courses.courses')
      .select('slug')
      .where('id', '=', courseId)
      .executeTakeFirst()
    return course?.slug ?? null
  })
  if (slug) dropPagesOf(pages, slug)
  return {}
}
