import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { openTo } from '../learning/open-to.ts'
import { learning } from '../learning/tables.ts'

const key = sql<string>`(' ' || w.text_key || ' ')`
const keys = { title: key, all: key }

/** What is said or stands written in the lessons that are open to the person. */
export const searchTranscripts = (db: Db): SearchSource => ({
  kind: 'transcript',
  seenBy: 'own',
  async find({ words, now }, personId) {
    const { rows } = await sql<Found>`
      select w.lesson_id || '-' || w.number as id, w.text as title, concat(l.title, '، ', c.title) as text,
        '/learn/' || c.slug || '/' || l.id || coalesce('?at=' || floor(w.second), '#step-' || w.step, '') as href,
        -w.number as weight, ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from courses.cues as w
      join courses.lessons as l on l.id = w.lesson_id
      join courses.courses as c on c.id = l.course_id
      where ${sql.join(
        // By the trigram index.
        words.map((word) => sql`w.text_key like ${`%${word}%`}`),
        sql` and `,
      )}
        -- The trigram index cannot tell a short word that is only inside others.
        and ${holdsAll(keys, words)}
        and w.lesson_id in (${openTo(personId, now)})
      order by fit desc, w.number, w.lesson_id
      limit ${sql.lit(mostFound)}
    `.execute(learning(db))
    return rows
  },
})
