import { z } from 'zod'
import { factor } from '../commerce.ts'
import { courseTeacher } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, requestId, rials } from '../fields.ts'
import { meetState } from '../live.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { createFactorCart } from './factors.ts'

/** Meets: sessions of one learner with one teacher, booked by slot (wire.md 12). */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const

export const meet = z.object({
  id,
  slotId: id,
  state: meetState,
  startsAt: instant,
  minutes: z.int(),
  price: rials,
  teacher: courseTeacher,
  /** Of an unpaid one. */
  factorId: id.nullable(),
  mayCancel: z.boolean(),
  /** The class is open to the caller now. */
  live: z.boolean(),
})

export const listMeetTeachers = endpoint({
  ...byPerson,
  path: 'meet/teachers',
  prose: 'Teachers who offer meets, by name.',
  body: pageAsk,
  reply: pageOf(courseTeacher.extend({ handle: z.string(), minutes: z.int(), price: rials })),
  errors: [],
})

export const listSlots = endpoint({
  ...byPerson,
  path: 'meet/slots',
  prose: 'The free slots of a teacher between two days, at most 31 days long.',
  body: z.strictObject({ teacher: z.string().max(80), from: day, to: day }),
  whole: true,
  reply: wholeOf(z.object({ id, startsAt: instant, minutes: z.int(), price: rials })).extend({
    teacher: courseTeacher.extend({ handle: z.string() }),
  }),
  errors: ['live.no-meets', 'live.too-many-days'],
})

export const bookMeet = endpoint({
  ...byPerson,
  path: 'meet/book',
  prose: 'Books a slot: free ones at once, others are held with a factor to pay.',
  body: z.strictObject({ slotId: id, requestId }),
  reply: z.object({ meet, factor: factor.optional() }),
  errors: ['live.unknown-slot', 'live.slot-taken', 'live.own-slot', ...createFactorCart.errors],
})

export const cancelMeet = endpoint({
  ...byPerson,
  path: 'meet/cancel',
  prose: 'The learner gives a meet up; until a day before, its money goes back the way it came.',
  body: z.strictObject({ meetId: id, requestId }),
  reply: z.object({ meet }),
  errors: [
    'live.unknown-meet',
    'live.cancel-too-late',
    'live.meet-over',
    'commerce.payment-under-way',
    'commerce.factor-paid',
    'commerce.refund-under-way',
    'commerce.line-not-refundable',
    'wallet.too-little',
  ],
})

export const listMeets = endpoint({
  ...byPerson,
  path: 'meet/mine',
  prose: 'The meets that the caller booked, the latest first.',
  body: pageAsk,
  reply: pageOf(meet),
  errors: [],
})
