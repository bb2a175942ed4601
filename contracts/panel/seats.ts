import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, phoneOut, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Seats of one purchase. */
export const seatBlock = z.object({
  id,
  title: z.string(),
  href: z.string().nullable(),
  factorId: id,
  madeAt: instant,
  bought: z.int(),
  /** Seats whose price was refunded. */
  returned: z.int(),
  /** Seats handed to a mobile, taken or not. */
  handed: z.int(),
  taken: z.int(),
  /** Seats that can still be handed out. */
  left: z.int(),
})

export const listSeatBlocks = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'seat/blocks',
  access: 'user',
  prose: 'The seats that the caller bought, purchase by purchase, newest first.',
  body: pageAsk,
  reply: pageOf(seatBlock),
  errors: [],
})

export const seat = z.object({
  id,
  /** Null after the account that took it was removed. */
  mobile: phoneOut.nullable(),
  name: z.string().nullable(),
  state: z.enum(['handed', 'taken']),
  handedAt: instant,
  sentAt: instant.nullable(),
  takenAt: instant.nullable(),
})

export const listSeats = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'seat/list',
  access: 'user',
  prose: 'To whom the seats of one purchase were handed, newest first.',
  body: pageAsk.extend({ blockId: id }),
  reply: pageOf(seat).extend({ block: seatBlock }),
  errors: ['gifts.unknown-block'],
})

export const handSeats = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'seat/hand',
  access: 'user',
  prose:
    'Hands seats to a pasted list of mobiles, each of which gets a link by SMS. More numbers than seats: none is handed.',
  body: z.strictObject({
    blockId: id,
    /** One on each line; digits in any script. */
    mobiles: z.string().min(1).max(50_000),
    requestId,
  }),
  reply: z.object({
    handed: z.int(),
    /** Mobiles that have a seat of this purchase already, or are twice in the list. */
    repeated: z.int(),
    /** Lines without a mobile, as they were typed. */
    notMobiles: z.array(z.string()),
  }),
  errors: ['gifts.unknown-block', 'gifts.too-few-seats', 'gifts.no-mobiles'],
})

export const withdrawSeat = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'seat/withdraw',
  access: 'user',
  prose: 'Takes a seat back that nobody has taken; its link opens nothing any more.',
  body: z.strictObject({ seatId: id }),
  reply: z.object({}),
  errors: ['gifts.unknown-seat', 'gifts.seat-taken'],
})

export const resendSeat = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'seat/resend',
  access: 'user',
  prose: 'Sends the link of a seat once more; thrice a day at most.',
  body: z.strictObject({ seatId: id, requestId }),
  reply: z.object({}),
  errors: ['gifts.unknown-seat', 'gifts.seat-taken', 'gifts.not-sent-yet', 'gifts.unknown'],
})
