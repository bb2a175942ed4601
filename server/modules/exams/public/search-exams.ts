import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, keyOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { exams } from '../tables.ts'

const keys = { title: sql<string>`o.title_key`, all: sql<string>`o.all_key` }

/** Exams for everybody. They are few, so their keys are made as they are read. */
export const searchExams = (db: Db): SearchSource => ({
  kind: 'exam',
  seenBy: 'public',
  async find({ words }) {
    const { rows } = await sql<Found>`
      select o.id, o.title, o.text, '/exams/' || o.slug as href, 0 as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select e.id, e.slug, e.title, e.published_at, p.name as text, ${keyOf(sql`e.title`)} as title_key,
          ${keyOf(sql`concat_ws(' ', e.title, e.settings ->> 'description', field.title)`)}
            || platform.joined_search_key(e.title) || ' ' as all_key
        from exams.exams as e
          join courses.known_courses as c on c.id = e.course_id
          join courses.known_categories as field on field.slug = c.category
          join identity.people as p on p.id = e.owner_id
        where e.published_at is not null and e.price is not null
        offset 0
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.published_at desc, o.id
      limit ${sql.lit(mostFound)}
    `.execute(exams(db))
    return rows
  },
})

/** Published groups of sample questions. */
export const searchGroups = (db: Db): SearchSource => ({
  kind: 'sampleQuestionGroup',
  seenBy: 'public',
  async find({ words }) {
    const { rows } = await sql<Found>`
      select o.id, o.title, o.text, '/sample-questions/' || o.slug as href, 0 as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select g.id, g.slug, g.title, g.published_at, coalesce(nullif(g.source, ''), p.name) as text,
          ${keyOf(sql`g.title`)} as title_key,
          ${keyOf(sql`concat_ws(' ', g.title, g.source, g.description, field.title)`)}
            || platform.joined_search_key(g.title) || ' ' as all_key
        from exams.practice_groups as g
          join identity.people as p on p.id = g.owner_id
          left join courses.known_categories as field on field.slug = g.category
        where g.published_at is not null
        offset 0
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.published_at desc, o.id
      limit ${sql.lit(mostFound)}
    `.execute(exams(db))
    return rows
  },
})
