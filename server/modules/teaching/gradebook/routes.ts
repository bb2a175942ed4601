import * as endpoints from '@arvand/contracts/teacher/gradebook'
import { needStaff } from '#modules/courses'
import { recordList } from '#modules/identity'
import { linkToExport, whyNotExport } from '#platform/exports'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { gradebookExport } from './export-gradebook.ts'
import { columnsOf, gradedOf, pageOfGradebook } from './gradebook-queries.ts'
import { setGradebookWeights } from './set-gradebook-weights.ts'

export const gradebookRoutes = (deps: TeachingDeps): Route[] => {
  const { db, clock, secret } = deps
  const graded = gradedOf(deps)
  return [
    route(endpoints.showGradebook, async ({ input, actor }) => {
      const course = await taughtBy(db, await needStaff(db, input.courseId, actor.personId, 'mark'))
      const columns = await columnsOf(db, graded, input.courseId)
      return { course, columns, ...(await pageOfGradebook(db, graded, columns, input)) }
    }),
    route(endpoints.setGradebookWeights, ({ input, actor }) =>
      setGradebookWeights(db, graded, actor.personId, input),
    ),
    route(endpoints.exportGradebook, async ({ input: { courseId, cohortId, format }, actor, caller }) => {
      await needStaff(db, courseId, actor.personId, 'mark')
      const sheet = await gradebookExport(db, graded, { courseId, cohortId })
      refuseIf(await whyNotExport(sheet, format))
      await recordList({ db, clock }, caller, actor, { title: sheet.title, format })
      return linkToExport(
        { secret, sessionId: actor.sessionId, now: clock.now() },
        `/downloads/gradebook/${courseId}/${format}`,
        cohortId ? { cohort: cohortId } : {},
      )
    }),
  ]
}
