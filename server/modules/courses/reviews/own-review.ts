import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { courses } from '../tables.ts'

/** What a person said of a course. */
export const findOwnReview = (db: Db, courseId: string, personId: string) =>
  courses(db)
    .selectFrom('courses.reviews')
    .select(['stars', 'text', sql<boolean>`hidden_at is not null`.as('hidden')])
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
