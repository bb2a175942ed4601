import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines } from '../fields.ts'
import { pageOf, pageOrOne } from '../page.ts'

/** What people say against the removal of what they wrote, and what managers decide. */

const authors = { service: 'panel', method: 'POST', access: 'user' } as const
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const

/** Days in which the author of a removed post may appeal. */
export const appealDays = 14

const verdict = z.enum(['restored', 'refused'])
export type AppealVerdict = z.output<typeof verdict>

const whyNotAppeal = z.enum(['discussion.appealed', 'discussion.appeal-over'])

const appeal = z.object({
  text: z.string(),
  at: instant,
  verdict: verdict.nullable(),
  /** What the manager wrote to the author. */
  reason: z.string().nullable(),
  decidedAt: instant.nullable(),
})

export const showRemoval = endpoint({
  ...authors,
  path: 'discussion/removal',
  prose: 'What somebody else removed of the caller’s posts: its text, the reason, and the appeal.',
  body: z.strictObject({ removalId: id }),
  reply: z.object({
    title: z.string(),
    body: z.string(),
    removedAt: instant,
    reason: z.string().nullable(),
    /** Until when an appeal is taken. */
    until: instant,
    appeal: appeal.nullable(),
    whyNotAppeal: whyNotAppeal.nullable(),
  }),
  errors: ['discussion.unknown'],
})

export const appealRemoval = endpoint({
  ...authors,
  path: 'discussion/appeal',
  prose: 'Asks managers to look at a removal again; once.',
  body: z.strictObject({ removalId: id, text: lines(10, 2000) }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.appealed', 'discussion.appeal-over'],
})

const person = z.object({ id, name: z.string(), photo: z.string().nullable() })

export const listAppeals = endpoint({
  ...managers,
  path: 'manage/appeals/list',
  prose: 'Appeals that wait, the oldest first; or those that were decided, the newest first.',
  body: pageOrOne.extend({ state: z.enum(['open', 'decided']).default('open') }),
  reply: pageOf(
    z.object({
      removalId: id,
      threadId: id,
      title: z.string(),
      author: person,
      body: z.string(),
      removal: z.object({
        by: z.string(),
        at: instant,
        reason: z.string().nullable(),
        /** For managers alone. */
        note: z.string().nullable(),
      }),
      appeal,
      decidedBy: z.string().nullable(),
    }),
  ),
  errors: [],
})

export const decideAppeal = endpoint({
  ...managers,
  path: 'manage/appeals/decide',
  prose: 'Brings a removed post back, or leaves it removed for good; the author reads the reason.',
  body: z.strictObject({ removalId: id, verdict, reason: lines(3, 1000) }),
  reply: z.object({}),
  errors: ['discussion.unknown', 'discussion.appeal-decided', 'discussion.not-open'],
})
