import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { courses } from '../tables.ts'

const key = sql<string>`(' ' || n.text_key || ' ')`
const keys = { title: key, all: key }

/** The person's notes; each leads to its second. */
export const searchNotes = (db: Db): SearchSource => ({
  kind: 'note',
  seenBy: 'own',
  async find({ words }, personId) {
    const { rows } = await sql<Found>`
      select n.id, left(n.text, 200) as title, concat(l.title, '، ', c.title) as text,
        '/learn/' || c.slug || '/' || l.id || coalesce('?at=' || n.second, '') as href,
        extract(epoch from n.at)::integer as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from courses.notes as n
      join courses.lessons as l on l.id = n.lesson_id
      join courses.courses as c on c.id = l.course_id
      where n.person_id = ${personId} and ${holdsAll(keys, words)}
      order by fit desc, n.at desc, n.id
      limit ${sql.lit(mostFound)}
    `.execute(courses(db))
    return rows
  },
})
