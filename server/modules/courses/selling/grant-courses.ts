import { type Tx, transaction } from '#platform/database'
import type { Grant } from '#plugs/sellable'
import { countLearners } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { writeEnrolments } from '../enrolments/add-enrolment.ts'
import { completeIfFinished } from '../enrolments/recount-progress.ts'
import { selling } from './tables.ts'

/**
 * Opens courses that were paid for. When the person is enrolled already (a teacher was quicker), the enrolment stays as
 * it is, and the opening is stored as a second reason for access.
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

/** Counts the learners of the courses again, completes who had nothing left to do, and drops their cached pages. */
export async function followGrants(
  { db, jobs, pages }: Pick<CoursesDeps, 'db' | 'jobs' | 'pages'>,
  grants: readonly Grant[],
): Promise<void> {
  for (const courseId of new Set(grants.map(({ line }) => line.item_id))) {
    const { slug } = await transaction(db, async (tx) => {
      await countLearners(tx, courseId)
      for (const row of await enrolledBy(tx, courseId, grants)) await completeIfFinished({ jobs }, tx, row)
      return selling(tx)
        .selectFrom('courses.courses')
        .select('slug')
        .where('id', '=', courseId)
        .executeTakeFirstOrThrow()
    })
    dropPagesOf(pages, slug)
  }
}

const enrolledBy = (tx: Tx, courseId: string, grants: readonly Grant[]) =>
  selling(tx)
    .selectFrom('courses.enrolments')
    .select(['course_id', 'completed_at', 'distinct_steps'])
    .where('course_id', '=', courseId)
    .where(
      'person_id',
      'in',
      grants.map(({ personId }) => personId),
    )
    .execute()
