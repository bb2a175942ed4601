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
  /** In rials; 0: free. */
  price: Generated<number>
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

interface GroupAccessRow {
  readonly entitlement_id: string
  readonly group_id: string
  readonly person_id: string
  readonly at: Date
}

export interface TrialQuestion {
  readonly id: string
  readonly version: number
  readonly groupId: string
}

export interface TrialRow {
  readonly id: string
  readonly person_id: string
  readonly titles: string[]
  readonly questions: ColumnType<readonly TrialQuestion[], string, never>
  readonly started_at: Date
  readonly ends_at: Date | null
  finished_at: Date | null
  answers: ColumnType<Readonly<Record<string, AnswerValue>> | null, string | null, string | null>
  percents: ColumnType<Readonly<Record<string, number>> | null, string | null, string | null>
}

export interface PracticeTables {
  'exams.group_accesses': GroupAccessRow
  'exams.practice_trials': TrialRow
  'exams.practice_groups': PracticeGroupRow
  'exams.group_questions': GroupQuestionRow
  'exams.practice_cards': CardRow
  'exams.practice_answers': PracticeAnswerRow
  'exams.practice_bookmarks': BookmarkRow
}
