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

const text = (id: string) => sql`${id}::text`

/** The values that are counted of the answer of a response `r` to a question; null: none of this kind. */
function valuesOf({ kind, id }: SurveyQuestion): RawBuilder<unknown> | null {
  const answer = sql`r.answers -> ${text(id)}`
  if (kind === 'multiple' || kind === 'ranking')
    return sql`select ${text(id)}, part.word, part.place from jsonb_array_elements_text(
      case jsonb_typeof(${answer}) when 'array' then ${answer} else '[]' end) with ordinality as part (word, place)`
  if (kind === 'matrix')
    return sql`select ${text(id)}, part.row_id || ' ' || part.column_id, null::bigint from jsonb_each_text(
      case jsonb_typeof(${answer}) when 'object' then ${answer} else '{}' end) as part (row_id, column_id)`
  return null
}

const simple: readonly SurveyKind[] = ['choice', 'scale', 'nps']

/** All that is counted, in one reading of the responses; single values first, which are most and need no unfolding. */
async function countValues(db: Db, scope: Scope, questions: readonly SurveyQuestion[]): Promise<Counted[]> {
  const single = questions.filter(({ kind }) => simple.includes(kind))
  const rows = single.map(({ id }) => sql`(${text(id)}, r.answers ->> ${text(id)})`)
  const values = [
    ...(rows.length > 0
      ? [
          sql`select s.question, s.value, null::bigint from (values ${sql.join(rows)}) as s (question, value)
          where s.value is not null`,
        ]
      : []),
    ...questions.map(valuesOf).filter((one) => one !== null),
  ]
  if (values.length === 0) return []
  const counted = await sql<Counted>`
    select v.question, v.value, count(*)::integer as count, avg(v.place)::float8 as place
      from surveys.responses as r
      cross join lateral (${sql.join(values, sql` union all `)}) as v (question, value, place)
     where ${within(scope)}
     group by v.question, v.value`.execute(surveys(db))
  return counted.rows
}

/** How many answered each question, in the order of the questions. */
async function countAnswered(db: Db, scope: Scope, questions: readonly SurveyQuestion[]): Promise<number[]> {
  if (questions.length === 0) return []
  const counts = questions.map(({ id }) => sql`count(*) filter (where r.answers ? ${text(id)})`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::integer[] as counts from surveys.responses as r where ${within(scope)}
  `.execute(surveys(db))
  return rows[0]?.counts ?? []
}

/** Counts the answers in a scope to these questions. */
export async function tallyOf(db: Db, scope: Scope, questions: readonly SurveyQuestion[]): Promise<Tally> {
  const [counted, answered] = await Promise.all([
    countValues(db, scope, questions),
    countAnswered(db, scope, questions),
  ])
  const rows = new Map(counted.map((row) => [`${row.question} ${row.value}`, row]))
  return {
    answered: new Map(questions.map(({ id }, at) => [id, answered[at] ?? 0])),
    countOf: (questionId, value) => rows.get(`${questionId} ${value}`)?.count ?? 0,
    placeOf: (questionId, option) => rows.get(`${questionId} ${option}`)?.place ?? null,
  }
}
