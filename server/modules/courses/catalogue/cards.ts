import type { CourseCard } from '@arvand/contracts/courses'
import { findFiles, pictureOf } from '#modules/media'
import type { Db } from '#platform/database'
import { ratingOf } from './rating.ts'
import { catalogue } from './tables.ts'

/** The cards of these courses in the order of the ids, whatever their state; unknown ones are left out. */
export async function findCards(db: Db, ids: readonly string[]): Promise<CourseCard[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, ids)
  const covers = await findFiles(
    db,
    rows.flatMap(({ cover_file_id }) => cover_file_id ?? []),
  )
  const byId = new Map(
    rows.map((row) => [row.id, cardOf(row, pictureOf(covers.get(row.cover_file_id ?? '')))]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const rowsOf = (db: Db, ids: readonly string[]) =>
  catalogue(db)
    .selectFrom('courses.courses as c')
    .innerJoin('courses.categories as field', 'field.slug', 'c.category')
    .innerJoin('identity.people as owner', 'owner.id', 'c.owner_id')
    .leftJoin('identity.teacher_pages as page', 'page.person_id', 'c.owner_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.summary', 'c.level', 'c.price', 'c.list_price', 'c.ratings'])
    .select(['c.rating_sum', 'c.lessons', 'c.minutes', 'c.learners', 'c.cover_file_id', 'c.category'])
    .select(['field.title as fieldTitle', 'field.palette', 'owner.name', 'page.handle'])
    .where('c.id', 'in', [...ids])
    .execute()

type CardRow = Awaited<ReturnType<typeof rowsOf>>[number]

const cardOf = (row: CardRow, cover: CourseCard['cover']): CourseCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  cover,
  category: { slug: row.category, title: row.fieldTitle, palette: row.palette },
  level: row.level,
  price: row.price,
  listPrice: row.list_price,
  rating: ratingOf(row.rating_sum, row.ratings),
  ratings: row.ratings,
  lessons: row.lessons,
  minutes: row.minutes,
  learners: row.learners,
  teacher: { handle: row.handle, name: row.name, picture: null },
})
