import { dayAt } from '@arvand/persian/zone'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { dropPagesOf } from '../course/course-pages.ts'
import { needStaff } from '../course/course-staff.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { whyNotRemoveReply, whyNotReply } from './reply-rule.ts'
import { reviewNoticeTypes } from './review-notice-types.ts'
import { reviewing } from './tables.ts'

export interface WhichReview {
  readonly courseId: string
  /** Who wrote the review. */
  readonly personId: string
}

/** Stores a teacher's reply to a review, or changes theirs; the first one is told to the reviewer. */
export async function replyToReview(
  { db, clock, jobs, pages }: Pick<CoursesDeps, 'db' | 'clock' | 'jobs' | 'pages'>,
  request: RepeatedRequest,
  { text, ...which }: WhichReview & { readonly text: string },
) {
  const teacherId = request.personId
  const done = await transaction(db, async (tx) => {
    await needStaff(tx, which.courseId, teacherId, 'answer')
    return once(tx, clock, request, 'a day', async () => {
      const review = await lockReview(tx, which)
      refuseIf(whyNotReply(review, teacherId))
      const at = clock.now()
      const reply = await courses(tx)
        .insertInto('courses.review_replies')
        .values({ ...keyOf(which), author_id: teacherId, text, at, changed_at: at })
        .onConflict((twin) => twin.columns(['course_id', 'person_id']).doUpdateSet({ text, changed_at: at }))
        .returning(['text', 'at', 'changed_at as changedAt'])
        .executeTakeFirstOrThrow()
      const author = await nameOf(tx, teacherId)
      if (review.authorId === null)
        await leaveNotice(jobs, tx, clock, {
          personId: which.personId,
          kind: reviewNoticeTypes.reviewReplied,
          about: { title: review.title, slug: review.slug, author, text },
          // Somebody who removes the reply and writes another tells the reviewer once a day at most.
          cause: `reply to review of ${which.courseId} ${dayAt(at)}`,
        })
      return { slug: review.slug, reply: { ...reply, author } }
    })
  })
  dropPagesOf(pages, done.slug)
  return { reply: done.reply }
}

/** Removes the reply to a review; does nothing when there is none. */
export async function removeReviewReply(
  { db, pages }: Pick<CoursesDeps, 'db' | 'pages'>,
  teacherId: string,
  which: WhichReview,
) {
  const slug = await transaction(db, async (tx) => {
    const { role } = await needStaff(tx, which.courseId, teacherId, 'answer')
    const review = await lockReview(tx, which)
    refuseIf(whyNotRemoveReply(review, { id: teacherId, isOwner: role === 'owner' }))
    await courses(tx)
      .deleteFrom('courses.review_replies')
      .where('course_id', '=', which.courseId)
      .where('person_id', '=', which.personId)
      .execute()
    return review.slug
  })
  dropPagesOf(pages, slug)
  return {}
}

const keyOf = ({ courseId, personId }: WhichReview) => ({ course_id: courseId, person_id: personId })

/** Locks the review, so that two teachers who reply at once do not both write the one reply. */
async function lockReview(tx: Tx, { courseId, personId }: WhichReview) {
  const review = await courses(tx)
    .selectFrom('courses.reviews as r')
    .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
    .select(['c.slug', 'c.title', 'r.hidden_at'])
    .where('r.course_id', '=', courseId)
    .where('r.person_id', '=', personId)
    .forUpdate('r')
    .executeTakeFirst()
  if (!review) refuse('courses.unknown-review')
  const reply = await courses(tx)
    .selectFrom('courses.review_replies')
    .select('author_id')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const { slug, title, hidden_at } = review
  return { slug, title, isHidden: hidden_at !== null, authorId: reply?.author_id ?? null }
}

async function nameOf(tx: Tx, personId: string): Promise<string> {
  const people = reviewing(tx).selectFrom('identity.people').select('name').where('id', '=', personId)
  return (await people.executeTakeFirstOrThrow()).name
}
