import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { opaque } from '../fields.ts'

/** The gift or seat of a link. */
export const giftPurchase = z.object({
  kind: z.enum(['gift', 'seat']),
  /** Who gives it: a person, or an organisation. */
  giver: z.string(),
  recipientName: z.string().nullable(),
  message: z.string().nullable(),
  item: z.object({
    title: z.string(),
    href: z.string().nullable(),
    picture,
    palette: z.string().nullable(),
  }),
  state: z.enum(['waiting', 'taken', 'closed']),
  /** The caller has taken it. */
  isMine: z.boolean(),
  /** An error code; null if the caller may take it or is not signed in. */
  whyNotTake: z.string().nullable(),
})

export const showGiftPurchase = endpoint({
  service: 'home',
  method: 'POST',
  path: 'giftPurchase',
  access: 'public',
  prose: 'Who gives what to the holder of this link. By POST, so that no log keeps the link.',
  body: z.strictObject({ token: opaque }),
  reply: z.object({ gift: giftPurchase }),
  errors: ['gifts.unknown'],
})
