import * as endpoints from '@arvand/contracts/teacher/cohorts'
import { type Route, route } from '#platform/http/route'
import { needMember, taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { addCohort, changeCohort, removeCohort } from './change-cohorts.ts'
import { listCohorts } from './cohort-queries.ts'

export const cohortRoutes = ({ db, clock }: TeachingDeps): Route[] => [
  route(endpoints.listCohorts, async ({ input: { courseId, cursor }, actor }) => {
    const course = await taughtBy(db, await needMember(db, courseId, actor.personId))
    return { course, ...(await listCohorts(db, courseId, cursor)) }
  }),
  route(endpoints.addCohort, ({ input, request }) => addCohort(db, clock, request, input)),
  route(endpoints.changeCohort, ({ input, actor }) => changeCohort(db, clock, actor.personId, input)),
  route(endpoints.removeCohort, ({ input: { courseId, cohortId }, actor }) =>
    removeCohort(db, actor.personId, courseId, cohortId),
  ),
]
