import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

const reply = z.object({ text: z.string(), at: instant, changedAt: instant, author: z.string() })

const taughtReview = z.object({
  id: z.string(),
  course: z.object({ id, slug: z.string(), title: z.string() }),
  person: z.object({ id, name: z.string() }),
  stars: z.int(),
  text: z.string(),
  at: instant,
  reply: reply.nullable(),
  /** This teacher may write the reply, or change the one that they wrote. */
  mayReply: z.boolean(),
  /** They wrote the reply, or own the course. */
  mayRemoveReply: z.boolean(),
})

export const listTaughtReviews = endpoint({
  ...byTeachers,
  path: 'review/list',
  prose:
    'The shown reviews of the courses in which the teacher may answer, newest first; `answered` false: those without a reply.',
  body: pageAsk.extend({
    answered: z.boolean().optional(),
    stars: z.int().min(1).max(5).optional(),
    courseId: id.optional(),
  }),
  reply: pageOf(taughtReview).extend({
    /** How many of all of them have no reply. */
    unanswered: z.int(),
    /** The courses to choose from, by title. */
    courses: z.array(z.object({ id, title: z.string() })),
  }),
  errors: [],
})

const ofReview = ['courses.unknown-course', 'courses.right-missing', 'courses.unknown-review'] as const

export const replyToReview = endpoint({
  ...byTeachers,
  path: 'review/reply',
  prose:
    'Replies to a review; a second time it replaces the teacher’s own reply. The reviewer is told of the first.',
  body: z.strictObject({ courseId: id, personId: id, text: lines(2, 2000), requestId }),
  reply: z.object({ reply }),
  errors: [...ofReview, 'courses.reply-of-another'],
})

export const removeReviewReply = endpoint({
  ...byTeachers,
  path: 'review/reply/remove',
  prose: 'Removes the reply to a review; only who wrote it and the owner of the course may.',
  body: z.strictObject({ courseId: id, personId: id }),
  reply: z.object({}),
  errors: [...ofReview, 'courses.reply-of-another'],
})
