import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

export interface ExamFigures {
  readonly attempts: number
  /** In percent of all points. */
  readonly mean: number | null
  readonly median: number | null
  readonly deviation: number | null
  readonly distribution: number[]
}

/** How an exam went as a whole. */
export async function examFigures(db: Db, counted: RawBuilder<unknown>): Promise<ExamFigures> {
  const { rows } = await sql<ExamFigures>`
    with results as (
      select points * 100.0 / nullif(most, 0) as percent from (${counted}) as counted
    ),
    tenths as (
      select greatest(0, least(9, floor(percent / 10)))::integer as tenth, count(*) as attempts
        from results where percent is not null group by 1
    )
    select (select count(*) from results) as attempts,
           (select avg(percent)::double precision from results) as mean,
           (select percentile_cont(0.5) within group (order by percent) from results) as median,
           (select stddev_samp(percent)::double precision from results) as deviation,
           (select array_agg(coalesce(tenths.attempts, 0) order by every)
              from generate_series(0, 9) as every left join tenths on tenth = every) as distribution
  `.execute(exams(db))
  const [figures] = rows
  if (!figures) throw new Error('figures of no exam')
  return { ...figures, attempts: Number(figures.attempts), distribution: figures.distribution.map(Number) }
}

/** The sums from which alpha follows; `papers`: how many different sets of questions were asked. */
interface Spread {
  readonly papers: number
  readonly questions: number
  readonly sum_of_variances: number | null
  readonly variance: number | null
}

/** Cronbach’s alpha, 0 to 1; null where it says nothing: one question, equal marks, or different questions. */
export async function alphaOf(db: Db, counted: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<Spread>`
    with counted as (${counted}),
    marked as (
      select m.attempt_id, m.question_id, m.points::double precision as mark
        from exams.marks as m join counted using (attempt_id)
       where m.most > 0
    ),
    papers as (
      select string_agg(question_id::text, ' ' order by question_id) as paper from marked group by attempt_id
    )
    select (select count(distinct paper) from papers) as papers,
           (select count(distinct question_id) from marked) as questions,
           (select sum(variance)
              from (select var_samp(mark) as variance from marked group by question_id) as each) as sum_of_variances,
           (select var_samp(points)::double precision from counted) as variance
  `.execute(exams(db))
  const [spread] = rows
  if (!spread || Number(spread.papers) !== 1) return null
  const { sum_of_variances: parts, variance } = spread
  const questions = Number(spread.questions)
  if (questions < 2 || parts === null || !variance) return null
  return (questions / (questions - 1)) * (1 - parts / variance)
}
