import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import { teaching } from '../tables.ts'

/** A sheet stands in memory as a whole until it is packed; a CSV goes out line by line and may be as long as it is. */
export const mostRows = 10_000

/** Pure: whether so many learners still fit into a sheet. */
export const whyNotSheet = (learners: number): ErrorCode | null =>
  learners > mostRows ? 'courses.sheet-too-long' : null

/** How many learners a gradebook has, counted no further than one beyond what a sheet takes. */
export async function countForSheet(
  db: Db,
  courseId: string,
  cohortId: string | null | undefined,
): Promise<number> {
  let rows = teaching(db)
    .selectFrom('courses.enrolments as e')
    .select('e.id')
    .where('e.course_id', '=', courseId)
    .where('e.state', 'in', ['active', 'completed'])
  if (cohortId) rows = rows.where('e.cohort_id', '=', cohortId)
  const { count } = await teaching(db)
    .selectFrom(rows.limit(mostRows + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
