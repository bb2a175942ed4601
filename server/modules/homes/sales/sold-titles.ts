import { itemKind } from '@arvand/contracts/commerce'
import type { SalesPart } from '@arvand/contracts/panel/manage-sales'
import { namesOf } from '#modules/identity'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { homes } from '../tables.ts'
import type { SoldPart } from './sold-parts.ts'

/** The parts with their titles, read for all of them at once. */
export async function namedParts(db: Db, by: SalesPart, parts: readonly SoldPart[]) {
  const keys = parts.map(({ key }) => key).filter(Boolean)
  if (by === 'item') return namedCourses(db, parts)
  const titles = keys.length === 0 ? new Map<string, string>() : await titlesOf[by](db, keys)
  return parts.map((part) => ({ ...part, kind: null, title: titles.get(part.key) ?? null, card: null }))
}

const titlesOf: Readonly<
  Record<Exclude<SalesPart, 'item'>, (db: Db, keys: string[]) => Promise<ReadonlyMap<string, string>>>
> = {
  teacher: namesOf,
  async field(db, keys) {
    const rows = await homes(db)
      .selectFrom('courses.known_categories')
      .select(['slug', 'title'])
      .where('slug', 'in', keys)
      .execute()
    return new Map(rows.map(({ slug, title }) => [slug, title]))
  },
  async offCode(db, keys) {
    const rows = await homes(db)
      .selectFrom('commerce.known_off_codes')
      .select(['id', 'code'])
      .where('id', 'in', keys)
      .execute()
    return new Map(rows.map(({ id, code }) => [id, code]))
  },
}

/** What is no course has its kind as key. */
async function namedCourses(db: Db, parts: readonly SoldPart[]) {
  const kindOf = ({ key }: SoldPart) => itemKind.safeParse(key).data ?? null
  const ids = parts.filter((part) => kindOf(part) === null).map(({ key }) => key)
  const rows =
    ids.length === 0
      ? []
      : await homes(db)
          .selectFrom('courses.known_courses as c')
          .innerJoin('courses.known_categories as k', 'k.slug', 'c.category')
          .innerJoin('identity.people as p', 'p.id', 'c.owner_id')
          .select(['c.id', 'c.slug', 'c.title', 'c.cover_file_id', 'p.name as teacher'])
          .select(['k.slug as category', 'k.title as category_title', 'k.palette'])
          .where('c.id', 'in', ids)
          .execute()
  const pictures = await findPictures(
    db,
    rows.map(({ cover_file_id }) => cover_file_id),
  )
  const sold = new Map(rows.map((row) => [row.id, row]))
  return parts.map((part) => {
    const row = sold.get(part.key)
    const card = row && {
      ...{ slug: row.slug, teacher: row.teacher, cover: pictures(row.cover_file_id) },
      category: { slug: row.category, title: row.category_title, palette: row.palette },
    }
    return { ...part, kind: kindOf(part), title: row?.title ?? null, card: card ?? null }
  })
}
