import { containing, type Db } from '#platform/database'
import { desc, keysetPage, newestFirst } from '#platform/keyset'
import { lastTransition } from './last-transition.ts'
import { reviewId } from './public-reviews.ts'
import { reviewing } from './tables.ts'

/** The reviews that a person wrote, newest first, hidden ones with the reason. */
export async function listMyReviews(db: Db, personId: string, cursor?: string) {
  const rows = reviewsOf(db).where('r.person_id', '=', personId)
  const { items, nextCursor } = await keysetPage(rows, newestFirst('r.at', 'r.course_id'), cursor)
  return {
    nextCursor,
    items: items.map(({ courseId, slug, title, stars, text, at, changedAt, turn }) => ({
      course: { id: courseId, slug, title },
      stars,
      text,
      at,
      changedAt,
      hiddenBecause: turn?.reason ?? null,
    })),
  }
}

interface ManagedAsk {
  readonly hidden?: boolean | undefined
  readonly stars?: number | undefined
  readonly courseId?: string | undefined
  /** Whose. */
  readonly personId?: string | undefined
  /** Part of the text. */
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** Reviews of all courses for managers, newest first; hidden ones, shown ones or both. */
export async function listManagedReviews(db: Db, ask: ManagedAsk) {
  let rows = reviewsOf(db)
    .innerJoin('identity.people as writer', 'writer.id', 'r.person_id')
    .leftJoin('courses.review_replies as a', (on) =>
      on.onRef('a.course_id', '=', 'r.course_id').onRef('a.person_id', '=', 'r.person_id'),
    )
    .leftJoin('identity.people as teacher', 'teacher.id', 'a.author_id')
    .select([
      'writer.name as writerName',
      'a.text as reply',
      'a.at as repliedAt',
      'teacher.name as replyName',
    ])
  if (ask.hidden !== undefined) rows = rows.where('r.hidden_at', ask.hidden ? 'is not' : 'is', null)
  if (ask.stars) rows = rows.where('r.stars', '=', ask.stars)
  if (ask.courseId) rows = rows.where('r.course_id', '=', ask.courseId)
  if (ask.personId) rows = rows.where('r.person_id', '=', ask.personId)
  if (ask.q) rows = rows.where('r.text', 'ilike', containing(ask.q))
  const { items, nextCursor } = await keysetPage(
    rows,
    [...newestFirst('r.at', 'r.course_id'), desc('r.person_id')],
    ask.cursor,
  )
  return {
    nextCursor,
    items: items.map((row) => ({
      id: row.id,
      courseId: row.courseId,
      course: { slug: row.slug, title: row.title },
      person: { id: row.personId, name: row.writerName },
      stars: row.stars,
      text: row.text,
      at: row.at,
      reply:
        row.reply !== null && row.repliedAt
          ? { text: row.reply, at: row.repliedAt, author: row.replyName ?? '' }
          : null,
      hidden: row.turn && { ...row.turn, at: new Date(row.turn.at) },
    })),
  }
}

const reviewsOf = (db: Db) =>
  reviewing(db)
    .selectFrom('courses.reviews as r')
    .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
    .select([reviewId.as('id'), 'r.course_id as courseId', 'r.person_id as personId', 'c.slug', 'c.title'])
    .select(['r.stars', 'r.text', 'r.at', 'r.changed_at as changedAt', lastTransition.as('turn')])
