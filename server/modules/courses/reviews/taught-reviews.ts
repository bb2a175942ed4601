import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage, newestFirst } from '#platform/keyset'
import type { Attention } from '#plugs/attention'
import { reviewId } from './public-reviews.ts'
import { reviewing } from './tables.ts'

interface TaughtAsk {
  readonly answered?: boolean | undefined
  readonly stars?: number | undefined
  readonly courseId?: string | undefined
  readonly cursor?: string | undefined
}

/** What lists, counts and files of reviews for a teacher stand on: the shown ones where they may answer. */
export const taughtReviews = (db: Db, teacherId: string) =>
  reviewing(db)
    .selectFrom('courses.staff as s')
    .innerJoin('courses.courses as c', 'c.id', 's.course_id')
    .innerJoin('courses.reviews as r', 'r.course_id', 's.course_id')
    .leftJoin('courses.review_replies as a', (on) =>
      on.onRef('a.course_id', '=', 'r.course_id').onRef('a.person_id', '=', 'r.person_id'),
    )
    .where('s.person_id', '=', teacherId)
    .where(({ eb, or }) => or([eb('s.role', '!=', 'assistant'), sql<boolean>`'answer' = any(s.rights)`]))
    .where('r.hidden_at', 'is', null)

const unanswered = (db: Db, teacherId: string) =>
  taughtReviews(db, teacherId).where('a.author_id', 'is', null)

async function countUnanswered(db: Db, teacherId: string): Promise<number> {
  const rows = unanswered(db, teacherId).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/** Reviews for a teacher, newest first, with the reply to each. */
export async function listTaughtReviews(db: Db, teacherId: string, ask: TaughtAsk) {
  let rows = taughtReviews(db, teacherId)
    .innerJoin('identity.people as p', 'p.id', 'r.person_id')
    .leftJoin('identity.people as author', 'author.id', 'a.author_id')
    .select([reviewId.as('id'), 'r.course_id', 'r.person_id', 'c.slug', 'c.title', 'p.name', 's.role'])
    .select(['r.stars', 'r.text', 'r.at', 'a.author_id', 'author.name as author'])
    .select(['a.text as replyText', 'a.at as repliedAt', 'a.changed_at as replyChangedAt'])
  if (ask.answered !== undefined) rows = rows.where('a.author_id', ask.answered ? 'is not' : 'is', null)
  if (ask.stars) rows = rows.where('r.stars', '=', ask.stars)
  if (ask.courseId) rows = rows.where('r.course_id', '=', ask.courseId)
  const [{ items, nextCursor }, count, titles] = await Promise.all([
    keysetPage(rows, [...newestFirst('r.at', 'r.course_id'), desc('r.person_id')], ask.cursor),
    countUnanswered(db, teacherId),
    coursesOf(db, teacherId),
  ])
  return {
    nextCursor,
    unanswered: count,
    courses: titles,
    items: items.map((row) => {
      const isMine = row.author_id === null || row.author_id === teacherId
      return {
        id: row.id,
        course: { id: row.course_id, slug: row.slug, title: row.title },
        person: { id: row.person_id, name: row.name },
        stars: row.stars,
        text: row.text,
        at: row.at,
        reply: replyOf(row),
        mayReply: isMine,
        mayRemoveReply: row.author_id !== null && (isMine || row.role === 'owner'),
      }
    }),
  }
}

interface WithReply {
  readonly replyText: string | null
  readonly repliedAt: Date | null
  readonly replyChangedAt: Date | null
  readonly author: string | null
}

const replyOf = ({ replyText: text, repliedAt: at, replyChangedAt: changedAt, author }: WithReply) =>
  text !== null && at && changedAt ? { text, at, changedAt, author: author ?? '' } : null

/** A teacher's courses that have reviews, by title. */
const coursesOf = (db: Db, teacherId: string) =>
  taughtReviews(db, teacherId)
    .select(['c.id', 'c.title'])
    .distinct()
    .orderBy('c.title')
    .orderBy('c.id')
    .execute()

/** Reviews without a reply, which wait for the teacher. */
export const reviewsUnanswered = (db: Db): Attention => ({
  order: 30,
  async ofTeacher(teacherId) {
    const [oldest] = await unanswered(db, teacherId)
      .innerJoin('identity.people as p', 'p.id', 'r.person_id')
      .select(['p.name', 'c.title', 'r.at', sql<number>`count(*) over ()::integer`.as('count')])
      .orderBy('r.at')
      .orderBy('r.course_id')
      .orderBy('r.person_id')
      .limit(1)
      .execute()
    if (!oldest) return []
    return [
      {
        code: 'courses.reviews-unanswered',
        title: 'نظر بی‌پاسخ',
        count: oldest.count,
        link: '/teach/reviews?answered=no',
        verb: 'پاسخ به نظرها',
        oldest: { name: `${oldest.name}، «${oldest.title}»`, at: oldest.at },
      },
    ]
  },
})
