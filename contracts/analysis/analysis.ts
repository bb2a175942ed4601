import { daysBetween, isIsoDay } from '@arvand/persian/days'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, instant, lines, referralCode } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/**
 * A path of this app without its query, fragment and the token of a gift, because they may contain private data.
 * `/present/` is the former address of gifts.
 */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])/, 'آدرس صفحه باید با / شروع شود.')
  .transform((path) =>
    path
      .replace(/[?#].*$/s, '')
      .replace(/^\/(gift|present)\/[^/]+/, '/$1/:token')
      .slice(0, 300),
  )

/** The referrer that a browser sends; only its host is stored. */
const referrer = z.string().max(4000)

export const viewReferral = endpoint({
  service: 'analysis',
  method: 'POST',
  path: 'ref-view',
  access: 'public',
  prose: 'Counts a view of a referral code, once for each visitor and code in seven days.',
  body: z.strictObject({ ref: referralCode }),
  reply: z.object({ counted: z.boolean() }),
  errors: [],
  bodyLimit: 1024,
})

export const viewPage = endpoint({
  service: 'analysis',
  method: 'POST',
  path: 'pageView',
  access: 'public',
  prose: 'Counts a view of a page; who looked is not kept.',
  body: z.strictObject({ path: ownPath, referrer: referrer.optional() }),
  reply: z.object({}),
  errors: [],
  bodyLimit: 16_384,
})

const logLevel = z.enum(['warn', 'error'])

export const logFromClient = endpoint({
  service: 'analysis',
  method: 'POST',
  path: 'clientLog',
  access: 'public',
  prose: 'Keeps what went wrong in a browser, without what could say who was there.',
  body: z.strictObject({
    level: logLevel,
    message: lines(1, 500),
    stack: lines(0, 4000).optional(),
    path: ownPath.optional(),
  }),
  reply: z.object({}),
  errors: [],
  bodyLimit: 65_536,
})

const longestSpanDays = 366

const figure = z.object({ views: z.int(), visitors: z.int(), signUps: z.int(), referralViews: z.int() })

export const showFigures = endpoint({
  service: 'analysis',
  method: 'POST',
  path: 'figures',
  access: 'manager',
  scope: 'growth',
  prose: 'Views, visitors and sign-ups of each day of a span, with its busiest pages and referrers.',
  body: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'پایان بازه پیش از شروع آن است.' })
    .refine(({ from, to }) => !isIsoDay(from) || !isIsoDay(to) || daysBetween(from, to) < longestSpanDays, {
      path: ['to'],
      message: 'بازه حداکثر یک سال باشد.',
    }),
  reply: z.object({
    days: z.array(figure.extend({ day, jalali: z.string() })),
    total: figure.omit({ visitors: true }),
    pages: z.array(z.object({ path: z.string(), views: z.int() })),
    referrers: z.array(z.object({ host: z.string(), views: z.int() })),
  }),
  errors: [],
})

export const listClientLogs = endpoint({
  service: 'analysis',
  method: 'POST',
  path: 'clientLog/list',
  access: 'manager',
  scope: 'settings',
  prose: 'What went wrong in browsers during the last month, newest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id: z.string(),
      level: logLevel,
      message: z.string(),
      stack: z.string().nullable(),
      path: z.string().nullable(),
      userAgent: z.string(),
      at: instant,
    }),
  ),
  errors: [],
})
