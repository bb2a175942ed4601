import * as contract from '@arvand/contracts/panel/manage-courses'
import { type Route, route } from '#platform/http/route'
import type { AuthoringParts } from '../parts.ts'
import { archiveByManager, publishCourse, returnCourse } from './judge-course.ts'
import { listJudged, showJudged, showJudgedLesson } from './review-queries.ts'

/** What managers of content see and decide. */
export const reviewRoutes = (parts: AuthoringParts): Route[] => [
  route(contract.listCoursesToManager, ({ input }) => listJudged(parts.db, input.state, input.cursor)),
  route(contract.showCourseToManager, ({ input }) => showJudged(parts, input.courseId)),
  route(contract.showLessonToManager, ({ input, actor }) => showJudgedLesson(parts, input, actor)),
  route(contract.publishCourse, ({ input: { courseId }, actor, caller: origin }) =>
    publishCourse(parts, { actor, origin, courseId }),
  ),
  route(contract.returnCourse, ({ input: { courseId, reason }, actor, caller: origin }) =>
    returnCourse(parts, { actor, origin, courseId }, reason),
  ),
  route(contract.archiveCourseByManager, ({ input: { courseId, reason }, actor, caller: origin }) =>
    archiveByManager(parts, { actor, origin, courseId }, reason),
  ),
]
