import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

interface TeacherPageView {
  readonly person_id: string
  readonly handle: string
  readonly name: string
  readonly city: string | null
  readonly education: string | null
  readonly biography: string | null
  readonly links: string[]
  /** Null unless the teacher makes their picture public. */
  readonly avatar_file_id: string | null
}

/** This module's view of the database, with the views of people that identity publishes. */
export const catalogue = lens<
  CoursesTables & {
    'identity.people': { readonly id: string; readonly name: string; readonly avatar: string | null }
    'identity.shown_names': { readonly person_id: string; readonly name: string | null }
    'identity.shown_avatars': { readonly person_id: string; readonly file_id: string }
    'identity.public_teachers': { readonly person_id: string; readonly field: string | null }
    'identity.teacher_pages': TeacherPageView
  }
>()
