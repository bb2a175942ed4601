import { lens, type Tables } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** This module's view of the database, with the views of people that identity publishes. */
export const reviewing = lens<
  CoursesTables & Tables<'identity.people' | 'identity.shown_avatars' | 'identity.shown_names'>
>()
