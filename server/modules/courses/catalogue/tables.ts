import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

interface PersonView {
  readonly id: string
  readonly name: string
  readonly handle: string | null
  readonly avatar: string | null
}

interface PublicTeacherView {
  readonly person_id: string
  readonly handle: string
  readonly name: string
  readonly field: string | null
  readonly city: string | null
}

/** This module's view of the database, and what identity publishes of those who teach. */
export const catalogue = lens<
  CoursesTables & { 'identity.people': PersonView; 'identity.public_teachers': PublicTeacherView }
>()
