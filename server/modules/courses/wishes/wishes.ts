import { mostWhole } from '@arvand/contracts/page'
import { type Db, transaction } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { findCards } from '../catalogue/cards.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'

/** Enough for anybody, and few enough to send the whole list at once. */
const mostWishes = mostWhole

/** Pure: why no more courses may be added to a wish list. */
export const whyNotWish = (wishes: number): 'courses.wishes-full' | null =>
  wishes >= mostWishes ? 'courses.wishes-full' : null

/** Adds a published course to a wish list; adding it again changes nothing. */
export function addWish(
  { db, clock }: Pick<CoursesDeps, 'db' | 'clock'>,
  courseId: string,
  personId: string,
) {
  return transaction(db, async (tx) => {
    const course = await courses(tx)
      .selectFrom('courses.courses')
      .select('id')
      .where('id', '=', courseId)
      .where('state', '=', 'published')
      .executeTakeFirst()
    if (!course) refuse('courses.unknown-course')
    const { items: ids } = await listWishedIds(tx, personId)
    if (ids.includes(courseId)) return { wished: true }
    refuseIf(whyNotWish(ids.length))
    await courses(tx)
      .insertInto('courses.wishes')
      .values({ person_id: personId, course_id: courseId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return { wished: true }
  })
}

/** Removes a course from a wish list. */
export async function removeWish(db: Db, courseId: string, personId: string) {
  await courses(db)
    .deleteFrom('courses.wishes')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .execute()
  return { wished: false }
}

/** The ids of a person's wish list, by which cards fill their heart icon. */
export async function listWishedIds(db: Db, personId: string) {
  const rows = await courses(db)
    .selectFrom('courses.wishes')
    .select('course_id')
    .where('person_id', '=', personId)
    .limit(mostWishes)
    .execute()
  return wholeList(rows.map(({ course_id }) => course_id))
}

/** The courses of a person's wish list that are still published, newest first. */
export async function listWishes(db: Db, personId: string, cursor?: string) {
  const rows = courses(db)
    .selectFrom('courses.wishes as w')
    .innerJoin('courses.courses as c', 'c.id', 'w.course_id')
    .select('w.course_id as id')
    .where('w.person_id', '=', personId)
    .where('c.state', '=', 'published')
  const columns = [desc('w.at', 'instant'), asc('w.course_id')] as const
  const { items, nextCursor } = await keysetPage(rows, columns, cursor)
  const cards = await findCards(
    db,
    items.map(({ id }) => id),
  )
  return { items: cards, nextCursor }
}
