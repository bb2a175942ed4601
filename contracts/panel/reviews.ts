import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

const stars = z.int('یکی از ستاره‌ها را انتخاب کنید.').min(1).max(5)

const ownReview = z.object({
  course: z.object({ id, slug: z.string(), title: z.string() }),
  stars: z.int(),
  text: z.string(),
  at: instant,
  changedAt: instant,
  /** Why a manager hid the review; null while it is public. */
  hiddenBecause: z.string().nullable(),
})

export const saveReview = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'review/save',
  access: 'user',
  prose:
    'Keeps what the person says of a course they learned; a second time it replaces the first. One that a manager hid stays hidden until they have read it anew.',
  body: z.strictObject({ courseId: id, stars, text: lines(10, 2000), requestId }),
  reply: z.object({
    review: z.object({ stars: z.int(), text: z.string(), at: instant, hidden: z.boolean() }),
  }),
  errors: [
    'courses.unknown-course',
    'courses.review-not-learner',
    'courses.review-too-early',
    'courses.review-own-course',
  ],
})

export const removeReview = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'review/remove',
  access: 'user',
  prose: 'Takes the person’s own review back.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({}),
  errors: [],
})

export const listReviews = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'review/list',
  access: 'user',
  prose: 'The reviews that the person wrote, newest first.',
  body: pageAsk,
  reply: pageOf(ownReview),
  errors: [],
})

const managedReview = z.object({
  id: z.string(),
  courseId: id,
  course: z.object({ slug: z.string(), title: z.string() }),
  person: z.object({ id, name: z.string() }),
  stars: z.int(),
  text: z.string(),
  at: instant,
  /** A teacher’s reply; it is hidden and shown with the review. */
  reply: z.object({ text: z.string(), at: instant, author: z.string() }).nullable(),
  /** `rewritten`: its author changed it after it was hidden. */
  hidden: z.object({ at: instant, reason: z.string(), by: z.string(), rewritten: z.boolean() }).nullable(),
})

export const listManagedReviews = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/reviews/list',
  access: 'manager',
  scope: 'content',
  prose:
    'Reviews of all courses for managers, newest first; hidden or shown ones, of a course or a person, with so many stars; `q` is part of the text.',
  body: pageAsk.extend({
    hidden: z.boolean().optional(),
    stars: stars.optional(),
    courseId: id.optional(),
    personId: id.optional(),
    q: line(0, 120).optional(),
  }),
  reply: pageOf(managedReview),
  errors: [],
})

export const hideReview = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/reviews/hide',
  access: 'manager',
  scope: 'content',
  prose: 'Hides a review with a reason that its writer reads.',
  body: z.strictObject({ courseId: id, personId: id, reason: lines(3, 500) }),
  reply: z.object({}),
  errors: ['courses.unknown-review'],
})

export const unhideReview = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/reviews/show',
  access: 'manager',
  scope: 'content',
  prose: 'Shows a hidden review again.',
  body: z.strictObject({ courseId: id, personId: id }),
  reply: z.object({}),
  errors: ['courses.unknown-review'],
})
