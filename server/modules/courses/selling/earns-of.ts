import { sellersPercent } from '#modules/commerce'
import type { Db } from '#platform/database'
import { sellersOf } from './sellable-courses.ts'
import { selling } from './tables.ts'

/** What a sale of a course brings: percent of the price before tax that is the sellers', and of it the person's own. */
export async function earnsOf(db: Db, { courseId, personId }: { courseId: string; personId: string }) {
  const [sellers, course, shares] = await Promise.all([
    sellersPercent(db),
    selling(db)
      .selectFrom('courses.courses')
      .select('owner_id')
      .where('id', '=', courseId)
      .executeTakeFirstOrThrow(),
    selling(db)
      .selectFrom('courses.staff')
      .select(['person_id as personId', 'share_percent as percent'])
      .where('course_id', '=', courseId)
      .execute(),
  ])
  const mine = sellersOf(course.owner_id, shares).find((one) => one.personId === personId)
  return { sellers, mine: mine?.percent ?? 0 }
}
