import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { live } from '../tables.ts'

const keys = { title: sql<string>`w.title_key`, all: sql<string>`w.all_key` }

/** Webinars to come and past, by title, summary and teacher; those to come first. */
export const searchWebinars = (db: Db): SearchSource => ({
  kind: 'webinar',
  seenBy: 'public',
  async find({ words, now }) {
    const { rows } = await sql<Found>`
      select w.id, w.title, w.summary as text, '/webinars/' || w.slug as href,
        case when w.starts_at > ${now} then 1 else 0 end as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select one.id, one.slug, one.title, one.summary, one.starts_at, ${keyOf(sql`one.title`)} as title_key,
          ${keyOf(sql`concat_ws(' ', one.title, one.summary, owner.name)`)} as all_key
        from live.webinars as one join identity.people as owner on owner.id = one.owner_id
        where one.state in ('published', 'live', 'ended')
        offset 0
      ) as w
      where ${holdsAll(keys, words)}
      order by fit desc, weight desc, w.starts_at desc, w.id
      limit ${sql.lit(mostFound)}
    `.execute(live(db))
    return rows
  },
})
