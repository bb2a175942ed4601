import { sql } from 'kysely'
import { z } from 'zod'
import { findPictures } from '#modules/media'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { readCards } from './cards.ts'
import { ratingOf } from './rating.ts'
import { catalogue } from './tables.ts'

/** The page of somebody who teaches and shows it. */
export async function showTeacher(db: Db, handle: string, cursor?: string) {
  const found = (await findPage(db, handle)) ?? refuse('courses.unknown-teacher')
  const { person_id: id, field, avatar_file_id: avatar, ...page } = found
  const [figures, { cards, nextCursor }] = await Promise.all([figuresOf(db, id), coursesOf(db, id, cursor)])
  const pictures = await findPictures(db, [avatar, ...cards.fileIds])
  return {
    teacher: { ...page, id, field, picture: pictures(avatar), figures },
    courses: { items: cards.show(pictures), nextCursor },
  }
}

const findPage = (db: Db, handle: string) =>
  catalogue(db)
    .selectFrom('identity.teacher_pages as page')
    .leftJoin('identity.public_teachers as told', 'told.person_id', 'page.person_id')
    .selectAll('page')
    .select('told.field')
    .where('page.handle', '=', handle.toLowerCase())
    .executeTakeFirst()

/** Published courses where the person is owner or teacher; an assistant does not show. */
const taughtBy = (db: Db, personId: string) =>
  catalogue(db)
    .selectFrom('courses.staff as s')
    .innerJoin('courses.courses as c', 'c.id', 's.course_id')
    .where('s.person_id', '=', personId)
    .where('s.role', '<>', 'assistant')
    .where('c.state', '=', 'published')

async function figuresOf(db: Db, personId: string) {
  const row = await taughtBy(db, personId)
    .select([
      sql<number>`count(*)::integer`.as('courses'),
      sql<number>`coalesce(sum(c.learners), 0)::integer`.as('learners'),
      sql<number>`coalesce(sum(c.ratings), 0)::integer`.as('ratings'),
      sql<number>`coalesce(sum(c.rating_sum), 0)::integer`.as('sum'),
      sql<number>`coalesce(sum(c.minutes), 0)::integer`.as('minutes'),
    ])
    .executeTakeFirstOrThrow()
  const { sum, ...figures } = row
  return { ...figures, rating: ratingOf(sum, figures.ratings) }
}

async function coursesOf(db: Db, personId: string, cursor: string | undefined) {
  let rows = taughtBy(db, personId).select(['c.id', sql<Date>`c.published_at`.as('at')])
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, z.tuple([z.iso.datetime(), z.uuid()]))
    rows = rows.where(sql<boolean>`(c.published_at, c.id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const found = await rows
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(pageLimit)
    .execute()
  const { items, nextCursor } = pageOfRows(found, ({ at, id }) => [at.toISOString(), id])
  const cards = await readCards(
    db,
    items.map(({ id }) => id),
  )
  return { cards, nextCursor }
}
