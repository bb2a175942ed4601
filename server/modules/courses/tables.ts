import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

export type CoursesTables = Tables<
  'courses',
  {
    'courses.courses': { description: RichText }
    'courses.lessons': { kind: LessonKind; content: LessonContent }
    'courses.stored_lessons': { kind: LessonKind; content: LessonContent }
    'courses.package_states': { data: Record<string, unknown> }
  }
>

/** This module's view of the database; a subfolder with tables of its own extends it in its `tables.ts`. */
export const courses = lens<CoursesTables>()

export type CourseRow = CoursesTables['courses.courses']
export type CourseTransitionRow = CoursesTables['courses.course_turns']
export type StaffRow = CoursesTables['courses.staff']
export type StaffRole = StaffRow['role']
export type SectionRow = CoursesTables['courses.sections']
export type LessonRow = CoursesTables['courses.lessons']
export type EnrolmentRow = Selectable<CoursesTables['courses.enrolments']>
