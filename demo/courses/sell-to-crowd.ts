import { sellableCourses } from '#modules/courses'
import type { Tx } from '#platform/database'
import { fillSales } from '../commerce/fill-sales.ts'
import type { Shelf } from '../commerce/shelf.ts'
import type { DemoDeps } from '../deps.ts'
import { demoCourses } from './tables.ts'

/** Adds sales to commerce for the enrolments in courses with a price, so that its books match the enrolments. */
export const sellToCrowd = async (deps: DemoDeps, tx: Tx): Promise<void> =>
  fillSales({ ...deps, sellables: [sellableCourses(deps)] }, tx, await shelfOf(tx))

async function shelfOf(tx: Tx): Promise<Shelf> {
  const db = demoCourses(tx)
  const courses = await db
    .selectFrom('courses.courses')
    .select(['id', 'slug', 'owner_id as ownerId'])
    .where('price', '>', 0)
    .where('state', '=', 'published')
    .orderBy('slug')
    .execute()
  const learners = await db
    .selectFrom('courses.enrolments as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['e.course_id', 'e.person_id as personId', 'e.enrolled_at as at'])
    .where(
      'e.course_id',
      'in',
      courses.map(({ id }) => id),
    )
    .where('p.handle', 'is', null)
    .orderBy('e.enrolled_at', 'desc')
    .orderBy('e.id')
    .limit(2000)
    .execute()
  const byCourse = Map.groupBy(learners, ({ course_id }) => course_id)
  return { courses: courses.map((course) => ({ ...course, learners: byCourse.get(course.id) ?? [] })) }
}
