import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { courses } from '../tables.ts'

/** Whether anybody did a step of the lesson, or wrote a note in it. */
export async function isLearnt(tx: Tx, lessonId: string): Promise<boolean> {
  const { rows } = await sql<{ learnt: boolean }>`
    select exists (select from courses.steps where lesson_id = ${lessonId})
        or exists (select from courses.notes where lesson_id = ${lessonId}) as learnt
  `.execute(courses(tx))
  return rows[0]?.learnt ?? false
}
