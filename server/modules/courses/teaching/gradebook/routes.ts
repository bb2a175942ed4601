import * as endpoints from '@arvand/contracts/teacher/gradebook'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import type { CoursesParts } from '../../parts.ts'
import { needStaff } from '../../staff/course-staff.ts'
import { taughtBy } from '../course-queries.ts'
import { linkToDownload } from './download-link.ts'
import { columnsOf, pageOfGradebook } from './gradebook-queries.ts'
import { countForSheet, whyNotSheet } from './sheet-length.ts'
import { weighGradebook } from './weigh.ts'

export const gradebookRoutes = ({ db, clock, secret, graded = [] }: CoursesParts): Route[] => [
  route(endpoints.showGradebook, async ({ input, actor }) => {
    const course = await taughtBy(db, await needStaff(db, input.courseId, actor.personId, 'mark'))
    const columns = await columnsOf(db, graded, input.courseId)
    return { course, columns, ...(await pageOfGradebook(db, graded, columns, input)) }
  }),
  route(endpoints.weighGradebook, ({ input, actor }) => weighGradebook(db, graded, actor.personId, input)),
  route(endpoints.exportGradebook, async ({ input: { courseId, cohortId, format }, actor }) => {
    await needStaff(db, courseId, actor.personId, 'mark')
    if (format === 'xlsx') refuseIf(whyNotSheet(await countForSheet(db, courseId, cohortId)))
    return linkToDownload(secret, actor.sessionId, clock.now(), {
      courseId,
      format,
      cohortId: cohortId ?? null,
    })
  }),
]
