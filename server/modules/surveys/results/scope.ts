import type { SurveySettings } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import { shownAnswers } from '../survey.ts'

/** Which responses results come from. */
export interface Scope {
  readonly surveyId: string
  /** Of an anonymous survey: how many whole groups are shown; null in others: all. */
  readonly batches: number | null
}

/** The scope of all responses that are shown of a survey with so many answers. */
export function scopeOf(surveyId: string, settings: SurveySettings, answers: number): Scope {
  const { isAnonymous, leastAnswers } = settings
  const batches = isAnonymous ? shownAnswers(answers, leastAnswers) / leastAnswers : null
  return { surveyId, batches }
}

/** The condition on responses `r`. */
export const within = ({ surveyId, batches }: Scope) => sql<boolean>`
  r.survey_id = ${surveyId} and r.sent_at is not null
  ${batches === null ? sql`` : sql`and r.batch < ${batches}`}`
