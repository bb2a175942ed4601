import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'

/** The newsletter of articles. No answer tells whether an address is subscribed. */

const visitors = { service: 'home', method: 'POST', access: 'public' } as const

/** From a link in a letter. */
const byKey = z.strictObject({ key: z.string().max(200) })

export const subscribe = endpoint({
  ...visitors,
  path: 'newsletter/subscribe',
  prose:
    'Asks for new articles by mail. A letter with a link goes to the address first; only a person’s own verified address needs none.',
  body: z.strictObject({ email }),
  reply: z.object({
    /** The caller’s own verified address: nothing needs to be confirmed. */
    isOwn: z.boolean(),
  }),
  errors: ['request.mail-off'],
})

export const confirmSubscription = endpoint({
  ...visitors,
  path: 'newsletter/confirm',
  prose: 'Confirms a subscription by the link of its letter.',
  body: byKey,
  reply: z.object({}),
  errors: ['articles.unknown-subscription'],
})

export const unsubscribe = endpoint({
  ...visitors,
  path: 'newsletter/unsubscribe',
  prose: 'Ends a subscription by the link of any letter; the answer is the same whether there was one.',
  body: byKey,
  reply: z.object({}),
  errors: [],
})
