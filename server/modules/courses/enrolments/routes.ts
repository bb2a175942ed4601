import { enrolInCourse, leaveCourse as leaveEndpoint, listMyCourses } from '@arvand/contracts/panel/courses'
import { type Route, route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { enrol } from './enrol.ts'
import { leaveCourse } from './leave-course.ts'
import { findMyCourses } from './my-courses-query.ts'

/** A person's own courses; there is no way to another's. */
export const enrolmentsRoutes = (parts: CoursesParts): Route[] => [
  route(enrolInCourse, ({ input, request }) => enrol(parts, request, input.courseId)),
  route(leaveEndpoint, ({ input, actor }) => leaveCourse(parts, actor.personId, input.courseId)),
  route(listMyCourses, ({ input, actor }) =>
    findMyCourses(parts.db, actor.personId, parts.clock.now(), input.filter, input.cursor),
  ),
]
