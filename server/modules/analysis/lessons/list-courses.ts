import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { analysis } from '../tables.ts'

const enrolments = (which: 'enrolled' | 'completed') => sql<number>`(
  select count(*)::int from courses.fact_enrolments as e
  where e.course_id = c.id and e.state <> 'refunded' ${which === 'completed' ? sql`and e.completed_at is not null` : sql``}
)`

/** Courses, those with the most learners first; an index stands behind it. */
export function listCourses(db: Db, cursor?: string) {
  const rows = analysis(db)
    .selectFrom('courses.known_courses as c')
    .innerJoin('identity.people as p', 'p.id', 'c.owner_id')
    .select(['c.id', 'c.slug', 'c.title', 'p.name as teacher', 'c.lessons'])
    .select([enrolments('enrolled').as('enrolled'), enrolments('completed').as('completed')])
    .where('c.state', 'in', ['published', 'archived'])
  return keysetPage(rows, [desc('c.learners', 'integer'), desc('c.id')], cursor)
}
