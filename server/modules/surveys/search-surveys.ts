import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { surveys } from './tables.ts'

const keys = { title: sql<string>`o.key`, all: sql<string>`o.key` }

/** All surveys, for managers of the content. They are few, so their keys are made as they are read. */
export const searchSurveys = (db: Db): SearchSource => ({
  kind: 'managedSurvey',
  seenBy: 'manager',
  scope: 'content',
  async find({ words }) {
    const { rows } = await sql<Found>`
      select o.id, o.title, o.text, '/manage/surveys/' || o.id as href, 0 as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select s.id, s.title, s.created_at, p.name as text, ${keyOf(sql`s.title`)} as key
        from surveys.surveys as s join identity.people as p on p.id = s.owner_id
        offset 0
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.created_at desc, o.id
      limit ${sql.lit(mostFound)}
    `.execute(surveys(db))
    return rows
  },
})
