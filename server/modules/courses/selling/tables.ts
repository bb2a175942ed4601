import { lens, type Tables } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** This module's view of the database, with people that identity publishes. */
export const selling = lens<CoursesTables & Tables<'identity.people'>>()
