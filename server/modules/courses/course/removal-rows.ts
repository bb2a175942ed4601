import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { courses } from '../tables.ts'
import { filesHeldBy, settlePublicFiles } from './public-files.ts'
import { nextOutline, type Order, updateOrder } from './section-rows.ts'

interface Removing {
  readonly courseId: string
  readonly personId: string
  readonly at: Date
  /** Null: the lessons alone. */
  readonly sectionId: string | null
  readonly lessonIds: readonly string[]
}

/** Takes lessons, or a section with its lessons, out of a course; all that belongs to them stays stored. */
export async function storeRemoval(tx: Tx, removing: Removing): Promise<string> {
  const { courseId, personId, at, sectionId, lessonIds } = removing
  const id = newId()
  await courses(tx)
    .insertInto('courses.removals')
    .values({ id, course_id: courseId, by_id: personId, at })
    .execute()
  if (sectionId !== null)
    await courses(tx)
      .updateTable('courses.stored_sections')
      .set({ removal_id: id })
      .where('id', '=', sectionId)
      .execute()
  if (lessonIds.length > 0)
    await courses(tx)
      .updateTable('courses.stored_lessons')
      .set({ removal_id: id })
      .where('id', 'in', [...lessonIds])
      .execute()
  await settlePublicFiles(tx, await filesHeldBy(tx, lessonIds))
  await nextOutline(tx, courseId)
  return id
}

interface Placed {
  readonly id: string
  readonly position: number
}

/** What a removal took from a course, with the places where it stood. */
export interface Removed {
  readonly sections: readonly Placed[]
  readonly lessons: readonly (Placed & { readonly sectionId: string })[]
}

/** What a removal of this course took; undefined when there is none. */
export async function findRemoved(tx: Tx, courseId: string, removalId: string): Promise<Removed | undefined> {
  const removal = await courses(tx)
    .selectFrom('courses.removals')
    .select('id')
    .where('id', '=', removalId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  if (!removal) return undefined
  const sections = await courses(tx)
    .selectFrom('courses.stored_sections')
    .select(['id', 'position'])
    .where('removal_id', '=', removalId)
    .execute()
  const lessons = await courses(tx)
    .selectFrom('courses.stored_lessons')
    .select(['id', 'position', 'section_id as sectionId'])
    .where('removal_id', '=', removalId)
    .orderBy('position')
    .execute()
  return { sections, lessons }
}

/** Puts what a removal took back into the course, which then has this order. */
export async function undoRemoval(tx: Tx, courseId: string, removalId: string, order: Order): Promise<void> {
  const back = { removal_id: null }
  await courses(tx)
    .updateTable('courses.stored_sections')
    .set(back)
    .where('removal_id', '=', removalId)
    .execute()
  const lessons = await courses(tx)
    .updateTable('courses.stored_lessons')
    .set(back)
    .where('removal_id', '=', removalId)
    .returning('id')
    .execute()
  await courses(tx).deleteFrom('courses.removals').where('id', '=', removalId).execute()
  const ids = lessons.map(({ id }) => id)
  await settlePublicFiles(tx, await filesHeldBy(tx, ids))
  await updateOrder(tx, courseId, order)
}

/** Deletes what was removed before an instant, with all that belongs to it. */
export async function deleteRemovals(tx: Tx, before: Date): Promise<void> {
  await courses(tx).deleteFrom('courses.removals').where('at', '<', before).execute()
}
