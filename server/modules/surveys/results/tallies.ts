import type { SurveyFilter, SurveyQuestion } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { separator, type Tally, tallyOf } from '../choices.ts'
import { surveys } from '../tables.ts'
import { type Scope, within } from './scope.ts'

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

/** Counts the answers in a scope to these questions; of those alone that answered one question so, if wished. */
export async function countChoices(
  db: Db,
  scope: Scope,
  questions: readonly SurveyQuestion[],
  filter: SurveyFilter | null,
): Promise<Tally | null> {
  const { rows } = await sql<{ choices: Buffer | null }>`
    select string_agg(r.choices, ${separator}) as choices from surveys.responses as r where ${within(scope)}
  `.execute(surveys(db))
  const choices = rows[0]?.choices ?? null
  return choices && tallyOf(choices, questions, filter)
}
