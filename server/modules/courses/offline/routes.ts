import { packLesson as packLessonEndpoint } from '@arvand/contracts/panel/offline'
import { type Route, route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { packLesson } from './pack-lesson.ts'

/** Lessons to be kept in a browser. */
export const offlineRoutes = (parts: CoursesParts): Route[] => [
  route(packLessonEndpoint, ({ input, actor }) => packLesson(parts, actor, input)),
]
