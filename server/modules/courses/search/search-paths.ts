import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { findPathFacts } from '../catalogue/list-paths.ts'
import { courses } from '../tables.ts'

const keys = { title: sql<string>`p.title_key`, all: sql<string>`p.all_key` }

/** Published paths, by title, summary and field. They are few, so their keys are made as they are read. */
export const searchPaths = (db: Db): SearchSource => ({
  kind: 'path',
  seenBy: 'public',
  async show(ids) {
    const paths = await findPathFacts(db, ids)
    return new Map(paths.map(({ id, ...path }) => [id, { path }]))
  },
  async find({ words }) {
    const { rows } = await sql<Found>`
      select p.id, p.title, p.summary as text, '/paths/' || p.slug as href, -p.position as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select one.id, one.slug, one.title, one.summary, one.position, ${keyOf(sql`one.title`)} as title_key,
          -- The title without spaces too, by which «برنامهنویسی» finds «برنامه‌نویسی».
          ${keyOf(sql`concat_ws(' ', one.title, one.summary, field.title)`)}
            || platform.joined_search_key(one.title) || ' ' as all_key
        from courses.paths as one join courses.categories as field on field.slug = one.category
        where one.published_at is not null
        offset 0
      ) as p
      where ${holdsAll(keys, words)}
      order by fit desc, p.position, p.id
      limit ${sql.lit(mostFound)}
    `.execute(courses(db))
    return rows
  },
})
