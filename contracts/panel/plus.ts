import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, rials } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { subscription, transitionKind } from '../plus.ts'

/** The caller's own subscription to plus. It is bought as an item `plan` of a cart. */
const own = { service: 'panel', method: 'POST', access: 'user' } as const
const reply = z.object({ subscription })

export const showPlus = endpoint({
  ...own,
  path: 'plus/mine',
  prose: 'The plus that the caller has, or the last one they had; and what of the wallet could renew it.',
  body: z.strictObject({}),
  reply: z.object({ subscription: subscription.nullable(), available: rials }),
  errors: [],
})

export const listPlusTransitions = endpoint({
  ...own,
  path: 'plus/turns',
  prose: 'All that happened to the caller’s plus, newest first, with the factors that paid for it.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      at: instant,
      kind: transitionKind,
      /** The end of the paid time after this event. */
      until: instant,
      plan: z.string().nullable(),
      factor: z.object({ id, number: z.string().nullable(), total: rials }).nullable(),
    }),
  ),
  errors: [],
})

export const setPlusRenewal = endpoint({
  ...own,
  path: 'plus/renewal',
  prose: 'Says whether the wallet is asked for the next time a day before the end.',
  body: z.strictObject({ renews: z.boolean() }),
  reply,
  errors: ['plus.none'],
})

export const pausePlus = endpoint({
  ...own,
  path: 'plus/pause',
  prose: 'Pauses plus: its courses close and its paid time waits, at most for the days that its plan gives.',
  body: z.strictObject({ requestId }),
  reply,
  errors: ['plus.none', 'plus.not-active', 'plus.paused', 'plus.pause-used-up'],
})

export const resumePlus = endpoint({
  ...own,
  path: 'plus/resume',
  prose: 'Ends a pause; the paid time has moved on by as long as it was.',
  body: z.strictObject({ requestId }),
  reply,
  errors: ['plus.none', 'plus.not-paused'],
})

export const renewPlus = endpoint({
  ...own,
  path: 'plus/renew',
  prose: 'Renews plus from the wallet now, from a day before its end on and in its days of grace.',
  body: z.strictObject({ requestId }),
  reply,
  errors: [
    'plus.none',
    'plus.paused',
    'plus.not-due',
    'plus.plan-not-sold',
    'wallet.too-little',
    'commerce.unknown-off-code',
    'commerce.off-code-over',
    'commerce.off-code-not-yet',
    'commerce.off-code-used-up',
    'commerce.off-code-used-by-you',
    'commerce.off-code-first-purchase',
    'commerce.off-code-fits-nothing',
    'commerce.off-code-too-little',
    'commerce.off-code-budget-spent',
    'commerce.item-not-for-sale',
    'commerce.unknown-buyer',
    'commerce.gift-card-for-gift-card',
    'commerce.unknown-gift-card',
  ],
})
