import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { findCards } from './cards.ts'
import { pathState } from './path-state.ts'
import { catalogue } from './tables.ts'

interface CoverOfPath {
  readonly slug: string
  readonly palette: string
  readonly fileId: string | null
}

/** A page of the published paths in their order, with the covers of their courses. */
export async function listPaths(db: Db, cursor?: string) {
  const paths = pathsOf(db).select(
    sql<CoverOfPath[]>`(
        select coalesce(json_agg(json_build_object('slug', c.slug, 'palette', k.palette, 'fileId', c.cover_file_id) order by step.position), '[]')
        from courses.path_courses as step
        join courses.courses as c on c.id = step.course_id and c.state = 'published'
        join courses.categories as k on k.slug = c.category
        where step.path_id = p.id
      )`.as('covers'),
  )
  const page = await keysetPage(paths, [asc('p.position', 'integer'), asc('p.id')], cursor)
  const pictures = await findPictures(
    db,
    page.items.flatMap(({ covers }) => covers.map(({ fileId }) => fileId)),
  )
  return {
    ...page,
    items: page.items.map(({ covers, ...row }) => ({
      ...pathOf(row),
      covers: covers.map(({ fileId, ...one }) => ({ ...one, cover: pictures(fileId) })),
    })),
  }
}

/** A path with its courses in their order; a signed-in person also gets how far they are in it. */
export async function showPath(db: Db, now: Date, slug: string, personId: string | null) {
  const row = await pathsOf(db)
    .select(
      sql<string[]>`array(
        select c.id from courses.path_courses as step
        join courses.courses as c on c.id = step.course_id and c.state = 'published'
        where step.path_id = p.id
        order by step.position
      )`.as('ids'),
    )
    .where('p.slug', '=', slug)
    .executeTakeFirst()
  const { ids, ...path } = row ?? refuse('courses.unknown-path')
  const [steps, mine] = await Promise.all([
    findCards(db, ids),
    personId === null ? undefined : pathState(db, ids, personId, now),
  ])
  return { path: { ...pathOf(path), steps }, ...(mine ? { mine } : {}) }
}

/** What the rows of these paths show, by id. */
export async function findPathFacts(db: Db, ids: readonly string[]) {
  const rows = await pathsOf(db)
    .select('p.id')
    .where('p.id', 'in', [...ids])
    .execute()
  return rows.map(({ id, slug, palette, courses, minutes, seconds }) => ({
    ...{ id, slug, palette, courses, minutes, seconds },
  }))
}

const pathsOf = (db: Db) =>
  catalogue(db)
    .selectFrom('courses.paths as p')
    .innerJoin('courses.categories as k', 'k.slug', 'p.category')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('courses.path_courses as step')
          .innerJoin('courses.courses as c', 'c.id', 'step.course_id')
          .select(sql<number>`count(*)::integer`.as('courses'))
          .select(sql<number>`coalesce(sum(c.lessons), 0)::integer`.as('lessons'))
          .select(sql<number>`coalesce(sum(c.minutes), 0)::integer`.as('minutes'))
          .select(sql<number>`coalesce(sum(c.seconds), 0)::integer`.as('seconds'))
          .whereRef('step.path_id', '=', 'p.id')
          .where('c.state', '=', 'published')
          .as('held'),
      (on) => on.onTrue(),
    )
    .select(['p.slug', 'p.title', 'p.summary', 'p.category', 'k.title as fieldTitle', 'k.palette'])
    .select(['held.courses', 'held.lessons', 'held.minutes', 'held.seconds'])
    .where('p.published_at', 'is not', null)

interface PathRow {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: string
  readonly fieldTitle: string
  readonly palette: string
  readonly courses: number
  readonly lessons: number
  readonly minutes: number
  readonly seconds: number
}

const pathOf = ({ category, fieldTitle, palette, ...path }: PathRow) => ({
  ...path,
  category: { slug: category, title: fieldTitle, palette },
})
