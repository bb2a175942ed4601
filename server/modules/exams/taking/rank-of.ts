import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { countedAttempts } from '../counted-attempts.ts'
import { exams } from '../tables.ts'
import type { examOf } from './show-attempt.ts'

/**
 * The place of a person among all whose attempts count, equal points sharing one. Null while an answer of somebody waits
 * for a person who marks it, because places would still change.
 */
export async function rankOf(
  db: Db,
  { id, settings }: Pick<Awaited<ReturnType<typeof examOf>>, 'id' | 'settings'>,
  personId: string,
): Promise<number | null> {
  const { rows } = await sql<{ rank: number }>`
    with counted as (
      select a.person_id, avg(c.points) as points
        from (${countedAttempts(id, settings)}) as c
        join exams.attempts as a on a.id = c.attempt_id
       group by a.person_id
    )
    select (1 + (select count(*) from counted as other where other.points > own.points))::int as rank
      from counted as own
     where own.person_id = ${personId}
       and not exists (select from exams.results where exam_id = ${id} and waiting > 0)
  `.execute(exams(db))
  return rows[0]?.rank ?? null
}
