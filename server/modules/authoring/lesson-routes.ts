import * as contract from '@arvand/contracts/teacher/lessons'
import { courseOfLesson } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import { restoreLesson, saveLesson } from './editor/save-lesson.ts'
import { showLesson } from './editor/show-lesson.ts'
import { findVersion, listVersions } from './history.ts'
import * as lessons from './outline/change-lessons.ts'
import { moveLesson, releaseLesson } from './outline/change-outline.ts'
import type { AuthoringParts } from './parts.ts'

/** A lesson's place in its course, and who sees it. */
export const lessonRoutes = (parts: AuthoringParts): Route[] => [
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
export const contentRoutes = (parts: AuthoringParts): Route[] => [
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
