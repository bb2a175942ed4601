import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import { findCards } from './cards.ts'
import { catalogue } from './tables.ts'

const mostOfField = 4

/** The courses that plus opens: by field their number and the most popular ones. */
export async function showPlusCourses(db: Db) {
  const rows = await popularOfFields(db)
  const ids = rows.map(({ id }) => id)
  const byId = new Map((await findCards(db, ids)).map((card) => [card.id, card]))
  const fields = Map.groupBy(rows, ({ slug }) => slug)
  return wholeList(
    [...fields.values()].flatMap((own) =>
      own.slice(0, 1).map(({ slug, title, palette, count }) => ({
        ...{ slug, title, palette, count },
        courses: own.flatMap(({ id }) => byId.get(id) ?? []),
      })),
    ),
  )
}

interface FieldRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly palette: string
  readonly count: number
}

async function popularOfFields(db: Db): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    select popular.id, field.slug, field.title, field.palette, counted.count::integer as count
    from courses.categories as field
    cross join lateral (
      select count(*) from courses.courses as c
      where c.state = 'published' and c.in_plus and c.price > 0 and c.category = field.slug
    ) as counted
    cross join lateral (
      select c.id, c.learners from courses.courses as c
      where c.state = 'published' and c.in_plus and c.price > 0 and c.category = field.slug
      order by c.learners desc, c.id desc
      limit ${sql.lit(mostOfField)}
    ) as popular
    order by field.position, popular.learners desc, popular.id desc
  `.execute(catalogue(db))
  return rows
}
