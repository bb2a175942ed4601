import { enrolInCourse, leaveCourse as leaveEndpoint, listMyCourses } from '@arvand/contracts/panel/courses'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { enrol } from './enrol.ts'
import { leaveCourse } from './leave-course.ts'
import { findMyCourses } from './my-courses-query.ts'

/** A person's own courses; those of other people are not reachable. */
export const enrolmentsRoutes = (deps: CoursesDeps): Route[] => [
  route(enrolInCourse, ({ input, request }) => enrol(deps, request, input.courseId)),
  route(leaveEndpoint, ({ input, actor }) => leaveCourse(deps, actor.personId, input.courseId)),
  route(listMyCourses, ({ input, actor }) =>
    findMyCourses(deps.db, actor.personId, deps.clock.now(), input.filter, input.cursor),
  ),
]
