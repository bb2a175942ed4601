import type { LessonKind } from '@arvand/contracts/lesson-content'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import type { AskedItem, ItemFacts } from '#plugs/lesson-kind'
import { countFigures } from '../course/course-figures.ts'
import type { CoursesDeps } from '../deps.ts'
import { recountProgress } from '../enrolments/recount-progress.ts'
import { courses } from '../tables.ts'
import { measuredLength } from './measured-length.ts'

/**
 * Counts the lessons of a course anew that lead to a thing of another module; its module calls it in the transaction
 * that changed the thing. Locks the course.
 */
export async function followItem(
  deps: Pick<CoursesDeps, 'jobs'>,
  tx: Tx,
  { kind, courseId, itemId }: AskedItem & { readonly kind: LessonKind },
  { steps, minutes }: Pick<ItemFacts, 'steps' | 'minutes'>,
): Promise<void> {
  const changed = await courses(tx)
    .updateTable('courses.lessons')
    .set((eb) => ({
      steps: steps ?? eb.ref('steps'),
      ...(minutes === null ? {} : measuredLength(minutes * 60)),
    }))
    .where('course_id', '=', courseId)
    .where('kind', '=', kind)
    .where(sql<boolean>`content ->> 'itemId' = ${itemId}`)
    .returning('is_published')
    .execute()
  if (!changed.some((lesson) => lesson.is_published)) return
  await countFigures(tx, courseId)
  if (steps !== undefined) await recountProgress(deps, tx, courseId)
}
