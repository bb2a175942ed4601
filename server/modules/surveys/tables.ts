import type { SurveyAnswers, SurveySettings } from '@arvand/contracts/surveys'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

type SurveysTables = Tables<
  'surveys' | 'identity.people' | 'live.known_webinars' | 'support.known_tickets',
  {
    'surveys.surveys': { settings: SurveySettings }
    'surveys.responses': { answers: SurveyAnswers }
  }
>

/** This module's view of the database. */
export const surveys = lens<SurveysTables>()

export type ResponseRow = Selectable<SurveysTables['surveys.responses']>
