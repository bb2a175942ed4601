import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { courses } from '../tables.ts'

const keys = { title: sql<string>`l.title_key`, all: sql<string>`l.all_key` }

/** Lessons of the courses in which the person learns, by their titles and that of the course. */
export const searchLessons = (db: Db): SearchSource => ({
  kind: 'lesson',
  seenBy: 'own',
  async find({ words, now }, personId) {
    const { rows } = await sql<Found>`
      select l.id, l.title, l.text, l.href, -l.position as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select one.id, one.title, c.title as text, '/learn/' || c.slug || '/' || one.id as href, one.position,
          ${keyOf(sql`one.title`)} as title_key, ${keyOf(sql`concat_ws(' ', one.title, c.title)`)} as all_key
        from courses.enrolments as e
        join courses.courses as c on c.id = e.course_id
        join courses.lessons as one on one.course_id = c.id and one.is_published
        where e.person_id = ${personId} and e.state in ('active', 'completed')
          and (e.expires_at is null or e.expires_at > ${now})
        offset 0
      ) as l
      where ${holdsAll(keys, words)}
      order by fit desc, l.position, l.id
      limit ${sql.lit(mostFound)}
    `.execute(courses(db))
    return rows
  },
})
