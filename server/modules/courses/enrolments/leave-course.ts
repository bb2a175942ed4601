import { transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { addTransition } from './add-enrolment.ts'
import { whyNotLearn } from './enrolment.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'pages'>

/**
 * Ends an enrolment that the person made themselves for free, or one that plus opened. One that is over is not left:
 * who comes back after leaving would have new days.
 */
export async function leaveCourse({ db, clock, pages }: Deps, personId: string, courseId: string) {
  const slug = await transaction(db, async (tx) => {
    const row = await courses(tx)
      .selectFrom('courses.courses as c')
      .innerJoin('courses.enrolments as e', 'e.course_id', 'c.id')
      .select(['c.slug', 'e.id', 'e.state', 'e.source', 'e.expires_at'])
      .where('c.id', '=', courseId)
      .where('e.person_id', '=', personId)
      .forUpdate('e')
      .executeTakeFirst()
    if (!row) return refuse('courses.not-enrolled')
    const now = clock.now()
    refuseIf(whyNotLearn(row, now))
    if (row.source !== 'self' && row.source !== 'plus') refuse('courses.may-not-leave')
    await courses(tx)
      .updateTable('courses.enrolments')
      .set({ state: 'refunded', ended_at: now })
      .where('id', '=', row.id)
      .execute()
    await addTransition(tx, {
      enrolmentId: row.id,
      state: 'refunded',
      byId: personId,
      reason: 'left',
      at: now,
    })
    await countFigures(tx, courseId)
    return row.slug
  })
  dropPagesOf(pages, slug)
  return {}
}
