import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** What writing sees of the database. */
export const authoring = lens<
  CoursesTables & {
    // What identity publishes.
    'identity.people': {
      id: string
      name: string
      handle: string | null
      roles: string[]
      has_left: boolean
    }
    'identity.contacts': { person_id: string; name: string; mobile: string | null }
  }
>()
