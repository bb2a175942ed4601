import { lens } from '#platform/database'
import type { CoursesTables } from '#testing/courses'

/** Columns of a view that identity publishes. */
interface PersonView {
  readonly id: string
  readonly handle: string | null
  readonly roles: string[]
}

/** The tables of courses, with the people whom identity publishes. */
export const demoCourses = lens<
  CoursesTables & {
    'identity.people': PersonView
    'identity.shown_avatars': { readonly person_id: string; readonly file_id: string }
  }
>()
