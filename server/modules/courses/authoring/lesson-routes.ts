import * as contract from '@arvand/contracts/teacher/lessons'
import { type Route, route } from '#platform/http/route'
import { courseOfLesson } from '../course/change-course.ts'
import type { CoursesParts } from '../parts.ts'
import * as lessons from './change-lessons.ts'
import { moveLesson, releaseLesson } from './change-outline.ts'
import { findVersion, listVersions } from './history.ts'
import { restoreLesson, saveLesson } from './save-lesson.ts'
import { showLesson } from './show-lesson.ts'

/** A lesson's place in its course, and who sees it. */
export const lessonRoutes = (parts: CoursesParts): Route[] => [
  route(contract.addLesson, ({ input, request }) => lessons.addLesson(parts, request, input)),
  route(contract.renameLesson, ({ input: { lessonId, title }, actor: { personId } }) =>
    lessons.renameLesson(parts, { lessonId, personId }, title),
  ),
  route(contract.moveLesson, ({ input: { lessonId, to }, actor: { personId } }) =>
    moveLesson(parts, { lessonId, personId }, to),
  ),
  route(contract.publishLessons, ({ input, actor }) => lessons.publishLessons(parts, actor.personId, input)),
  route(contract.previewLesson, ({ input: { lessonId, isPreview }, actor: { personId } }) =>
    lessons.previewLesson(parts, { lessonId, personId }, isPreview),
  ),
  route(contract.removeLesson, ({ input: { lessonId }, actor: { personId } }) =>
    lessons.removeLesson(parts, { lessonId, personId }),
  ),
  route(contract.releaseLesson, ({ input: { lessonId, ...release }, actor: { personId } }) =>
    releaseLesson(parts, { lessonId, personId }, release),
  ),
  route(contract.setLessonPrerequisites, ({ input: { lessonId, requires }, actor: { personId } }) =>
    lessons.setPrerequisites(parts, { lessonId, personId }, requires),
  ),
]

/** What a lesson holds, and held. */
export const contentRoutes = (parts: CoursesParts): Route[] => [
  route(contract.showWrittenLesson, ({ input, actor }) =>
    showLesson(parts, input.lessonId, actor.personId, actor),
  ),
  route(contract.saveLesson, ({ input: { lessonId, ...written }, actor: { personId } }) =>
    saveLesson(parts, { lessonId, personId }, written),
  ),
  route(contract.listLessonVersions, async ({ input, actor }) => {
    await courseOfLesson(parts.db, input.lessonId, actor.personId)
    return listVersions(parts.db, input.lessonId, input.cursor)
  }),
  route(contract.showLessonVersion, async ({ input, actor }) => {
    await courseOfLesson(parts.db, input.lessonId, actor.personId)
    return findVersion(parts.db, input.lessonId, input.version)
  }),
  route(contract.restoreLesson, ({ input: { lessonId, version, over }, actor: { personId } }) =>
    restoreLesson(parts, { lessonId, personId }, version, over),
  ),
]
