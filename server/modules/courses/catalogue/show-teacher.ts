import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { listPublicReviews } from '../reviews/public-reviews.ts'
import { ratingOf } from '../reviews/rating.ts'
import { readCards } from './cards.ts'
import { catalogue } from './tables.ts'

/** The public page of a teacher who has one. */
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

/** What learners say of all courses that the person teaches. */
export async function listTeacherReviews(db: Db, handle: string, cursor?: string) {
  const { person_id: id } = (await findPage(db, handle)) ?? refuse('courses.unknown-teacher')
  const courses = await taughtBy(db, id).select(['c.id', 'c.ratings', 'c.rating_sum']).execute()
  return listPublicReviews(db, courses, cursor)
}

const findPage = (db: Db, handle: string) =>
  catalogue(db)
    .selectFrom('identity.teacher_pages as page')
    .leftJoin('identity.public_teachers as told', 'told.person_id', 'page.person_id')
    .selectAll('page')
    .select('told.field')
    .where('page.handle', '=', handle.toLowerCase())
    .executeTakeFirst()

/** Published courses of which the person is owner or teacher, not assistant. */
const taughtBy = (db: Db, personId: string) =>
  catalogue(db)
    .selectFrom('courses.staff as s')
    .innerJoin('courses.courses as c', 'c.id', 's.course_id')
    .where('s.person_id', '=', personId)
    .where('s.role', '<>', 'assistant')
    .where('c.state', '=', 'published')

const figures = [
  sql<number>`count(c.id)::integer`.as('courses'),
  sql<number>`coalesce(sum(c.ratings), 0)::integer`.as('ratings'),
  sql<number>`coalesce(sum(c.rating_sum), 0)::integer`.as('sum'),
] as const

/** What the rows of these teachers show, by person. */
export async function findTeacherFacts(db: Db, ids: readonly string[]) {
  const rows = await catalogue(db)
    .selectFrom('identity.teacher_pages as page')
    .leftJoin('courses.staff as s', (on) =>
      on.onRef('s.person_id', '=', 'page.person_id').on('s.role', '<>', 'assistant'),
    )
    .leftJoin('courses.courses as c', (on) =>
      on.onRef('c.id', '=', 's.course_id').on('c.state', '=', 'published'),
    )
    .select(['page.person_id as id', 'page.handle', 'page.avatar_file_id as avatar', ...figures])
    .where('page.person_id', 'in', [...ids])
    .groupBy(['page.person_id', 'page.handle', 'page.avatar_file_id'])
    .execute()
  const pictures = await findPictures(
    db,
    rows.map(({ avatar }) => avatar),
  )
  return rows.map(({ id, handle, avatar, courses, ratings, sum }) => ({
    id,
    handle,
    courses,
    ratings,
    rating: ratingOf(sum, ratings),
    picture: pictures(avatar),
  }))
}

async function figuresOf(db: Db, personId: string) {
  const row = await taughtBy(db, personId)
    .select([
      ...figures,
      sql<number>`coalesce(sum(c.learners), 0)::integer`.as('learners'),
      sql<number>`coalesce(sum(c.minutes), 0)::integer`.as('minutes'),
      sql<number>`coalesce(sum(c.seconds), 0)::integer`.as('seconds'),
    ])
    .executeTakeFirstOrThrow()
  const { sum, ...counted } = row
  return { ...counted, rating: ratingOf(sum, counted.ratings) }
}

async function coursesOf(db: Db, personId: string, cursor: string | undefined) {
  const rows = taughtBy(db, personId).select('c.id')
  const { items, nextCursor } = await keysetPage(rows, newestFirst('c.published_at', 'c.id'), cursor)
  const cards = await readCards(
    db,
    items.map(({ id }) => id),
  )
  return { cards, nextCursor }
}
