import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'

export interface ChosenOption {
  readonly question_id: string
  readonly option_id: string
  readonly chosen: number
  /** By the third with the best results, and by the third with the weakest. */
  readonly by_best: number
  readonly by_weakest: number
}

/** How often options of the questions of choice were chosen, by the ids of the questions. */
export async function chosenOptions(
  db: Db,
  counted: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, readonly ChosenOption[]>> {
  const { rows } = await sql<ChosenOption>`
    with counted as (${counted}),
    thirds as (
      select attempt_id, ntile(3) over (order by points desc, attempt_id) as third from counted
    ),
    chosen as (
      select m.question_id, t.third,
             jsonb_array_elements_text(
               case when jsonb_typeof(m.answer) = 'array' then m.answer else jsonb_build_array(m.answer) end
             ) as option_id
        from exams.marks as m
        join thirds as t using (attempt_id)
        join exams.questions as q on q.id = m.question_id
       where q.kind in ('single', 'multiple') and m.answer is not null
    )
    select question_id, option_id, count(*)::integer as chosen,
           (count(*) filter (where third = 1))::integer as by_best,
           (count(*) filter (where third = 3))::integer as by_weakest
      from chosen
     group by question_id, option_id
     order by question_id, chosen desc, option_id
  `.execute(exams(db))
  return Map.groupBy(rows, ({ question_id }) => question_id)
}
