import * as contract from '@arvand/contracts/panel/manage-courses'
import { type Route, route } from '#platform/http/route'
import type { AuthoringDeps } from '../deps.ts'
import {
  checkReviewTopic,
  removeReviewNote,
  reviewNoteDone,
  writeReviewNote,
} from '../review-notes/review-notes.ts'
import { archiveByManager, publishCourse, returnCourse } from './decide-course.ts'
import { listJudged, showJudged, showJudgedLesson } from './review-queries.ts'

/** What managers of content see and decide. */
export const reviewRoutes = (deps: AuthoringDeps): Route[] => [
  route(contract.listCoursesToManager, ({ input }) => listJudged(deps.db, input.state, input.cursor)),
  route(contract.showCourseToManager, ({ input }) => showJudged(deps, input.courseId)),
  route(contract.showLessonToManager, ({ input, actor }) => showJudgedLesson(deps, input, actor)),
  route(contract.publishCourse, ({ input: { courseId }, actor, caller: origin }) =>
    publishCourse(deps, { actor, origin, courseId }),
  ),
  route(contract.returnCourse, ({ input: { courseId, reason }, actor, caller: origin }) =>
    returnCourse(deps, { actor, origin, courseId }, reason),
  ),
  route(contract.archiveCourseByManager, ({ input: { courseId, reason }, actor, caller: origin }) =>
    archiveByManager(deps, { actor, origin, courseId }, reason),
  ),
  route(contract.writeReviewNote, ({ input, actor, caller: origin, request }) =>
    writeReviewNote(deps, { actor, origin }, request, input),
  ),
  route(contract.removeReviewNote, ({ input: { noteId }, actor, caller: origin }) =>
    removeReviewNote(deps, { actor, origin }, noteId),
  ),
  route(contract.reviewNoteDone, ({ input: { noteId, isDone }, actor, caller: origin }) =>
    reviewNoteDone(deps, { actor, origin }, noteId, isDone),
  ),
  route(contract.checkReviewTopic, ({ input, actor: { personId } }) =>
    checkReviewTopic(deps, personId, input),
  ),
]
