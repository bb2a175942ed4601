import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

export interface QuestionFigures {
  readonly question_id: string
  readonly asked: number
  /** In percent of the points. */
  readonly facility: number | null
  readonly deviation: number | null
  /** −100 to 100. */
  readonly discrimination: number | null
  readonly efficiency: number | null
  readonly effective_weight: number | null
}

/**
 * The figures of each question: `other` is what the candidate has for all questions but this one. The greatest covariance
 * that the same marks could have is that of both in order. Negative covariance with the whole has no weight.
 */
export async function questionFigures(db: Db, counted: RawBuilder<unknown>): Promise<QuestionFigures[]> {
  const { rows } = await sql<QuestionFigures>`
    with marked as (
      select m.question_id, m.most, m.points::double precision as mark,
             (c.points - m.points)::double precision as other, c.points::double precision as whole,
             row_number() over (partition by m.question_id order by m.points) as mark_place,
             row_number() over (partition by m.question_id order by c.points - m.points) as other_place
        from exams.marks as m
        join (${counted}) as c using (attempt_id)
    ),
    greatest_covariance as (
      select o.question_id, covar_samp(m.mark, o.other) as covariance
        from marked as m
        join marked as o on o.question_id = m.question_id and o.other_place = m.mark_place
       group by o.question_id
    ),
    figures as (
      select question_id, count(*)::integer as asked,
             avg(mark) * 100 / nullif(avg(most), 0) as facility,
             stddev_samp(mark) * 100 / nullif(avg(most), 0) as deviation,
             case when stddev_samp(mark) > 0 and stddev_samp(other) > 0
                  then covar_samp(mark, other) * 100 / (stddev_samp(mark) * stddev_samp(other)) end
               as discrimination,
             covar_samp(mark, other) as covariance,
             sqrt(greatest(covar_samp(mark, whole), 0)) as pull
        from marked
       group by question_id
    )
    select f.question_id, f.asked, f.facility::double precision, f.deviation::double precision, f.discrimination,
           f.covariance * 100 / nullif(g.covariance, 0) as efficiency,
           f.pull * 100 / nullif(sum(f.pull) over (), 0) as effective_weight
      from figures as f
      join greatest_covariance as g using (question_id)
  `.execute(exams(db))
  return rows
}
