import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, money, requestId, rials, timeOfDay } from '../fields.ts'
import { meetState, weekday } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'
import { entered } from '../panel/live.ts'

/** Meets as their teacher offers them. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

const offer = z.object({
  isOpen: z.boolean(),
  minutes: z.int(),
  price: rials,
  /** Whether learners can find the caller: their public profile has a handle. */
  hasHandle: z.boolean(),
  hours: z.array(z.object({ id, weekday, from: z.string(), to: z.string() })),
})

export const showMeetOffer = endpoint({
  ...byTeachers,
  path: 'meet/offer',
  prose: 'What the caller offers: length, price, and the hours of the week.',
  body: z.strictObject({}),
  reply: z.object({ offer }),
  errors: [],
})

export const saveMeetOffer = endpoint({
  ...byTeachers,
  path: 'meet/saveOffer',
  prose: 'Sets length and price, and opens or closes the offer; what is booked stays.',
  body: z.strictObject({
    isOpen: z.boolean(),
    minutes: z.int().min(15).max(240),
    price: money(0, 500_000_000),
  }),
  reply: z.object({ offer }),
  errors: [],
})

export const addMeetHours = endpoint({
  ...byTeachers,
  path: 'meet/addHours',
  prose: 'Adds hours to the caller’s week, from and to in Tehran.',
  body: z.strictObject({ weekday, from: timeOfDay, to: timeOfDay }),
  reply: z.object({ offer }),
  errors: ['live.hours-overlap', 'live.hours-backwards'],
})

export const removeMeetHours = endpoint({
  ...byTeachers,
  path: 'meet/removeHours',
  prose: 'Takes hours out of the caller’s week.',
  body: z.strictObject({ hoursId: id }),
  reply: z.object({ offer }),
  errors: [],
})

export const listTaughtMeets = endpoint({
  ...byTeachers,
  path: 'meet/list',
  prose: 'The meets that learners booked with the caller, the latest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      state: meetState,
      startsAt: instant,
      minutes: z.int(),
      learner: z.string(),
      mayCancel: z.boolean(),
      live: z.boolean(),
    }),
  ),
  errors: [],
})

export const cancelTaughtMeet = endpoint({
  ...byTeachers,
  path: 'meet/cancel',
  prose: 'The teacher cancels a meet at any time before it; the learner is told and gets all money back.',
  body: z.strictObject({ meetId: id, reason: lines(3, 500), requestId }),
  reply: z.object({}),
  errors: [
    'live.unknown-meet',
    'live.meet-over',
    'commerce.unknown-factor',
    'commerce.not-paid',
    'commerce.already-refunded',
    'commerce.unknown-line',
    'commerce.payment-under-way',
    'commerce.factor-paid',
    'commerce.refund-under-way',
    'commerce.line-not-refundable',
    'wallet.too-little',
  ],
})

export const joinMeet = endpoint({
  ...byTeachers,
  path: 'meet/join',
  prose: 'Leads the teacher to the page of the meet’s session.',
  body: z.strictObject({ meetId: id }),
  reply: entered,
  errors: ['live.unknown-meet', 'live.too-early', 'live.session-over'],
})
