import * as contract from '@arvand/contracts/teacher/lessons'
import { courseOfLesson } from '#modules/courses'
import { type Route, route } from '#platform/http/route'
import type { AuthoringDeps } from './deps.ts'
import { listLessonSources } from './editor/list-sources.ts'
import { restoreLesson, saveLesson } from './editor/save-lesson.ts'
import { showLesson } from './editor/show-lesson.ts'
import { findVersion, listVersions } from './history.ts'
import * as lessons from './outline/change-lessons.ts'
import { moveLesson, releaseLesson } from './outline/change-outline.ts'
import { removeLesson } from './outline/remove-from-outline.ts'

/** A lesson's place in its course, and who sees it. */
export const lessonRoutes = (deps: AuthoringDeps): Route[] => [
  route(contract.addLesson, ({ input, request }) => lessons.addLesson(deps, request, input)),
  route(contract.renameLesson, ({ input: { lessonId, title }, actor: { personId } }) =>
    lessons.renameLesson(deps, { lessonId, personId }, title),
  ),
  route(contract.moveLesson, ({ input: { lessonId, to }, actor: { personId } }) =>
    moveLesson(deps, { lessonId, personId }, to),
  ),
  route(contract.publishLessons, ({ input, actor }) => lessons.publishLessons(deps, actor.personId, input)),
  route(contract.previewLesson, ({ input: { lessonId, isPreview }, actor: { personId } }) =>
    lessons.previewLesson(deps, { lessonId, personId }, isPreview),
  ),
  route(contract.removeLesson, ({ input: { lessonId }, actor: { personId } }) =>
    removeLesson(deps, { lessonId, personId }),
  ),
  route(contract.releaseLesson, ({ input: { lessonId, ...release }, actor: { personId } }) =>
    releaseLesson(deps, { lessonId, personId }, release),
  ),
  route(contract.setLessonPrerequisites, ({ input: { lessonId, requires }, actor: { personId } }) =>
    lessons.setPrerequisites(deps, { lessonId, personId }, requires),
  ),
]

/** The content of a lesson, and its older versions. */
export const contentRoutes = (deps: AuthoringDeps): Route[] => [
  route(contract.showWrittenLesson, ({ input, actor }) =>
    showLesson(deps, input.lessonId, actor.personId, actor),
  ),
  route(contract.saveLesson, ({ input: { lessonId, ...written }, actor: { personId } }) =>
    saveLesson(deps, { lessonId, personId }, written),
  ),
  route(contract.listLessonSources, ({ input, actor }) => listLessonSources(deps, actor.personId, input)),
  route(contract.listLessonVersions, async ({ input, actor }) => {
    await courseOfLesson(deps.db, input.lessonId, actor.personId)
    return listVersions(deps.db, input.lessonId, input.cursor)
  }),
  route(contract.showLessonVersion, async ({ input, actor }) => {
    await courseOfLesson(deps.db, input.lessonId, actor.personId)
    return findVersion(deps.db, input.lessonId, input.version)
  }),
  route(contract.restoreLesson, ({ input: { lessonId, version, over }, actor: { personId } }) =>
    restoreLesson(deps, { lessonId, personId }, version, over),
  ),
]
