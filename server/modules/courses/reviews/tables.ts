import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** This module's view of the database, with the views of people that identity publishes. */
export const reviewing = lens<
  CoursesTables & {
    'identity.people': { readonly id: string; readonly name: string }
    'identity.shown_names': { readonly person_id: string; readonly name: string | null }
    'identity.shown_avatars': { readonly person_id: string; readonly file_id: string }
  }
>()
