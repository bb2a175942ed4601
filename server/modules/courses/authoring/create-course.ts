import type { CourseLevel } from '@arvand/contracts/courses'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { CoursesParts } from '../parts.ts'
import { freeSlug } from './free-slug.ts'
import { authoring } from './tables.ts'

interface Begun {
  readonly title: string
  readonly category: string
  readonly level: CourseLevel
}

/** Begins a course as a draft; who begins it owns it. */
export function createCourse(
  { db, clock }: Pick<CoursesParts, 'db' | 'clock'>,
  request: RepeatedRequest,
  { title, category, level }: Begun,
) {
  const { personId } = request
  const at = clock.now()
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await needCategory(tx, category)
      const course = { id: newId(), slug: await freeSlug(tx, title) }
      await authoring(tx)
        .insertInto('courses.courses')
        .values({
          ...{ ...course, title, category, level, summary: '', owner_id: personId },
          description: JSON.stringify(emptyText),
          created_at: at,
          changed_at: at,
        })
        .execute()
      await addOwner(tx, course.id, personId, at)
      return { course }
    }),
  )
}

/** Refuses a field that is not in the list. */
export async function needCategory(db: Db, slug: string): Promise<void> {
  const known = await authoring(db)
    .selectFrom('courses.categories')
    .select('slug')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!known) refuse('courses.unknown-category')
}

/** The owner stands among the teachers of a course, and its first turn is written. */
export async function addOwner(tx: Tx, courseId: string, personId: string, at: Date): Promise<void> {
  await authoring(tx)
    .insertInto('courses.staff')
    .values({ course_id: courseId, person_id: personId, role: 'owner', added_at: at })
    .execute()
  await authoring(tx)
    .insertInto('courses.course_turns')
    .values({ id: newId(), course_id: courseId, state: 'draft', by_id: personId, at })
    .execute()
}
