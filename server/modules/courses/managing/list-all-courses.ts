import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { keysetQuery, pageOf, readCursor } from '#platform/keyset'
import { catalogue } from '../catalogue/tables.ts'
import { type AllCoursesFilter, allCoursesBy, orders } from './all-courses.ts'

/** A page of all courses, with the fields that they may be narrowed to. */
export async function listAllCourses(
  db: Db,
  { cursor, ...filter }: AllCoursesFilter & { readonly cursor?: string | undefined },
) {
  const order = filter.order ?? 'changed'
  const after = readCursor(orders[order], cursor, order)
  const [rows, categories, teacher] = await Promise.all([
    keysetQuery(allCoursesBy(db, filter), orders[order], after).execute(),
    fieldsOf(db),
    filter.teacherId ? findTeacher(db, filter.teacherId) : null,
  ])
  const page = pageOf(rows, order)
  const pictures = await findPictures(
    db,
    page.items.map(({ coverFileId }) => coverFileId),
  )
  const items = page.items.map(({ categorySlug, categoryTitle, palette, ...course }) => ({
    ...course,
    category: { slug: categorySlug, title: categoryTitle, palette },
    owner: { id: course.ownerId, name: course.ownerName },
    cover: pictures(course.coverFileId),
  }))
  return { ...page, items, categories, teacher: teacher ?? null }
}

const fieldsOf = (db: Db) =>
  catalogue(db)
    .selectFrom('courses.categories')
    .select(['slug', 'title', 'palette'])
    .orderBy('position')
    .execute()

const findTeacher = (db: Db, id: string) =>
  catalogue(db).selectFrom('identity.people').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
