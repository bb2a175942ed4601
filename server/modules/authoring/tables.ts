import type { ReviewTopic } from '@arvand/contracts/course-review'
import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

export type AuthoringTables = Tables<
  | 'authoring'
  | 'courses.course_lessons'
  | 'courses.course_sections'
  | 'courses.course_staff'
  | 'courses.known_categories'
  | 'courses.known_course_turns'
  | 'courses.known_courses'
  | 'courses.known_removals'
  | 'courses.learners'
  | 'courses.required_courses'
  | 'courses.required_lessons'
  | 'courses.shown_files'
  | 'identity.contacts'
  | 'identity.people',
  {
    'courses.known_courses': { description: RichText }
    'courses.course_lessons': { kind: LessonKind; content: LessonContent }
    'courses.known_removals': { title: string }
    'authoring.lesson_versions': { content: LessonContent }
    'authoring.review_notes': { topic: ReviewTopic | null }
    'authoring.review_checks': { topic: ReviewTopic }
  }
>

/** This module's view of the database; the folder `exchange` adds its own table to it. */
export const authoring = lens<AuthoringTables>()

export type ReviewNoteRow = AuthoringTables['authoring.review_notes']

/** A course in the view that the module courses publishes. */
export type KnownCourse = Selectable<AuthoringTables['courses.known_courses']>
