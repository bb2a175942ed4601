import { z } from 'zod'
import { factor, typedCode } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { id, requestId } from '../fields.ts'
import { registration, webinarCard, webinarState } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Registration for webinars (wire.md 8 and 12). */

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

export const registerForWebinar = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'webinar/register',
  access: 'user',
  prose:
    'Takes a seat: free ones are confirmed at once, others are held with a factor to pay. Without a seat the caller waits in order.',
  body: z.strictObject({ webinarId: id, requestId }),
  reply: z.object({ registration, factor: factor.optional() }),
  errors: [
    'live.unknown-webinar',
    'live.webinar-not-open',
    'live.webinar-over',
    'live.webinar-cancelled',
    'live.own-webinar',
    'live.not-registered',
    ...placing,
  ],
})

export const registerForSeries = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'webinar/registerSeries',
  access: 'user',
  prose:
    'Registers for all webinars of a series that are to come and in which the caller is not: free ones at once, those to pay with one factor for all, full ones on their waiting lists.',
  body: z.strictObject({ webinarId: id, requestId }),
  reply: z.object({ registered: z.int(), waiting: z.int(), factor: factor.optional() }),
  errors: ['live.unknown-webinar', 'live.series-nothing-left', 'live.webinar-full', ...placing],
})

export const payFactorWebinar = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'payFactorWebinar',
  access: 'user',
  prose:
    'Pays the held seat by its unpaid factor; other codes make a new factor and cancel the old one. A paid one is answered as it is.',
  body: z.strictObject({
    webinarId: id,
    useWallet: z.boolean(),
    offCode: typedCode.optional(),
    giftCards: z.array(typedCode).max(10).optional(),
    gateway: z.string().max(20).optional(),
    requestId,
  }),
  reply: z.object({ registration, factor, redirect: z.url().optional() }),
  errors: [
    'live.unknown-webinar',
    'live.not-registered',
    'live.nothing-to-pay',
    'commerce.payment-under-way',
    'commerce.unknown-factor',
    'commerce.factor-paid',
    'commerce.factor-expired',
    'commerce.factor-cancelled',
    'commerce.below-gateway-least',
    'commerce.no-gateway',
    'commerce.unknown-gateway',
    'commerce.gateway-silent',
    'commerce.payment-not-begun',
    'commerce.gateway-refused',
    'commerce.unknown-payment',
    ...placing,
  ],
})

export const listMyWebinars = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'webinar/mine',
  access: 'user',
  prose: 'The webinars for which the caller is or was registered, the latest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      registration,
      webinar: webinarCard,
      /** The class is open to the caller now. */
      live: z.boolean(),
    }),
  ),
  errors: [],
})

export const cancelRegistration = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'webinar/cancelRegistration',
  access: 'user',
  prose: 'Gives a seat or a place on the waiting list back; what was paid goes back the way it came.',
  body: z.strictObject({ webinarId: id, requestId }),
  reply: z.object({ registration }),
  errors: [
    'live.unknown-webinar',
    'live.not-registered',
    'live.cancel-too-late',
    'live.webinar-over',
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

export const listAllWebinars = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/webinars/list',
  access: 'manager',
  scope: 'content',
  prose: 'Webinars of all teachers in a state, the latest first.',
  body: pageAsk.extend({ state: webinarState.default('published') }),
  reply: pageOf(webinarCard.extend({ registered: z.int(), waiting: z.int() })),
  errors: [],
})
