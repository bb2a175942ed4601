import type { Ruling } from '@arvand/contracts/regrading'
import type { ColumnType, Generated } from 'kysely'

interface RegradeRow {
  readonly id: string
  readonly exam_id: string
  readonly question_id: string
  readonly ruling: Ruling
  readonly accepted: ColumnType<string[], string, never>
  readonly reason: string
  readonly by_id: string | null
  readonly at: Date
  readonly changed: number
}

interface RegradeChangeRow {
  readonly regrade_id: string
  readonly attempt_id: string
  /** Of the whole attempt, in hundredths. */
  readonly old_points: number
  readonly old_most: number
  readonly new_points: number
  readonly new_most: number
}

export interface ObjectionRow {
  readonly id: string
  readonly exam_id: string
  readonly attempt_id: string
  readonly question_id: string
  readonly text: string
  readonly at: Date
  state: Generated<'waiting' | 'accepted' | 'rejected'>
  answer: Generated<string | null>
  points: Generated<number | null>
  answered_by: Generated<string | null>
  answered_at: Generated<Date | null>
}

/** What becomes of questions and marks after an exam. */
export interface RegradingTables {
  'exams.regrades': RegradeRow
  'exams.regrade_changes': RegradeChangeRow
  'exams.objections': ObjectionRow
}
