import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { courseKeys } from '../catalogue/course-filter.ts'
import { courses } from '../tables.ts'

/** The courses that the person learns, also those that are no longer offered. */
export const searchMyCourses = (db: Db): SearchSource => ({
  kind: 'learning',
  seenBy: 'own',
  async find({ words, now }, personId) {
    const { rows } = await sql<Found>`
      select c.id, c.title, c.summary as text, '/learn/' || c.slug as href,
        extract(epoch from e.seen_at)::integer as weight,
        ${fitOf(courseKeys, words)} as fit, ${beginsAll(courseKeys, words)} as "isBegun"
      from courses.enrolments as e
      join courses.courses as c on c.id = e.course_id
      where e.person_id = ${personId} and e.state in ('active', 'completed')
        and (e.expires_at is null or e.expires_at > ${now}) and ${holdsAll(courseKeys, words)}
      order by fit desc, e.seen_at desc, c.id
      limit ${sql.lit(mostFound)}
    `.execute(courses(db))
    return rows
  },
})
