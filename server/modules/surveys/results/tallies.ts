import type { SurveyKind, SurveyQuestion } from '@arvand/contracts/surveys'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { surveys } from '../tables.ts'
import { type Scope, within } from './scope.ts'

export interface Tally {
  /** How many answered each question. */
  readonly answered: ReadonlyMap<string, number>
  /** How many chose a value of a question; of a matrix «row column». */
  readonly countOf: (questionId: string, value: string) => number
  /** The mean place of an option in a ranking. */
  readonly placeOf: (questionId: string, option: string) => number | null
}

interface Counted {
  readonly question: string
  readonly value: string
  readonly count: number
  readonly place: number | null
}

/** Responses of a survey that were sent and that were only begun, and when the last one came. */
export async function countAnswers(db: Db, surveyId: string) {
  const row = await surveys(db)
    .selectFrom('surveys.responses')
    .select([
      sql<number>`count(*) filter (where sent_at is not null)::integer`.as('answers'),
      sql<number>`count(*) filter (where sent_at is null)::integer`.as('begun'),
      sql<Date | null>`max(sent_at)`.as('lastAt'),
    ])
    .where('survey_id', '=', surveyId)
    .executeTakeFirstOrThrow()
  return row
}

/** What stands in answers of some kinds: a from-clause over `a.key` and `a.value`, and the value that is counted. */
const parts: readonly {
  readonly kinds: readonly SurveyKind[]
  readonly from: RawBuilder<unknown>
  readonly value: RawBuilder<unknown>
  readonly place: RawBuilder<unknown>
}[] = [
  {
    kinds: ['choice', 'scale', 'nps'],
    from: sql``,
    value: sql`a.value #>> '{}'`,
    place: sql`null::integer`,
  },
  {
    kinds: ['multiple', 'ranking'],
    from: sql`, jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else '[]' end)
      with ordinality as part (word, place)`,
    value: sql`part.word`,
    place: sql`part.place`,
  },
  {
    kinds: ['matrix'],
    from: sql`, jsonb_each_text(case jsonb_typeof(a.value) when 'object' then a.value else '{}' end) as part (row_id, column_id)`,
    value: sql`part.row_id || ' ' || part.column_id`,
    place: sql`null::integer`,
  },
]

/** Counts the answers in a scope to these questions. */
export async function tallyOf(db: Db, scope: Scope, questions: readonly SurveyQuestion[]): Promise<Tally> {
  const answered = sql<{ question: string; count: number }>`
    select key as question, count(*)::integer as count
      from surveys.responses as r, jsonb_object_keys(r.answers) as key
     where ${within(scope)}
     group by key`.execute(surveys(db))
  const counted = parts.map(async ({ kinds, from, value, place }) => {
    const ids = questions.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
    if (ids.length === 0) return []
    const { rows } = await sql<Counted>`
      select a.key as question, ${value} as value, count(*)::integer as count, avg(${place})::float8 as place
        from surveys.responses as r, jsonb_each(r.answers) as a ${from}
       where ${within(scope)} and a.key = any(${ids})
       group by 1, 2`.execute(surveys(db))
    return rows
  })
  const rows = new Map(
    (await Promise.all(counted)).flat().map((row) => [`${row.question} ${row.value}`, row]),
  )
  return {
    answered: new Map((await answered).rows.map(({ question, count }) => [question, count])),
    countOf: (questionId, value) => rows.get(`${questionId} ${value}`)?.count ?? 0,
    placeOf: (questionId, option) => rows.get(`${questionId} ${option}`)?.place ?? null,
  }
}
