import type {
  CourseLevel,
  CourseState,
  EnrolmentSource,
  EnrolmentState,
  StaffRight,
} from '@arvand/contracts/courses'
import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { lens } from '#platform/database'

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

export interface CategoryRow {
  readonly slug: string
  title: string
  palette: string
  position: number
  subjects: string[]
}

export interface CourseRow {
  readonly id: string
  slug: string
  owner_id: string
  category: string
  level: CourseLevel
  title: string
  summary: string
  description: Json<RichText>
  outcomes: Generated<string[]>
  requirements: Generated<string[]>
  cover_file_id: Generated<string | null>
  access_days: Generated<number | null>
  state: Generated<CourseState>
  created_at: Date
  changed_at: Date
  published_at: Generated<Date | null>
  lessons: Generated<number>
  minutes: Generated<number>
  steps: Generated<number>
  learners: Generated<number>
  ratings: Generated<number>
  rating_sum: Generated<number>
  price: Generated<number>
  list_price: Generated<number>
  in_plus: Generated<boolean>
  version: Generated<number>
  outline_version: Generated<number>
  submitted_at: Generated<Date | null>
  names: Generated<string>
  title_key: GeneratedAlways<string>
  search_key: GeneratedAlways<string>
  joined_key: GeneratedAlways<string>
  rating_rank: GeneratedAlways<number>
}

export interface CourseTransitionRow {
  readonly id: string
  course_id: string
  state: CourseState
  by_id: string
  reason: Generated<string | null>
  at: Date
}

export type StaffRole = 'owner' | 'teacher' | 'assistant'

export interface StaffRow {
  readonly course_id: string
  readonly person_id: string
  role: StaffRole
  rights: Generated<StaffRight[]>
  /** Percent of the sellers' part of the price; the owner has the rest of 100. */
  share_percent: Generated<number>
  added_at: Date
}

interface Release {
  release_at: Generated<Date | null>
  release_after_days: Generated<number | null>
}

export interface SectionRow extends Release {
  readonly id: string
  course_id: string
  position: number
  title: string
}

export interface LessonRow extends Release {
  readonly id: string
  course_id: string
  section_id: string
  position: number
  title: string
  kind: LessonKind
  minutes: Generated<number>
  steps: Generated<number>
  is_preview: Generated<boolean>
  is_published: Generated<boolean>
  content: Json<LessonContent>
  version: Generated<number>
  changed_at: Date
}

/** What was removed together from a course: lessons, or a section with its lessons; stored until it is brought back. */
export interface RemovalRow {
  readonly id: string
  readonly course_id: string
  readonly by_id: string
  readonly at: Date
}

interface Removable {
  removal_id: Generated<string | null>
}

export interface CohortRow {
  readonly id: string
  course_id: string
  title: string
  starts_on: string
  ends_on: string | null
  seats: number | null
  created_at: Date
}

export interface EnrolmentRow {
  readonly id: string
  course_id: string
  person_id: string
  cohort_id: Generated<string | null>
  state: Generated<EnrolmentState>
  source: EnrolmentSource
  enrolled_at: Date
  expires_at: Generated<Date | null>
  completed_at: Generated<Date | null>
  ended_at: Generated<Date | null>
  distinct_steps: Generated<number>
  last_lesson_id: Generated<string | null>
  seen_at: Date
  /** Null: enrolled by mobile and not opened yet; teachers see the enrolment once it is opened. */
  opened_at: Generated<Date | null>
  /** When the learner first opened the course or a lesson; null: they never came. */
  first_opened_at: Generated<Date | null>
  announcements_seen_at: Generated<Date | null>
  /** The opening by commerce that keeps the enrolment open. */
  opening_id: Generated<string | null>
}

export interface EnrolmentTransitionRow {
  readonly id: string
  enrolment_id: string
  state: EnrolmentState
  by_id: string | null
  reason: string | null
  at: Date
}

export interface StepRow {
  readonly enrolment_id: string
  readonly lesson_id: string
  readonly step: number
  at: Date
}

export interface PositionRow {
  readonly enrolment_id: string
  readonly lesson_id: string
  seconds: number
  watched_seconds: Generated<number>
  at: Date
}

export interface NoteRow {
  readonly id: string
  person_id: string
  lesson_id: string
  second: number | null
  text: string
  text_key: GeneratedAlways<string>
  at: Date
  changed_at: Date
}

export interface ReviewRow {
  readonly course_id: string
  readonly person_id: string
  stars: number
  text: string
  at: Date
  changed_at: Date
  hidden_at: Generated<Date | null>
}

export interface ReviewReplyRow {
  readonly course_id: string
  /** Who wrote the review. */
  readonly person_id: string
  readonly author_id: string
  text: string
  readonly at: Date
  changed_at: Date
}

export interface ReviewTransitionRow {
  readonly id: string
  course_id: string
  person_id: string
  hidden: boolean
  by_id: string
  reason: string | null
  at: Date
}

export interface WishRow {
  readonly person_id: string
  readonly course_id: string
  at: Date
}

/** Words of which a person wants to hear when a course has them. */
export interface SearchAlertRow {
  readonly person_id: string
  readonly q: string
  readonly words: readonly string[]
  readonly at: Date
}

/** A day, in Tehran, on which a person learned. */
export interface LearningDayRow {
  readonly person_id: string
  readonly day: string
}

export interface WeeklyGoalRow {
  readonly person_id: string
  days: number
  changed_at: Date
}

export interface PathRow {
  readonly id: string
  slug: string
  title: string
  summary: string
  category: string
  position: number
  published_at: Date | null
  changed_at: Date
}

export interface PackageStateRow {
  readonly enrolment_id: string
  readonly lesson_id: string
  readonly part: string
  data: Json<Record<string, unknown>>
  at: Date
}

/** A table that only links two keys. */
interface Tie<Left extends string, Right extends string> {
  row: { readonly [Key in Left | Right]: string }
}

export interface CoursesTables {
  'courses.categories': CategoryRow
  'courses.courses': CourseRow
  'courses.course_turns': CourseTransitionRow
  'courses.staff': StaffRow
  // Views of what stands in a course, through which its rows are written.
  'courses.sections': SectionRow
  'courses.lessons': LessonRow
  // All of them, the removed ones too.
  'courses.stored_sections': SectionRow & Removable
  'courses.stored_lessons': LessonRow & Removable
  'courses.removals': RemovalRow
  'courses.lesson_files': Tie<'lesson_id', 'file_id'>['row']
  'courses.lesson_prerequisites': Tie<'lesson_id', 'required_lesson_id'>['row']
  'courses.course_prerequisites': Tie<'course_id', 'required_course_id'>['row']
  'courses.cohorts': CohortRow
  'courses.enrolments': EnrolmentRow
  'courses.enrolment_turns': EnrolmentTransitionRow
  'courses.steps': StepRow
  'courses.positions': PositionRow
  'courses.notes': NoteRow
  'courses.reviews': ReviewRow
  'courses.review_turns': ReviewTransitionRow
  'courses.review_replies': ReviewReplyRow
  'courses.wishes': WishRow
  'courses.search_alerts': SearchAlertRow
  'courses.learning_days': LearningDayRow
  'courses.weekly_goals': WeeklyGoalRow
  'courses.paths': PathRow
  'courses.path_courses': { readonly path_id: string; readonly course_id: string; position: number }
  'courses.package_states': PackageStateRow
}

/** This module's view of the database; a subfolder with tables of its own extends it in its `tables.ts`. */
export const courses = lens<CoursesTables>()
