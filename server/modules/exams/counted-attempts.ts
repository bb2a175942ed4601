import type { ExamSettings } from '@arvand/contracts/exams'
import { sql } from 'kysely'

/**
 * The attempts of an exam that count: one of each candidate as its settings say, or all where their average counts.
 * Attempts that wait for a marker are left out.
 */
export const countedAttempts = (examId: string, { counts }: Pick<ExamSettings, 'counts'>) => {
  const order = {
    best: sql`r.points desc, a.number`,
    last: sql`a.number desc`,
    first: sql`a.number`,
    average: sql`a.number`,
  }[counts]
  const one = counts === 'average' ? sql`true` : sql`place = 1`
  return sql`
    select attempt_id, points, most
      from (
        select r.attempt_id, r.points, r.most,
               row_number() over (partition by a.person_id order by ${order}) as place
          from exams.results as r
          join exams.attempts as a on a.id = r.attempt_id
         where r.exam_id = ${examId} and r.waiting = 0
      ) as attempts
     where ${one}`
}
