import type { SurveyAnswers, SurveySettings } from '@arvand/contracts/surveys'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'

export interface SurveyRow {
  readonly id: string
  readonly owner_id: string
  title: string
  settings: ColumnType<SurveySettings, string, string>
  revision: Generated<number>
  slug: Generated<string | null>
  published_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  readonly created_at: Date
  changed_at: Date
}

export interface ResponseRow {
  readonly id: string
  readonly survey_id: string
  readonly person_id: string | null
  readonly only_one: boolean
  answers: ColumnType<SurveyAnswers, string, string>
  sent_as: string | null
  sent_at: Date | null
  readonly begun_at: Date
  /** Of an anonymous survey: with which group of answers it is shown. */
  batch: Generated<number | null>
  /** Of what was sent: all that is counted of its answers (`choices.ts`). */
  choices: Generated<Buffer | null>
}

/** This module's view of the database. */
export const surveys = lens<{
  'surveys.surveys': SurveyRow
  'surveys.responses': ResponseRow
  'surveys.response_files': { readonly response_id: string; readonly file_id: string }
  'surveys.participants': { readonly survey_id: string; readonly person_id: string }
  'surveys.invitations': { readonly survey_id: string; readonly person_id: string }
  'live.known_webinars': {
    readonly id: string
    readonly title: string
    readonly owner_id: string
    readonly starts_at: Date
  }
  'support.known_tickets': { readonly id: string; readonly person_id: string | null }
  'identity.people': { readonly id: string; name: string; handle: string | null }
}>()
