import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, instant, lines, requestId, title as titleOf } from '../fields.ts'
import { pageOf, pageOrOne } from '../page.ts'

/** What is discussed: a lesson now; posts and articles come later. */
export const about = z.strictObject({ kind: z.enum(['lesson']), id })

const second = z.int().min(0).max(86_400)
const title = titleOf(3, 160)
const body = lines(2, 8000)

/** The author of a post. */
const writer = z.object({ id, name: z.string(), photo: z.string().nullable() })

/** Who removed a post: its author, or staff or a manager. Its text is then empty. */
const removedBy = z.enum(['author', 'staff']).nullable()

/** A thread in a list. */
export const threadCard = z.object({
  id,
  title: z.string(),
  /** The beginning of the question, without line breaks. */
  excerpt: z.string(),
  author: writer,
  second: z.int().nullable(),
  state: z.enum(['open', 'answered']),
  /** An answer is marked as the solution. */
  solved: z.boolean(),
  answers: z.int(),
  likes: z.int(),
  pinned: z.boolean(),
  locked: z.boolean(),
  at: instant,
  movedAt: instant,
})

export const comment = z.object({
  id,
  /** The answer that this one replies to; null for an answer to the question. */
  parentId: id.nullable(),
  author: writer,
  byStaff: z.boolean(),
  /** Plain text; the web page formats `code`, fenced code and addresses. */
  body: z.string(),
  at: instant,
  editedAt: instant.nullable(),
  removed: removedBy,
  likes: z.int(),
  /** The reader likes it. */
  liked: z.boolean(),
  /** The reader has reported it. */
  reported: z.boolean(),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
})

const thread = threadCard.omit({ excerpt: true }).extend({
  about: z.object({ kind: z.string(), id, title: z.string(), link: z.string() }),
  marked: z.object({ commentId: id, by: z.enum(['asker', 'staff']) }).nullable(),
  follows: z.boolean(),
  removed: removedBy,
  /** The reader may pin, lock and remove. */
  moderates: z.boolean(),
  whyNotAnswer: z.literal('discussion.locked').nullable(),
  /** The reader may mark an answer as the solution, or remove the mark. */
  mayMark: z.boolean(),
})

export const listThreads = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/list',
  access: 'user',
  prose: 'Threads about something, pinned ones first.',
  body: z.strictObject({
    about,
    sort: z.enum(['newest', 'liked', 'open']).default('newest'),
    q: z.string().max(200).optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(threadCard).extend({
    about: z.object({ title: z.string(), link: z.string() }),
    moderates: z.boolean(),
  }),
  errors: ['discussion.not-open'],
})

export const showThread = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/show',
  access: 'user',
  prose: 'A thread: its question, the answer that solved it, and its answers in order, ten at a time.',
  body: z.strictObject({ threadId: id, cursor: cursor.optional() }),
  reply: z.object({
    thread,
    question: comment,
    marked: comment.nullable(),
    answers: pageOf(comment),
  }),
  errors: ['discussion.not-open', 'discussion.unknown'],
})

export const ask = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/ask',
  access: 'user',
  prose: 'Opens a thread; those who answer for it are told.',
  body: z.strictObject({ about, title, body, second: second.nullable().optional(), requestId }),
  reply: z.object({ threadId: id }),
  errors: ['discussion.not-open'],
})

export const answer = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/answer',
  access: 'user',
  prose: 'Answers in a thread, or under an answer of it; the asker and those who follow are told.',
  body: z.strictObject({ threadId: id, parentId: id.nullable().optional(), body, requestId }),
  reply: z.object({ commentId: id }),
  errors: ['discussion.not-open', 'discussion.unknown', 'discussion.locked'],
})

export const editComment = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/edit',
  access: 'user',
  prose: 'Changes what one wrote; what it said before stays readable. A title goes with a question only.',
  body: z.strictObject({ commentId: id, title: title.optional(), body }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.not-open', 'discussion.not-yours', 'discussion.locked'],
})

