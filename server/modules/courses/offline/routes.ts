import { packLesson as packLessonEndpoint } from '@arvand/contracts/panel/offline'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { packLesson } from './pack-lesson.ts'

/** Lessons for offline use in a browser. */
export const offlineRoutes = (deps: CoursesDeps): Route[] => [
  route(packLessonEndpoint, ({ input, actor }) => packLesson(deps, actor, input)),
]
