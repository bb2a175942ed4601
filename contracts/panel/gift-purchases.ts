import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, opaque, personName, phone, phoneOut, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

const ofGiver = ['presents.unknown', 'presents.taken-by-recipient', 'presents.closed'] as const

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
  path: 'present/list',
  access: 'user',
  prose: 'The courses that the caller gave to somebody, newest first.',
  body: pageAsk,
  reply: pageOf(giftPurchase),
  errors: [],
})

export const showMyGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'present/show',
  access: 'user',
  prose: 'A present that the caller gave.',
  body: z.strictObject({ presentId: id }),
  reply: z.object({ present: giftPurchase }),
  errors: ['presents.unknown'],
})

export const listWaitingGiftPurchases = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'present/waiting',
  access: 'user',
  prose: 'Presents and seats that wait for the caller’s mobile to be taken.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(
    z.object({
      kind: z.enum(['present', 'seat']),
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
  path: 'present/take',
  access: 'user',
  prose: 'Takes the present or seat of a link; the course opens within a second.',
  body: z.strictObject({ token: opaque, requestId }),
  reply: z.object({ title: z.string(), href: z.string().nullable() }),
  errors: [
    'presents.unknown',
    'presents.taken',
    'presents.closed',
    'presents.yours',
    'presents.for-another',
    'presents.have-it',
  ],
})

export const resendGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'present/resend',
  access: 'user',
  prose: 'Sends the link of a present once more; thrice a day at most.',
  body: z.strictObject({ presentId: id, requestId }),
  reply: z.object({}),
  errors: [...ofGiver, 'presents.not-sent-yet'],
})

export const changeGiftPurchase = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'present/change',
  access: 'user',
  prose: 'Gives a present that nobody has taken to somebody else; the link of before opens nothing any more.',
  body: z.strictObject({
    presentId: id,
    mobile: phone,
    name: personName.optional(),
    message: lines(0, 500).optional(),
    requestId,
  }),
  reply: z.object({}),
  errors: [...ofGiver, 'commerce.present-to-oneself'],
})
