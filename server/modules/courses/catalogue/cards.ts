import type { CourseCard } from '@arvand/contracts/courses'
import type { Pictures } from '#modules/media'
import type { Db } from '#platform/database'
import { type Pictured, withPictures } from '../course/pictured.ts'
import { ratingOf } from '../reviews/rating.ts'
import { catalogue } from './tables.ts'

/** The cards of these courses in the order of the ids, whatever their state; unknown ones are left out. */
export const findCards = async (db: Db, ids: readonly string[]): Promise<CourseCard[]> =>
  withPictures(db, await readCards(db, ids))

/** The same cards still without pictures, for a page that loads the pictures of all its parts together. */
export async function readCards(db: Db, ids: readonly string[]): Promise<Pictured<CourseCard[]>> {
  const rows = ids.length === 0 ? [] : await rowsOf(db, ids)
  const byId = Map.groupBy(rows, ({ id }) => id)
  return {
    fileIds: rows.flatMap(({ cover_file_id, avatar }) => [cover_file_id, avatar]),
    show: (pictures) => ids.flatMap((id) => byId.get(id) ?? []).map((row) => cardOf(row, pictures)),
  }
}

const rowsOf = (db: Db, ids: readonly string[]) =>
  catalogue(db)
    .selectFrom('courses.courses as c')
    .innerJoin('courses.categories as field', 'field.slug', 'c.category')
    .innerJoin('identity.people as owner', 'owner.id', 'c.owner_id')
    .leftJoin('identity.teacher_pages as page', 'page.person_id', 'c.owner_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'c.owner_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.summary', 'c.level', 'c.price', 'c.list_price', 'c.ratings'])
    .select('c.in_plus')
    .select([
      'c.rating_sum',
      'c.lessons',
      'c.minutes',
      'c.seconds',
      'c.learners',
      'c.cover_file_id',
      'c.category',
    ])
    .select([
      'field.title as fieldTitle',
      'field.palette',
      'owner.name',
      'page.handle',
      'worn.file_id as avatar',
    ])
    .where('c.id', 'in', [...ids])
    .execute()

type CardRow = Awaited<ReturnType<typeof rowsOf>>[number]

const cardOf = (row: CardRow, pictures: Pictures): CourseCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  cover: pictures(row.cover_file_id),
  category: { slug: row.category, title: row.fieldTitle, palette: row.palette },
  level: row.level,
  price: row.price,
  listPrice: row.list_price,
  inPlus: row.in_plus && row.price > 0,
  rating: ratingOf(row.rating_sum, row.ratings),
  ratings: row.ratings,
  lessons: row.lessons,
  minutes: row.minutes,
  seconds: row.seconds,
  learners: row.learners,
  teacher: { handle: row.handle, name: row.name, picture: pictures(row.avatar) },
})
