import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { courseKeys } from '../catalogue/course-filter.ts'
import { catalogue } from '../catalogue/tables.ts'

/** Courses in every state, drafts too, for managers of the content. */
export const searchManagedCourses = (db: Db): SearchSource => ({
  kind: 'managedCourse',
  seenBy: 'manager',
  scope: 'content',
  async find({ words }) {
    const { rows } = await sql<Found>`
      select c.id, c.title, owner.name as text, '/manage/courses/' || c.id as href, c.learners as weight,
        ${fitOf(courseKeys, words)} as fit, ${beginsAll(courseKeys, words)} as "isBegun"
      from courses.courses as c
      join identity.people as owner on owner.id = c.owner_id
      where ${holdsAll(courseKeys, words)}
      order by fit desc, c.learners desc, c.id
      limit ${sql.lit(mostFound)}
    `.execute(catalogue(db))
    return rows
  },
})
