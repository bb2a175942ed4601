import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { courseKeys, holding } from '../catalogue/course-filter.ts'
import { courseVocabulary } from '../catalogue/vocabulary.ts'
import { courses } from '../tables.ts'

/** Published courses, by title, summary, teachers, field and level. */
export const searchCourses = (db: Db): SearchSource => ({
  kind: 'course',
  seenBy: 'public',
  vocabulary: courseVocabulary(db),
  async find({ words }) {
    const { rows } = await sql<Found>`
      select c.id, c.title, c.summary as text, '/courses/' || c.slug as href, c.learners as weight,
        ${fitOf(courseKeys, words)} as fit, ${beginsAll(courseKeys, words)} as "isBegun"
      from courses.courses as c
      where ${holding(words)}
      order by fit desc, c.learners desc, c.id
      limit ${sql.lit(mostFound)}
    `.execute(courses(db))
    return rows
  },
})
