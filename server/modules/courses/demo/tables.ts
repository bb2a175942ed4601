import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** Columns of a view that identity publishes. */
interface PersonView {
  readonly id: string
  readonly handle: string | null
  readonly roles: string[]
}

/** This module's view of the database, with the people whom identity publishes. */
export const demoCourses = lens<CoursesTables & { 'identity.people': PersonView }>()
