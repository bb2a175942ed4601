import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { ExamSettings } from '@arvand/contracts/exams'
import type { KonkurChoices } from '@arvand/contracts/konkur'
import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { Question, QuestionIssue, QuestionKindName } from '@arvand/contracts/questions'
import type { PracticeGrade } from '@arvand/contracts/sample-questions'
import type { MarkingPart } from '@arvand/contracts/teacher/exam-marking'
import type { QuestionReport, WrittenFormat } from '@arvand/contracts/teacher/question-exchange'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'
import type { AttemptPaper, PublishedPaper } from './exam.ts'

/** An answer in a save. */
export interface StoredAnswer {
  readonly questionId: string
  readonly value: AnswerValue
  readonly flagged: boolean
}

/** What an export writes. */
export interface ExportWish {
  readonly format: WrittenFormat
  readonly questionIds: readonly string[]
}

export interface TrialQuestion {
  readonly id: string
  readonly version: number
  readonly groupId: string
}

type ExamsTables = Tables<
  | 'exams'
  | 'courses.course_cohorts'
  | 'courses.course_lessons'
  | 'courses.course_sections'
  | 'courses.course_staff'
  | 'courses.known_categories'
  | 'courses.known_courses'
  | 'courses.learners'
  | 'identity.people'
  | 'identity.name_keys',
  {
    'exams.practice_trials': {
      questions: readonly TrialQuestion[]
      answers: Readonly<Record<string, AnswerValue>> | null
      percents: Readonly<Record<string, number>> | null
    }
    'exams.practice_groups': { grade: PracticeGrade | null }
    'exams.practice_answers': { answer: AnswerValue }
    'exams.regrades': { accepted: string[] }
    'exams.question_exchanges': { wish: ExportWish | null; report: QuestionReport | null }
    'exams.imported_questions': { content: Question }
    'exams.exams': { settings: ExamSettings; paper: PublishedPaper | null }
    'exams.attempts': { paper: AttemptPaper; choices: KonkurChoices | null }
    'exams.saves': { answers: StoredAnswer[] }
    'exams.late_saves': { answers: StoredAnswer[] }
    'exams.marks': { answer: AnswerValue; levels: Record<string, string> }
    'exams.markings': { levels: Record<string, string>; part: MarkingPart | null }
    'courses.course_lessons': { kind: LessonKind; content: LessonContent }
    'exams.questions': { kind: QuestionKindName; draft: Question; why_not_ask: QuestionIssue | null }
    'exams.question_versions': { content: Question }
  }
>

/** This module's view of the database. */
export const exams = lens<ExamsTables>()

export type ExamRow = ExamsTables['exams.exams']
export type MessageRow = Selectable<ExamsTables['exams.messages']>
export type QuestionExchangeRow = ExamsTables['exams.question_exchanges']
export type TrialRow = ExamsTables['exams.practice_trials']
export type ObjectionRow = ExamsTables['exams.objections']
