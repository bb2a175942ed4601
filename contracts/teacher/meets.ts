import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, lines, money, requestId, rials, timeOfDay } from '../fields.ts'
import { meetState, missedBy, weekday } from '../live.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { entered } from '../panel/live.ts'
import { slot } from '../panel/meets.ts'

/** Meets as their teacher offers them. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

const offer = z.object({
  isOpen: z.boolean(),
  minutes: z.int(),
  price: rials,
  /** Whether the week also holds on public holidays. */
  onHolidays: z.boolean(),
  /** Whether learners can find the caller: their public profile has a handle. */
  hasHandle: z.boolean(),
  hours: z.array(z.object({ id, weekday, from: z.string(), to: z.string() })),
  /** Days to come that differ from the week: none of it (null), or these hours instead. */
  days: z.array(z.object({ id, day, from: z.string().nullable(), to: z.string().nullable() })).max(200),
})

const taught = z.object({
  id,
  state: meetState,
  startsAt: instant,
  minutes: z.int(),
  learner: z.string(),
  mayCancel: z.boolean(),
  mayMove: z.boolean(),
  missedBy: missedBy.nullable(),
  /** `live/recordings` lists them. */
  hasRecordings: z.boolean(),
  live: z.boolean(),
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
    onHolidays: z.boolean().default(false),
  }),
  reply: z.object({ offer }),
  errors: [],
})

export const addMeetHours = endpoint({
  ...byTeachers,
  path: 'meet/addHours',
  prose: 'Adds hours to the caller’s week, from and to in Tehran; to 00:00 is to midnight.',
  body: z.strictObject({ weekday, from: timeOfDay, to: timeOfDay }),
  reply: z.object({ offer }),
  errors: ['live.hours-overlap', 'live.hours-backwards', 'live.week-full'],
})

export const removeMeetHours = endpoint({
  ...byTeachers,
  path: 'meet/removeHours',
  prose: 'Takes hours out of the caller’s week.',
  body: z.strictObject({ hoursId: id }),
  reply: z.object({ offer }),
  errors: [],
})

export const addMeetDay = endpoint({
  ...byTeachers,
  path: 'meet/addDay',
  prose:
    'Makes a day differ from the week: without hours nothing is offered on it, with hours these alone. What is booked stays.',
  body: z.strictObject({ day, from: timeOfDay.optional(), to: timeOfDay.optional() }),
  reply: z.object({ offer }),
  errors: ['live.day-past', 'live.day-taken', 'live.hours-overlap', 'live.hours-backwards'],
})

export const removeMeetDay = endpoint({
  ...byTeachers,
  path: 'meet/removeDay',
  prose: 'Takes back that a day differs from the week.',
  body: z.strictObject({ dayId: id }),
  reply: z.object({ offer }),
  errors: [],
})

export const listTaughtMeets = endpoint({
  ...byTeachers,
  path: 'meet/list',
  prose: 'The meets that learners booked with the caller, the latest first.',
  body: pageAsk,
  reply: pageOf(taught),
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

export const listTaughtSlotsToMove = endpoint({
  ...byTeachers,
  path: 'meet/slotsToMove',
  prose: 'A meet that the caller gives, and the slots to which it may move.',
  body: z.strictObject({ meetId: id }),
  whole: true,
  reply: wholeOf(slot).extend({ meet: taught }),
  errors: ['live.unknown-meet', 'live.meet-over', 'live.move-too-late', 'live.moved-often'],
})

export const moveTaughtMeet = endpoint({
  ...byTeachers,
  path: 'meet/move',
  prose:
    'The teacher moves a meet to another of their slots, at least a day from now, twice at most; the learner is told and may then give it up until its start, with all the money.',
  body: z.strictObject({ meetId: id, slotId: id, reason: lines(3, 500), requestId }),
  reply: z.object({}),
  errors: [
    'live.unknown-meet',
    'live.meet-over',
    'live.move-too-late',
    'live.moved-often',
    'live.move-too-soon',
    'live.unknown-slot',
    'live.slot-taken',
    'live.other-terms',
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
