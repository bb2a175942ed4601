import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { jobKey } from './jobs/job-queries.ts'
import { careers } from './tables.ts'

const keys = { title: sql<string>`o.title_key`, all: sql<string>`o.all_key` }

/** Open jobs by title, place, company and skills. They are few, so their keys are made as they are read. */
export const searchJobs = (db: Db): SearchSource => ({
  kind: 'job',
  seenBy: 'public',
  async find({ words, now }) {
    const { rows } = await sql<Found>`
      select o.id, o.title, o.text, '/jobs/' || o.slug as href, 0 as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select j.id, j.slug, j.title, c.name || '، ' || j.city as text, j.published_at,
          ${keyOf(sql`j.title`)} as title_key, ${jobKey} as all_key
        from careers.jobs as j join careers.companies as c on c.id = j.company_id
        where j.published_at is not null and j.closed_at is null and j.deadline >= ${dayAt(now)}
          and c.state = 'accepted'
        offset 0
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.published_at desc, o.id
      limit ${sql.lit(mostFound)}
    `.execute(careers(db))
    return rows
  },
})

/** Accepted companies by name, field and city. */
export const searchCompanies = (db: Db): SearchSource => ({
  kind: 'company',
  seenBy: 'public',
  async find({ words }) {
    const { rows } = await sql<Found>`
      select o.id, o.title, o.text, '/companies/' || o.slug as href, 0 as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select c.id, c.slug, c.name as title, c.field || '، ' || c.city as text, c.state_at,
          ${keyOf(sql`c.name`)} as title_key, ${keyOf(sql`concat_ws(' ', c.name, c.field, c.city)`)} as all_key
        from careers.companies as c
        where c.state = 'accepted'
        offset 0
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.state_at desc, o.id
      limit ${sql.lit(mostFound)}
    `.execute(careers(db))
    return rows
  },
})
