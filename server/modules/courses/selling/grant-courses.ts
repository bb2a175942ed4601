import { type Tx, transaction } from '#platform/database'
import type { Grant } from '#plugs/sellable'
import { countLearners } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { writeEnrolments } from '../enrolments/add-enrolment.ts'
import { selling } from './tables.ts'

/**
 * Opens courses that were paid for. Whoever is in already (a teacher was quicker) stays as they are, with this as their
 * second ground.
 */
export async function grantCourses(tx: Tx, grants: readonly Grant[]): Promise<void> {
  const [first] = grants
  if (!first) return
  const wishes = grants.map(({ entitlementId, line, personId, by }) => ({
    ...{ courseId: line.item_id, personId, source: by, byId: personId },
    openingId: entitlementId,
  }))
  await writeEnrolments(tx, wishes, first.now)
}

/** The number of their learners has changed. */
export async function followGrants(
  { db, pages }: Pick<CoursesDeps, 'db' | 'pages'>,
  grants: readonly Grant[],
): Promise<void> {
  for (const courseId of new Set(grants.map(({ line }) => line.item_id))) {
    const { slug } = await transaction(db, async (tx) => {
      await countLearners(tx, courseId)
      return selling(tx)
        .selectFrom('courses.courses')
        .select('slug')
        .where('id', '=', courseId)
        .executeTakeFirstOrThrow()
    })
    dropPagesOf(pages, slug)
  }
}
