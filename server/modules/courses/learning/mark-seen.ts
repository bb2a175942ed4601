import type { Db } from '#platform/database'
import { courses } from '../tables.ts'
import type { Standing } from './standing.ts'

const tenMinutes = 600_000

/** Remembers which lesson somebody opened last; the same one again within ten minutes costs nothing. */
export async function markSeen(
  db: Db,
  { id, last_lesson_id, seen_at }: NonNullable<Standing['enrolment']>,
  lessonId: string,
  now: Date,
): Promise<void> {
  if (last_lesson_id === lessonId && now.getTime() - seen_at.getTime() < tenMinutes) return
  await courses(db)
    .updateTable('courses.enrolments')
    .set({ last_lesson_id: lessonId, seen_at: now })
    .where('id', '=', id)
    .execute()
}
