import { enrolInCourse, leaveCourse as leaveEndpoint, listMyCourses } from '@arvand/contracts/panel/courses'
import { listCoursesOfPerson } from '@arvand/contracts/panel/manage-courses'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { listCoursesOf } from './courses-of-person.ts'
import { enrol } from './enrol.ts'
import { leaveCourse } from './leave-course.ts'
import { findMyCourses } from './my-courses-query.ts'

/** A person's own courses; managers of people also see those of others. */
export const enrolmentsRoutes = (deps: CoursesDeps): Route[] => [
  route(enrolInCourse, ({ input, request }) => enrol(deps, request, input.courseId)),
  route(leaveEndpoint, ({ input, actor }) => leaveCourse(deps, actor.personId, input.courseId)),
  route(listMyCourses, ({ input, actor }) =>
    findMyCourses(deps.db, actor.personId, deps.clock.now(), input.filter, input.cursor),
  ),
  route(listCoursesOfPerson, ({ input }) => listCoursesOf(deps.db, input.personId, input.cursor)),
]
