import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, line, lines, money, personName, phone, requestId, rials } from '../fields.ts'
import { giftCard, giftCardDesign, giftCardEventKind, sending } from '../gift-cards.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Gift cards for managers of finance. Codes are only given in an exported file, and each export is audited. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

export const mostIssued = 1000

const person = z.object({ id, name: z.string() })

const managedCard = giftCard.extend({
  sending,
  note: z.string().nullable(),
  batchId: id.nullable(),
  buyer: person.nullable(),
  issuer: person.nullable(),
  keeper: person.nullable(),
})

export const listManagedCards = endpoint({
  ...managers,
  path: 'manage/giftCard/list',
  prose: 'All gift cards, newest first; `q` is the last four of a code, or the recipient’s whole mobile.',
  body: pageAsk.extend({
    q: z.string().max(40).optional(),
    batchId: id.optional(),
    made: z.enum(['bought', 'issued']).optional(),
  }),
  reply: pageOf(managedCard),
  errors: [],
})

export const issueCards = endpoint({
  ...managers,
  path: 'manage/giftCard/issue',
  prose: 'Issues cards of one amount; a single one may be sent to somebody at a time.',
  body: z
    .strictObject({
      count: z.int().min(1).max(mostIssued),
      amount: money(100_000, 1_000_000_000),
      /** The last day on which it is valid, Tehran time. */
      lastDay: day.optional(),
      note: line(3, 200),
      design: giftCardDesign.default('lajvard'),
      recipient: z.strictObject({ mobile: phone, name: personName.optional() }).optional(),
      message: lines(0, 500).optional(),
      sendAt: z.iso.datetime().optional(),
      requestId,
    })
    .refine(({ count, recipient }) => count === 1 || !recipient, {
      path: ['recipient'],
      message: 'برای چند کارت گیرنده ننویسید؛ کدها را در یک فایل بگیرید.',
    }),
  reply: z.object({ count: z.int(), batchId: id, cardId: id }),
  errors: ['commerce.expiry-past', 'commerce.send-time-past', 'wallet.too-little'],
})

export const showManagedCard = endpoint({
  ...managers,
  path: 'manage/giftCard/show',
  prose: 'A card with all that happened to it, newest first.',
  body: pageAsk.extend({ cardId: id }),
  reply: pageOf(
    z.object({
      id,
      kind: giftCardEventKind,
      at: instant,
      amount: z.int().nullable(),
      by: person.nullable(),
      note: z.string().nullable(),
      factor: z.object({ id, number: z.string().nullable() }).nullable(),
    }),
  ).extend({ card: managedCard.extend({ held: z.int() }) }),
  errors: ['commerce.unknown-gift-card'],
})

const mostAdjusted = 'بیش از ۱۰۰٬۰۰۰٬۰۰۰ تومان نمی‌شود.'

export const adjustCard = endpoint({
  ...managers,
  path: 'manage/giftCard/adjust',
  prose: 'Puts more on a card, or takes some off, with a reason. The act is written down.',
  body: z.strictObject({
    cardId: id,
    amount: rials
      .min(-1_000_000_000, mostAdjusted)
      .max(1_000_000_000, mostAdjusted)
      .refine((amount) => amount !== 0, 'مبلغ نمی‌تواند صفر باشد.'),
    reason: line(3, 300),
    requestId,
  }),
  reply: z.object({ balance: z.int() }),
  errors: ['commerce.unknown-gift-card', 'commerce.gift-card-less-left', 'wallet.too-little'],
})

export const stopCard = endpoint({
  ...managers,
  path: 'manage/giftCard/stop',
  prose: 'Stops a card, so that nothing more is spent of it, or lets it go on.',
  body: z.strictObject({ cardId: id, stopped: z.boolean(), reason: line(3, 300) }),
  reply: z.object({}),
  errors: ['commerce.unknown-gift-card'],
})

export const changeCardExpiry = endpoint({
  ...managers,
  path: 'manage/giftCard/expiry',
  prose: 'Gives a card another last day, or none.',
  body: z.strictObject({ cardId: id, lastDay: day.nullable(), reason: line(3, 300) }),
  reply: z.object({ expiresAt: instant.nullable() }),
  errors: ['commerce.unknown-gift-card', 'commerce.expiry-past', 'commerce.gift-card-over'],
})

export const exportCards = endpoint({
  ...managers,
  path: 'manage/giftCard/export',
  prose:
    'Gives an address, good for a few minutes, from which the cards of a batch are downloaded with their codes. The act is written down.',
  body: z.strictObject({ batchId: id, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['commerce.unknown-gift-card'],
})
