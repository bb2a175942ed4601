import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { AskedItem, ItemFacts } from '#plugs/lesson-kind'
import { toldMinutes } from '../../exam.ts'
import { overridden, overridesFor } from '../../overridden.ts'
import { exams } from '../../tables.ts'

/**
 * What the exams of lessons say: how long they take, when they close for somebody, and whether they are published. An
 * exam is one step, however many questions it has: it is handed in whole.
 */
export async function examFacts(
  db: Db,
  items: readonly AskedItem[],
  personId: string | null,
): Promise<readonly (ItemFacts | null)[]> {
  const ids = items.map(({ itemId }) => itemId)
  const rows = await exams(db)
    .selectFrom('exams.exams')
    .select(['id', 'course_id', 'published_at', 'opens_at', 'closes_at', 'settings', 'paper'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const overrides = personId === null ? () => [] : await overridesFor(db, ids, personId)
  return items.map(({ courseId, itemId }) => {
    const row = rows.find(({ id, course_id }) => id === itemId && course_id === courseId)
    if (!row) return null
    if (row.published_at === null || !row.paper) return { isOpen: false, minutes: null, dueAt: null }
    const { settings, paper, closes_at } = overridden({ ...row, paper: row.paper }, overrides(row.id))
    return { isOpen: true, minutes: toldMinutes(settings, paper.sections), dueAt: closes_at }
  })
}
