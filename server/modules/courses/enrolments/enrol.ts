import { progressOf } from '@arvand/contracts/progress'
import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { dropPagesOf } from '../catalogue/course-pages.ts'
import type { CoursesParts } from '../parts.ts'
import { courses } from '../tables.ts'
import { addEnrolment } from './add-enrolment.ts'
import { findEnrolStanding, whyNotEnroll } from './enrol-rule.ts'

type Parts = Pick<CoursesParts, 'db' | 'clock' | 'pages'>

/** Enrols a person in a free course. */
export async function enrol(parts: Parts, request: RepeatedRequest, courseId: string) {
  const { db, clock, pages } = parts
  const { personId } = request
  const done = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const standing = (await findEnrolStanding(tx, courseId, personId)) ?? refuse('courses.unknown-course')
      refuseIf(whyNotEnroll(standing))
      const wish = { courseId, personId, source: 'self' as const, byId: personId }
      // Somebody with two open pages may be as quick as this.
      const row = (await addEnrolment(tx, clock, wish)) ?? refuse('courses.already-enrolled')
      const { steps, slug } = await courses(tx)
        .selectFrom('courses.courses')
        .select(['steps', 'slug'])
        .where('id', '=', courseId)
        .executeTakeFirstOrThrow()
      const progress = progressOf(row.distinct_steps, steps)
      return { slug, enrolment: { id: row.id, courseId, state: row.state, progress } }
    }),
  )
  // The number of its learners has changed.
  dropPagesOf(pages, done.slug)
  return { enrolment: done.enrolment }
}
