import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { PracticeGrade } from '@arvand/contracts/sample-questions'
import type { ColumnType, Generated } from 'kysely'

export interface PracticeGroupRow {
  readonly id: string
  readonly owner_id: string
  title: string
  description: Generated<string>
  category: Generated<string | null>
  grade: Generated<PracticeGrade | null>
  /** Jalali. */
  year: Generated<number | null>
  source: Generated<string>
  search_key: string
  question_ids: Generated<string[]>
  revision: Generated<number>
  published_at: Generated<Date | null>
  /** Of its public page. */
  slug: Generated<string | null>
  readonly created_at: Date
  changed_at: Date
}

interface GroupQuestionRow {
  readonly group_id: string
  readonly question_id: string
  readonly version: number
  readonly position: number
}

interface CardRow {
  readonly person_id: string
  readonly question_id: string
  turn: Generated<number>
  hints: Generated<number>
  was_right: Generated<boolean | null>
  answered_at: Generated<Date | null>
  state: Generated<number>
  due: Date
  stability: Generated<number>
  difficulty: Generated<number>
  scheduled_days: Generated<number>
  reps: Generated<number>
  lapses: Generated<number>
  reviewed_at: Generated<Date | null>
}

interface PracticeAnswerRow {
  readonly id: string
  readonly person_id: string
  readonly group_id: string
  readonly question_id: string
  readonly version: number
  readonly answer: ColumnType<AnswerValue, string | null, never>
  readonly percent: number
  readonly hints: number
  readonly was_fresh: boolean
  readonly rating: number | null
  readonly at: Date
}

interface BookmarkRow {
  readonly person_id: string
  readonly question_id: string
  readonly at: Date
}

export interface PracticeTables {
  'exams.practice_groups': PracticeGroupRow
  'exams.group_questions': GroupQuestionRow
  'exams.practice_cards': CardRow
  'exams.practice_answers': PracticeAnswerRow
  'exams.practice_bookmarks': BookmarkRow
}
