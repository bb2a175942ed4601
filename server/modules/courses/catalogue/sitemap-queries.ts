import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { catalogue } from './tables.ts'

/** How many addresses a part holds; the standard allows 50,000. */
export const partSize = 10_000
const atOnce = 1_000

export const countPublished = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from courses.courses where state = 'published'
  `.execute(catalogue(db))
  return rows[0]?.count ?? 0
}

interface CourseLine {
  readonly slug: string
  readonly changedAt: Date
}

/** The courses of one part in the order of their slugs, a thousand at a time, so that memory holds no whole part. */
export async function* publishedIn(db: Db, part: number): AsyncGenerator<CourseLine[]> {
  let last: string | undefined
  for (let given = 0; given < partSize; given += atOnce) {
    const from = (part - 1) * partSize
    const { rows } = await sql<CourseLine>`
      select slug, changed_at as "changedAt" from courses.courses
      where state = 'published' and slug > ${last ?? ''}
      order by slug
      ${last === undefined ? sql`offset ${sql.lit(from)}` : sql``}
      limit ${sql.lit(atOnce)}
    `.execute(catalogue(db))
    last = rows.at(-1)?.slug
    if (last === undefined) return
    yield rows
  }
}

/** Pages that there is one of; a test holds them to the screens of the web. */
const pagesOfAll = [
  ...['/', '/courses', '/paths', '/plus', '/gift-cards', '/about', '/contact', '/developers'],
  ...[
    '/terms',
    '/privacy',
    '/refunds',
    '/certificates',
    '/certificates/revoked',
    '/receipts',
    '/wheel/verify',
  ],
]

/** All other public pages: fields, paths, teachers. */
export async function otherPages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    (select '/categories/' || slug as path from courses.categories order by position)
    union all
    (select '/paths/' || slug from courses.paths where published_at is not null order by position)
    union all
    (select '/teachers/' || handle from identity.teacher_pages order by handle limit ${sql.lit(partSize)})
  `.execute(catalogue(db))
  return [...pagesOfAll, ...rows.map(({ path }) => path)]
}
