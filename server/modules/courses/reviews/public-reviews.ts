import { sql } from 'kysely'
import type { Pictures } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { withAvatars, withPictures } from '../course/pictured.ts'
import { ratingOf } from './rating.ts'
import { reviewing } from './tables.ts'

interface Reviewed {
  readonly id: string
  readonly ratings: number
  readonly rating_sum: number
}

/** The name for writers who do not make theirs public. */
const someone = 'یکی از دانشجویان'

/** An id that stays the same for a review and does not reveal its writer. */
export const reviewId = sql<string>`md5('review ' || r.course_id || r.person_id)`

/** The visible reviews of a course, newest first, with how many gave each number of stars. */
export const listPublicReviews = async (db: Db, course: Reviewed, cursor?: string) =>
  withPictures(db, await readReviews(db, course, cursor))

/** The same reviews still without pictures, for a page that loads the pictures of all its parts together. */
export async function readReviews(db: Db, course: Reviewed, cursor?: string) {
  const [{ items, nextCursor }, stars] = await Promise.all([
    rowsOf(db, course.id, cursor),
    starsOf(db, course.id),
  ])
  const summary = { rating: ratingOf(course.rating_sum, course.ratings), ratings: course.ratings, stars }
  const { fileIds, show } = withAvatars(
    items.map(({ personId: _writer, name, avatar, ...review }) => ({
      ...review,
      name: name ?? someone,
      // A writer who hides their name must not be recognized by their picture.
      avatar: name === null ? null : avatar,
    })),
  )
  return { fileIds, show: (pictures: Pictures) => ({ items: show(pictures), nextCursor, summary }) }
}

function rowsOf(db: Db, courseId: string, cursor: string | undefined) {
  const rows = reviewing(db)
    .selectFrom('courses.reviews as r')
    .leftJoin('identity.shown_names as p', 'p.person_id', 'r.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'r.person_id')
    .leftJoin('courses.enrolments as e', (on) =>
      on.onRef('e.course_id', '=', 'r.course_id').onRef('e.person_id', '=', 'r.person_id'),
    )
    .select([reviewId.as('id'), 'r.person_id as personId', 'p.name', 'r.stars', 'r.text', 'r.at'])
    .select('worn.file_id as avatar')
    .select(sql<boolean>`e.completed_at is not null`.as('completed'))
    .where('r.course_id', '=', courseId)
    .where('r.hidden_at', 'is', null)
  // The order of the index: newest first, then by person.
  return keysetPage(rows, [desc('r.at', 'instant'), asc('r.person_id')], cursor)
}

async function starsOf(db: Db, courseId: string): Promise<[number, number, number, number, number]> {
  const rows = await reviewing(db)
    .selectFrom('courses.reviews as r')
    .select(['r.stars', sql<number>`count(*)::integer`.as('count')])
    .where('r.course_id', '=', courseId)
    .where('r.hidden_at', 'is', null)
    .groupBy('r.stars')
    .execute()
  const count = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0
  return [count(1), count(2), count(3), count(4), count(5)]
}
