import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, opaque, personName, phone, phoneOut, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

const ofGiver = ['gifts.unknown', 'gifts.taken-by-recipient', 'gifts.closed'] as const

/** A gift as its giver sees it. */
export const giftPurchase = z.object({
  id,
  title: z.string(),
  href: z.string().nullable(),
  factorId: id,
  /** Null after the account that took it was removed. */
  mobile: phoneOut.nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  state: z.enum(['waiting', 'taken', 'closed']),
  madeAt: instant,
  sendAt: instant.nullable(),
  sentAt: instant.nullable(),
  takenAt: instant.nullable(),
  takenBy: z.string().nullable(),
  /** The path of the link while it works, so that the giver can pass it on themselves. */
  link: z.string().nullable(),
  /** Why it cannot be sent again; null if it can. */
  whyNotResend: z.string().nullable(),
})

export const listGiftPurchases = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'giftPurchase/list',
  access: 'user',
  prose: 'The courses that the caller gave to somebody, newest first.',
  body: pageAsk,
  reply: pageOf(giftPurchase),
  errors: [],
})

export const showMyGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'giftPurchase/show',
  access: 'user',
  prose: 'A gift that the caller gave.',
  body: z.strictObject({ giftPurchaseId: id }),
  reply: z.object({ gift: giftPurchase }),
  errors: ['gifts.unknown'],
})

export const listWaitingGiftPurchases = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'giftPurchase/waiting',
  access: 'user',
  prose: 'Gifts and seats that wait for the caller’s mobile to be taken.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(
    z.object({
      kind: z.enum(['gift', 'seat']),
      title: z.string(),
      giver: z.string(),
      /** The path of the page on which the recipient takes it. */
      link: z.string(),
    }),
  ),
  errors: [],
})

export const claimGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'giftPurchase/take',
  access: 'user',
  prose: 'Takes the gift or seat of a link; the course opens within a second.',
  body: z.strictObject({ token: opaque, requestId }),
  reply: z.object({ title: z.string(), href: z.string().nullable() }),
  errors: [
    'gifts.unknown',
    'gifts.taken',
    'gifts.closed',
    'gifts.yours',
    'gifts.for-another',
    'gifts.have-it',
  ],
})

export const resendGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'giftPurchase/resend',
  access: 'user',
  prose: 'Sends the link of a gift once more; thrice a day at most.',
  body: z.strictObject({ giftPurchaseId: id, requestId }),
  reply: z.object({}),
  errors: [...ofGiver, 'gifts.not-sent-yet'],
})

export const changeGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'giftPurchase/change',
  access: 'user',
  prose: 'Gives a gift that nobody has taken to somebody else; the link of before opens nothing any more.',
  body: z.strictObject({
    giftPurchaseId: id,
    mobile: phone,
    name: personName.optional(),
    message: lines(0, 500).optional(),
    requestId,
  }),
  reply: z.object({}),
  errors: [...ofGiver, 'commerce.gift-to-oneself'],
})
