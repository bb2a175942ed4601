import type { Category } from '@arvand/contracts/courses'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { NearFields } from '#plugs/search-source'
import { courses } from '../tables.ts'

const most = 3

/** The fields of courses that hold one of the words, else those with the most courses. */
export const nearFields =
  (db: Db): NearFields =>
  async (words) => {
    const longer = words.filter((word) => word.length > 2).map((word) => `% ${word}%`)
    const { rows } = await sql<Category>`
      select field.slug, field.title, field.palette
      from courses.categories as field
      join courses.courses as c on c.category = field.slug and c.state = 'published'
      group by field.slug
      order by count(*) filter (where c.search_key like any(${longer}::text[])) desc, count(*) desc, field.position
      limit ${sql.lit(most)}
    `.execute(courses(db))
    return rows
  }
