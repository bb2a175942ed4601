import { exportLessonFigures, showLessonFigures } from '@arvand/contracts/teacher/lesson-figures'
import type { FastifyInstance } from 'fastify'
import { linkToExport, serveExports, whyNotExport } from '#platform/exports'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { needMember, taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { figuresExport } from './export-figures.ts'
import { lessonFigures } from './lesson-figures.ts'

/** Every member of the staff sees the figures; who is behind them is shown to those with the right to enrol. */
export const lessonFigureRoutes = ({ db, clock, secret }: TeachingDeps): Route[] => [
  route(showLessonFigures, async ({ input: { courseId }, actor }) => {
    const member = await needMember(db, courseId, actor.personId)
    return { course: await taughtBy(db, member), ...(await lessonFigures(db, courseId, clock.now())) }
  }),
  route(exportLessonFigures, async ({ input: { courseId, format }, actor }) => {
    await needMember(db, courseId, actor.personId)
    const now = clock.now()
    refuseIf(await whyNotExport(await figuresExport(db, courseId, now), format))
    const link = { secret, sessionId: actor.sessionId, now }
    return linkToExport(link, `/downloads/lesson-figures/${courseId}/${format}`, {})
  }),
]

/** The same figures as a file. */
export const lessonFigureDownloads =
  (deps: TeachingDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/lesson-figures/:courseId/:format', deps, async ({ personId }, named) => {
      const { courseId = '' } = named
      await needMember(deps.db, courseId, personId)
      return figuresExport(deps.db, courseId, deps.clock.now())
    })
