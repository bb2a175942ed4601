import { sql } from 'kysely'
import type { Pictures } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { withAvatars, withPictures } from '../course/pictured.ts'
import { ratingOf } from './rating.ts'
import { reviewing } from './tables.ts'

/** A course with what it counts of its reviews. */
export interface Reviewed {
  readonly id: string
  readonly ratings: number
  readonly rating_sum: number
}

/** The name for writers who do not make theirs public. */
const someone = 'یکی از دانشجویان'

/** An id that stays the same for a review and does not reveal its writer. */
export const reviewId = sql<string>`md5('review ' || r.course_id || r.person_id)`

/** The visible reviews of these courses together, newest first, with how many gave each number of stars. */
export const listPublicReviews = async (db: Db, courses: readonly Reviewed[], cursor?: string) =>
  withPictures(db, await readReviews(db, courses, cursor))

/** The same reviews still without pictures, for a page that loads the pictures of all its parts together. */
export async function readReviews(db: Db, courses: readonly Reviewed[], cursor?: string) {
  const [{ items, nextCursor }, stars] = await Promise.all([
    rowsOf(db, courses, cursor),
    starsOf(db, courses),
  ])
  const total = (of: 'ratings' | 'rating_sum') => courses.reduce((sum, course) => sum + course[of], 0)
  const ratings = total('ratings')
  const summary = { rating: ratingOf(total('rating_sum'), ratings), ratings, stars }
  const { fileIds, show } = withAvatars(items.map(shownReview))
  return {
    fileIds: [...fileIds, ...items.map(({ replyAvatar }) => replyAvatar)],
    show: (pictures: Pictures) => ({
      items: show(pictures).map((review, at) => ({
        ...review,
        reply: review.reply && { ...review.reply, picture: pictures(items[at]?.replyAvatar ?? null) },
      })),
      nextCursor,
      summary,
    }),
  }
}

type Row = Awaited<ReturnType<typeof rowsOf>>['items'][number]

const shownReview = ({ id, name, stars, text, at, completed, slug, title, avatar, ...row }: Row) => ({
  ...{ id, stars, text, at, completed },
  course: { slug, title },
  name: name ?? someone,
  // A writer who hides their name must not be recognized by their picture.
  avatar: name === null ? null : avatar,
  reply:
    row.reply !== null && row.repliedAt && row.replyName !== null
      ? { text: row.reply, at: row.repliedAt, name: row.replyName }
      : null,
})

/** `= any(…)` of one course would lose the order of the index, which `in` keeps. */
const isOf = (courses: readonly Reviewed[]) =>
  courses.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`r.course_id in (${sql.join(courses.map(({ id }) => id))})`

function rowsOf(db: Db, courses: readonly Reviewed[], cursor: string | undefined) {
  const rows = reviewing(db)
    .selectFrom('courses.reviews as r')
    .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
    .leftJoin('identity.shown_names as p', 'p.person_id', 'r.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'r.person_id')
    .leftJoin('courses.enrolments as e', (on) =>
      on.onRef('e.course_id', '=', 'r.course_id').onRef('e.person_id', '=', 'r.person_id'),
    )
    .leftJoin('courses.review_replies as a', (on) =>
      on.onRef('a.course_id', '=', 'r.course_id').onRef('a.person_id', '=', 'r.person_id'),
    )
    .leftJoin('identity.people as teacher', 'teacher.id', 'a.author_id')
    .leftJoin('identity.shown_avatars as taught', 'taught.person_id', 'a.author_id')
    .select([reviewId.as('id'), 'p.name', 'r.stars', 'r.text', 'r.at', 'c.slug', 'c.title'])
    .select(['a.text as reply', 'a.at as repliedAt', 'teacher.name as replyName'])
    .select('taught.file_id as replyAvatar')
    .select('worn.file_id as avatar')
    .select(sql<boolean>`e.completed_at is not null`.as('completed'))
    .where(isOf(courses))
    .where('r.hidden_at', 'is', null)
  // The order of the indexes: newest first, then by course and person.
  return keysetPage(rows, [desc('r.at', 'instant'), asc('r.course_id'), asc('r.person_id')], cursor)
}

async function starsOf(
  db: Db,
  courses: readonly Reviewed[],
): Promise<[number, number, number, number, number]> {
  const rows = await reviewing(db)
    .selectFrom('courses.reviews as r')
    .select(['r.stars', sql<number>`count(*)::integer`.as('count')])
    .where(isOf(courses))
    .where('r.hidden_at', 'is', null)
    .groupBy('r.stars')
    .execute()
  const count = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0
  return [count(1), count(2), count(3), count(4), count(5)]
}
