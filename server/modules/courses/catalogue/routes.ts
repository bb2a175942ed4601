import { listCategories, listCourses as listCoursesEndpoint } from '@arvand/contracts/home/courses'
import { type Route, route } from '#platform/http/route'
import type { CoursesParts } from '../parts.ts'
import { countFacets } from './count-facets.ts'
import { listCourses } from './list-courses.ts'

/** What strangers see of courses. */
export const catalogueRoutes = ({ db }: CoursesParts): Route[] => [
  route(listCoursesEndpoint, ({ input }) => listCourses(db, input)),
  route(listCategories, async () => ({ items: (await countFacets(db, { words: [] })).facets.categories })),
]
