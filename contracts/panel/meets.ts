import { z } from 'zod'
import { factor } from '../commerce.ts'
import { courseTeacher } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, requestId, rials } from '../fields.ts'
import { meetState, missedBy } from '../live.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

/** Meets: sessions of one learner with one teacher, booked by slot (wire.md 12). */

/** What placing a factor may refuse. */
const placing = [
  'commerce.unknown-item',
  'commerce.item-not-for-sale',
  'commerce.same-item-twice',
  'commerce.quantity-not-allowed',
  'commerce.for-oneself-only',
  'commerce.gift-to-oneself',
  'commerce.send-time-past',
  'commerce.unknown-buyer',
  'commerce.unknown-off-code',
  'commerce.off-code-not-yet',
  'commerce.off-code-over',
  'commerce.off-code-used-up',
  'commerce.off-code-used-by-you',
  'commerce.off-code-too-little',
  'commerce.off-code-fits-nothing',
  'commerce.off-code-first-purchase',
  'commerce.off-code-budget-spent',
  'commerce.unknown-gift-card',
  'commerce.gift-card-over',
  'commerce.gift-card-stopped',
  'commerce.gift-card-empty',
  'commerce.gift-card-for-gift-card',
  'commerce.gift-card-kept',
  'wallet.too-little',
] as const

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
  /** Until so many hours before its start it is given up with all the money, or moved. */
  freeHours: z.int(),
  mayCancel: z.boolean(),
  mayMove: z.boolean(),
  /** The teacher chose its time last, so until the start the learner may give it up with all the money. */
  movedByTeacher: z.boolean(),
  missedBy: missedBy.nullable(),
  /** `live/recordings` lists them. */
  hasRecordings: z.boolean(),
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

export const slot = z.object({ id, startsAt: instant, minutes: z.int(), price: rials })

export const listSlots = endpoint({
  ...byPerson,
  path: 'meet/slots',
  prose: 'The free slots of a teacher between two days, at most 31 days long.',
  body: z.strictObject({ teacher: z.string().max(80), from: day, to: day }),
  whole: true,
  reply: wholeOf(slot).extend({
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
  errors: ['live.unknown-slot', 'live.slot-taken', 'live.own-slot', 'live.unknown-meet', ...placing],
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

export const listSlotsToMove = endpoint({
  ...byPerson,
  path: 'meet/slotsToMove',
  prose: 'A meet of the caller, and the free slots of the next weeks to which it may move.',
  body: z.strictObject({ meetId: id }),
  whole: true,
  reply: wholeOf(slot).extend({ meet }),
  errors: ['live.unknown-meet', 'live.meet-over', 'live.move-too-late', 'live.moved-often'],
})

export const moveMeet = endpoint({
  ...byPerson,
  path: 'meet/move',
  prose:
    'The learner moves a meet to a free slot of the same teacher, length and price: until a day before it and twice at most, at no cost.',
  body: z.strictObject({ meetId: id, slotId: id, requestId }),
  reply: z.object({ meet }),
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

export const listMeets = endpoint({
  ...byPerson,
  path: 'meet/mine',
  prose: 'The meets that the caller booked, the latest first.',
  body: pageAsk,
  reply: pageOf(meet),
  errors: [],
})