export const listEdits = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/edits',
  access: 'user',
  prose: 'What a post said before, newest first.',
  body: z.strictObject({ commentId: id, cursor: cursor.optional() }),
  reply: pageOf(z.object({ id, title: z.string().nullable(), body: z.string(), at: instant })),
  errors: ['discussion.unknown', 'discussion.not-open'],
})

export const removeComment = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/remove',
  access: 'user',
  prose: 'Takes a post away; that something stood there is still seen.',
  body: z.strictObject({ commentId: id }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.not-open', 'discussion.not-yours'],
})

export const likeComment = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/like',
  access: 'user',
  prose: 'Likes a post, or no longer.',
  body: z.strictObject({ commentId: id, on: z.boolean() }),
  reply: z.object({ likes: z.int() }),
  errors: ['discussion.unknown', 'discussion.not-open', 'discussion.own-post'],
})

export const markAnswer = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/markAnswer',
  access: 'user',
  prose: 'Says which answer solved it (null: none). What a teacher said, the asker does not change.',
  body: z.strictObject({ threadId: id, commentId: id.nullable() }),
  reply: z.object({}),
  errors: [
    'discussion.unknown',
    'discussion.not-open',
    'discussion.not-the-asker',
    'discussion.marked-by-teacher',
  ],
})

export const reportComment = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/report',
  access: 'user',
  prose: 'Tells those who look after Arvand that a post does not belong here.',
  body: z.strictObject({
    commentId: id,
    reason: z.enum(['spam', 'rude', 'wrong', 'solution', 'other']),
    text: lines(0, 1000).optional(),
  }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.not-open', 'discussion.own-post'],
})

export const followThread = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/follow',
  access: 'user',
  prose: 'Whether one is told of new answers.',
  body: z.strictObject({ threadId: id, on: z.boolean() }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.not-open'],
})

export const saveThread = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/keep',
  access: 'user',
  prose: 'Pins a thread above the others or locks it; for those who answer for it.',
  body: z.strictObject({ threadId: id, pinned: z.boolean().optional(), locked: z.boolean().optional() }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.not-open', 'discussion.not-yours'],
})

export const listQuestions = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'discussion/questions',
  access: 'teacher',
  prose: 'Threads about all that one teaches: unanswered ones first, the one that waits longest on top.',
  body: z.strictObject({ state: z.enum(['open', 'all']).default('open'), cursor: cursor.optional() }),
  reply: pageOf(
    threadCard.extend({ about: z.object({ id, title: z.string(), link: z.string() }), body: z.string() }),
  ).extend({ open: z.int() }),
  errors: [],
})

const report = z.object({
  reason: reportComment.body.shape.reason,
  text: z.string().nullable(),
  at: instant,
  by: writer,
})

export const listReports = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/reports/list',
  access: 'manager',
  scope: 'content',
  prose: 'Posts that people have reported and nobody has settled, newest first; or what was settled.',
  body: pageOrOne.extend({ state: z.enum(['open', 'settled']).default('open') }),
  reply: pageOf(
    z.object({
      id,
      thread: z.object({ id, title: z.string() }),
      comment: z.object({ id, author: writer, body: z.string(), at: instant, removed: removedBy }),
      reports: z.array(report),
      settlement: z
        .object({
          verdict: z.enum(['removed', 'kept']),
          reason: z.string().nullable(),
          note: z.string().nullable(),
          at: instant,
          by: writer,
        })
        .nullable(),
    }),
  ),
  errors: [],
})

export const settleReports = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/reports/settle',
  access: 'manager',
  scope: 'content',
  prose: 'Removes a reported post or lets it stand, and closes all reports of it.',
  body: z.strictObject({
    commentId: id,
    verdict: z.enum(['removed', 'kept']),
    /** What the author of a removed post reads. */
    reason: lines(0, 1000).optional(),
    /** For managers alone. */
    note: lines(0, 1000).optional(),
  }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.settled', 'discussion.not-open'],
})
