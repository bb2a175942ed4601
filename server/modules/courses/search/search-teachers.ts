import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { findTeacherFacts } from '../catalogue/show-teacher.ts'
import { catalogue } from '../catalogue/tables.ts'

const key = sql<string>`(' ' || k.name_key || ' ')`
const keys = { title: key, all: key }

/** Teachers who have a public page, by name. */
export const searchTeachers = (db: Db): SearchSource => ({
  kind: 'teacher',
  seenBy: 'public',
  async show(ids) {
    const teachers = await findTeacherFacts(db, ids)
    return new Map(teachers.map(({ id, ...teacher }) => [id, { teacher }]))
  },
  async find({ words }) {
    const { rows } = await sql<Found>`
      select page.person_id as id, page.name as title, coalesce(told.field, page.education, '') as text,
        '/teachers/' || page.handle as href, ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun",
        (
          select coalesce(sum(c.learners), 0)::integer from courses.courses as c
          where c.owner_id = page.person_id and c.state = 'published'
        ) as weight
      from identity.name_keys as k
      join identity.teacher_pages as page on page.person_id = k.person_id
      left join identity.public_teachers as told on told.person_id = page.person_id
      where ${sql.join(
        words.map((word) => sql`k.name_key like ${`%${word}%`}`),
        sql` and `,
      )}
        -- The trigram index cannot tell a short word that is only inside others.
        and ${holdsAll(keys, words)}
      order by fit desc, weight desc, id
      limit ${sql.lit(mostFound)}
    `.execute(catalogue(db))
    return rows
  },
})
