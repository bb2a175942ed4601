import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { exams } from './tables.ts'

export interface Sums {
  /** In hundredths. */
  readonly points: number
  readonly most: number
  /** Answers that a person has to mark still. */
  readonly waiting: number
}

/** Stores what the marks of an attempt come to now. */
export async function sumUp(tx: Tx, attemptId: string): Promise<Sums> {
  const [sums] = await sumUpAll(tx, [attemptId])
  if (!sums) throw new Error(`attempt ${attemptId} has no marks`)
  return sums
}

/** The same for many attempts at once. */
export async function sumUpAll(tx: Tx, attemptIds: readonly string[]): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    insert into exams.results (attempt_id, exam_id, points, most, waiting)
    select a.id, a.exam_id, sum(m.points), sum(m.most), count(*) filter (where m.percent is null)
      from exams.attempts as a
      join exams.marks as m on m.attempt_id = a.id
     where a.id = any(${attemptIds}::uuid[])
     group by a.id, a.exam_id
        on conflict (attempt_id) do update
       set points = excluded.points, most = excluded.most, waiting = excluded.waiting
    returning points, most, waiting
  `.execute(exams(tx))
  return rows
}
