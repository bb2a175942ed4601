import type { CourseLevel } from '@arvand/contracts/courses'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { freeSlug, insertCourse } from '#modules/courses'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { authoring } from '../tables.ts'

interface Begun {
  readonly title: string
  readonly category: string
  readonly level: CourseLevel
}

/** Creates a course as a draft, owned by the person who creates it. */
export function createCourse(
  { db, clock }: Pick<AuthoringDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { title, category, level }: Begun,
) {
  const { personId } = request
  const at = clock.now()
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await needCategory(tx, category)
      const course = { id: newId(), slug: await freeSlug(tx, title) }
      const description = JSON.stringify(emptyText)
      await insertCourse(
        tx,
        { ...course, title, category, level, summary: '', description, owner_id: personId },
        at,
      )
      return { course }
    }),
  )
}

/** Refuses a field that is not in the list. */
export async function needCategory(db: Db, slug: string): Promise<void> {
  const known = await authoring(db)
    .selectFrom('courses.known_categories')
    .select('slug')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!known) refuse('courses.unknown-category')
}
