import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import { lens, type Tables } from '#platform/database'

/** This module's view of the database. */
export const teaching =
  lens<
    Tables<
      | 'teaching'
      | 'courses.course_cohorts'
      | 'courses.course_lessons'
      | 'courses.course_sections'
      | 'courses.course_staff'
      | 'courses.fact_steps'
      | 'courses.known_courses'
      | 'courses.learner_turns'
      | 'courses.learners'
      | 'courses.lesson_access'
      | 'identity.contacts'
      | 'identity.name_keys'
      | 'identity.people',
      {
        'courses.course_lessons': { kind: LessonKind; content: LessonContent }
        'teaching.marks': { levels: Record<string, string> }
        'teaching.mark_turns': { levels: Record<string, string> }
      }
    >
  >()
