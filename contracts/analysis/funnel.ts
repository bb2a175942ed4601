import { z } from 'zod'
import { enrolmentSource, enrolmentState } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'
import { comparedPeriod, figureOfPeriod, figurePeriod } from '../home/homes.ts'
import { pageAsk, pageOf } from '../page.ts'

/** The way from a visit to an enrolment, for managers of growth. */
const managers = { service: 'analysis', method: 'POST', access: 'manager', scope: 'growth' } as const

/** `visitors` and `courseVisitors` count a visitor once a day, all others what happened; `factors` are the paid ones. */
export const funnelStage = z.enum([
  'visitors',
  'courseVisitors',
  'accounts',
  'madeFactors',
  'factors',
  'enrolments',
])
export type FunnelStage = z.output<typeof funnelStage>

export const showFunnel = endpoint({
  ...managers,
  path: 'funnel/show',
  prose:
    'Visitors, those of them who opened the page of a course, sign-ups, factors made, factors paid and enrolments of a period against the one before.',
  body: z.strictObject({ period: figurePeriod.optional(), to: day.optional() }),
  reply: z.object({
    period: comparedPeriod,
    /** In the order of the way. */
    figures: z.array(z.object({ figure: funnelStage, ...figureOfPeriod })),
  }),
  errors: [],
})

/** Days of a list behind a figure; without them the last thirty whole days. */
const span = { from: day.optional(), to: day.optional() }
const days = z.object({ from: day, to: day })

export const listViewedPages = endpoint({
  ...managers,
  path: 'page/list',
  prose:
    'The pages that were viewed in some days, the busiest first; `which` may be the pages of courses alone.',
  body: pageAsk.extend({ ...span, which: z.enum(['all', 'courses']).default('all') }),
  reply: pageOf(
    z.object({
      path: z.string(),
      views: z.int(),
      /** Of the page of a course. */
      title: z.string().nullable(),
    }),
  ).extend({ days }),
  errors: [],
})

export const listReferralViews = endpoint({
  ...managers,
  path: 'referral/list',
  prose: 'Whose referral codes were viewed in some days, the most viewed first.',
  body: pageAsk.extend(span),
  reply: pageOf(
    z.object({
      code: z.string(),
      /** Null: who had the code has left. */
      personId: id.nullable(),
      name: z.string().nullable(),
      views: z.int(),
    }),
  ).extend({ days }),
  errors: [],
})

export const listEnrolments = endpoint({
  ...managers,
  path: 'enrolment/list',
  prose: 'Who enrolled in some days, or completed a course in them, and which course, newest first.',
  body: pageAsk.extend({ ...span, by: z.enum(['enrolled', 'completed']).default('enrolled') }),
  reply: pageOf(
    z.object({
      enrolmentId: id,
      personId: id,
      name: z.string(),
      courseId: id,
      courseTitle: z.string(),
      source: enrolmentSource,
      state: enrolmentState,
      enrolledAt: instant,
      completedAt: instant.nullable(),
    }),
  ).extend({ days }),
  errors: [],
})
