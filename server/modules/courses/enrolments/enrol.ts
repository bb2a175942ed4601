import { progressOf } from '@arvand/contracts/progress'
import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { addEnrolment } from './add-enrolment.ts'
import { findEnrolFacts, isOpenedByPlus, whyNotEnroll } from './enrol-rule.ts'
import { completeIfFinished } from './recount-progress.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** Enrols a person in a free course, or in one that plus opens to them. */
export async function enrol(deps: Deps, request: RepeatedRequest, courseId: string) {
  const { db, clock, pages } = deps
  const { personId } = request
  const done = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      const facts = (await findEnrolFacts(tx, courseId, personId, now)) ?? refuse('courses.unknown-course')
      const byPlus = await isOpenedByPlus(tx, facts, personId, now)
      refuseIf(whyNotEnroll(facts, byPlus))
      const source = byPlus ? ('plus' as const) : ('self' as const)
      const wish = { courseId, personId, source, byId: personId }
      // The person may enrol in a second open page at the same moment.
      const row = (await addEnrolment(tx, clock, wish)) ?? refuse('courses.already-enrolled')
      await completeIfFinished(deps, tx, row)
      const { steps, slug } = await courses(tx)
        .selectFrom('courses.courses')
        .select(['steps', 'slug'])
        .where('id', '=', courseId)
        .executeTakeFirstOrThrow()
      const progress = progressOf(row.distinct_steps, steps)
      return { slug, enrolment: { id: row.id, courseId, state: row.state, progress } }
    }),
  )
  // Cached pages show the number of learners, which has changed.
  dropPagesOf(pages, done.slug)
  return { enrolment: done.enrolment }
}
