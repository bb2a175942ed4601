import {
  listCategories,
  listCourseReviews,
  listCourses as listCoursesEndpoint,
  showCourse as showCourseEndpoint,
  showFrontCourses as showFrontCoursesEndpoint,
} from '@arvand/contracts/home/courses'
import { listPaths as listPathsEndpoint, showPath as showPathEndpoint } from '@arvand/contracts/home/paths'
import { showPlusCourses as showPlusCoursesEndpoint } from '@arvand/contracts/home/plus'
import {
  listTeacherReviews as listTeacherReviewsEndpoint,
  showTeacher as showTeacherEndpoint,
} from '@arvand/contracts/home/teachers'
import { type Route, route } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CoursesDeps } from '../deps.ts'
import { listPublicReviews } from '../reviews/public-reviews.ts'
import { listCourses } from './list-courses.ts'
import { listFields } from './list-fields.ts'
import { listPaths, showPath } from './list-paths.ts'
import { findPublished, showCourse } from './show-course.ts'
import { showFrontCourses } from './show-front-courses.ts'
import { showPlusCourses } from './show-plus-courses.ts'
import { listTeacherReviews, showTeacher } from './show-teacher.ts'

/** What visitors see of courses. */
export const catalogueRoutes = ({ db, clock }: CoursesDeps): Route[] => [
  route(listCoursesEndpoint, ({ input }) => listCourses(db, input)),
  route(listCategories, async () => wholeList(await listFields(db))),
  route(showFrontCoursesEndpoint, () => showFrontCourses(db)),
  route(showPlusCoursesEndpoint, () => showPlusCourses(db)),
  route(showCourseEndpoint, ({ input, actor }) =>
    showCourse(db, clock.now(), input.slug, actor?.personId ?? null),
  ),
  route(listCourseReviews, async ({ input }) =>
    listPublicReviews(
      db,
      [(await findPublished(db, input.slug)) ?? refuse('courses.unknown-course')],
      input.cursor,
    ),
  ),
  route(listPathsEndpoint, ({ input }) => listPaths(db, input.cursor)),
  route(showPathEndpoint, ({ input, actor }) =>
    showPath(db, clock.now(), input.slug, actor?.personId ?? null),
  ),
  route(showTeacherEndpoint, ({ input }) => showTeacher(db, input.handle, input.cursor)),
  route(listTeacherReviewsEndpoint, ({ input }) => listTeacherReviews(db, input.handle, input.cursor)),
]
