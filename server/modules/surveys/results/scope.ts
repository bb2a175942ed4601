import type { SurveyFilter, SurveySettings } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { shownAnswers } from '../survey.ts'
import { surveys } from '../tables.ts'

/** Which responses results come from. */
export interface Scope {
  readonly surveyId: string
  /** Of an anonymous survey: how many whole groups are shown; null in others: all. */
  readonly batches: number | null
  readonly filter: SurveyFilter | null
}

/** The scope of all responses that are shown of a survey with so many answers. */
export function scopeOf(surveyId: string, settings: SurveySettings, answers: number): Scope {
  const { isAnonymous, leastAnswers } = settings
  const batches = isAnonymous ? shownAnswers(answers, leastAnswers) / leastAnswers : null
  return { surveyId, batches, filter: null }
}

/** The condition on responses `r`. */
export const within = ({ surveyId, batches, filter }: Scope) => sql<boolean>`
  r.survey_id = ${surveyId} and r.sent_at is not null
  ${batches === null ? sql`` : sql`and r.batch < ${batches}`}
  ${filter ? sql`and (r.answers ->> ${filter.questionId} = ${filter.value} or r.answers -> ${filter.questionId} ? ${filter.value})` : sql``}`

/** How many responses are in a scope. */
export async function countWithin(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from surveys.responses as r where ${within(scope)}`.execute(surveys(db))
  return rows[0]?.count ?? 0
}
