import type { CourseState } from '@arvand/contracts/courses'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { holdsAll, keyOf } from '#platform/search'
import { catalogue } from '../catalogue/tables.ts'

interface AllPathsAsk {
  readonly cursor?: string | undefined
  readonly q?: string | undefined
  readonly state?: 'published' | 'draft' | undefined
}

interface CourseOfPath {
  readonly id: string
  readonly title: string
  readonly state: CourseState
}

/** As for the search of published ones: paths are few, so their keys are made as they are read. */
const keys = {
  title: keyOf(sql`p.title`),
  all: keyOf(sql`concat_ws(' ', p.title, p.summary, k.title)`),
}

/** A page of all paths in their order, drafts too, with their courses in any state. */
export async function listAllPaths(db: Db, { cursor, q, state }: AllPathsAsk) {
  let rows = catalogue(db)
    .selectFrom('courses.paths as p')
    .innerJoin('courses.categories as k', 'k.slug', 'p.category')
    .select(['p.id', 'p.slug', 'p.title', 'p.published_at as publishedAt', 'p.changed_at as changedAt'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])
    .select(
      sql<CourseOfPath[]>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'state', c.state) order by step.position), '[]')
        from courses.path_courses as step
        join courses.courses as c on c.id = step.course_id
        where step.path_id = p.id
      )`.as('courses'),
    )
  if (state) rows = rows.where('p.published_at', state === 'draft' ? 'is' : 'is not', null)
  const words = neededWords(searchWords(q ?? ''))
  if (words.length > 0) rows = rows.where(holdsAll(keys, words))
  const page = await keysetPage(rows, [asc('p.position', 'integer'), asc('p.id')], cursor)
  return {
    ...page,
    items: page.items.map(({ categorySlug, categoryTitle, palette, ...path }) => ({
      ...path,
      category: { slug: categorySlug, title: categoryTitle, palette },
    })),
  }
}
