import type { listLearningEvents as endpoint } from '@arvand/contracts/analysis/learning'
import type { Input } from '@arvand/contracts/endpoint'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { analysis } from '../tables.ts'

/** What people learned, newest first; each partition has the index of it. */
export function listLearningEvents(db: Db, { type, personId, cursor }: Input<typeof endpoint>) {
  let rows = analysis(db)
    .selectFrom('analysis.learning_events as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .leftJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .select(['e.id', 'e.type', 'e.at', 'e.person_id as personId', 'p.name', 'c.title as courseTitle'])
  if (type) rows = rows.where('e.type', '=', type)
  if (personId) rows = rows.where('e.person_id', '=', personId)
  return keysetPage(rows, newestFirst('e.at', 'e.id'), cursor)
}
