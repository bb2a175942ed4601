import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId } from '../fields.ts'
import { giftCard, giftCardEventKind, giftCardState, sending } from '../gift-cards.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Gift cards of the caller, and cards whose code the caller has (wire.md 8). */

const own = { service: 'panel', method: 'POST', access: 'user' } as const

const cardCode = z.string().min(3, 'کد روی کارت را بنویسید: شانزده کاراکتر، با خط تیره یا بدون آن.').max(60)

const ownCard = giftCard.extend({
  /** In groups of four; null if somebody else has claimed the card, or the code cannot be decrypted any more. */
  code: z.string().nullable(),
  isBought: z.boolean(),
  isKept: z.boolean(),
  /** The giver of a received card. */
  giver: z.string().nullable(),
  sending,
  whyNotResend: z.string().nullable(),
})

export const checkGiftCard = endpoint({
  ...own,
  path: 'giftCard/check',
  prose: 'What is on the card of a code, until when, and whether it may be spent.',
  body: z.strictObject({ code: cardCode }),
  reply: z.object({
    balance: z.int(),
    expiresAt: instant.nullable(),
    state: giftCardState,
  }),
  errors: ['commerce.unknown-gift-card'],
})

export const redeemGiftCard = endpoint({
  ...own,
  path: 'giftCard/redeem',
  prose: 'Moves all that is on a card into the caller’s wallet; there it expires when the card would have.',
  body: z.strictObject({ code: cardCode, requestId }),
  reply: z.object({ amount: z.int(), balance: z.int(), expiresAt: instant.nullable() }),
  errors: [
    'commerce.unknown-gift-card',
    'commerce.gift-card-over',
    'commerce.gift-card-stopped',
    'commerce.gift-card-empty',
    'commerce.gift-card-kept',
    'wallet.too-little',
  ],
})

export const claimGiftCard = endpoint({
  ...own,
  path: 'giftCard/keep',
  prose: 'Keeps a card in the caller’s account; from then on nobody else can spend it.',
  body: z.strictObject({ code: cardCode }),
  reply: z.object({ cardId: id }),
  errors: [
    'commerce.unknown-gift-card',
    'commerce.gift-card-over',
    'commerce.gift-card-stopped',
    'commerce.gift-card-empty',
    'commerce.gift-card-kept',
  ],
})

export const listGiftCards = endpoint({
  ...own,
  path: 'giftCard/mine',
  prose: 'The cards that the caller keeps, or has bought; newest first.',
  body: pageAsk.extend({ which: z.enum(['kept', 'bought']) }),
  reply: pageOf(ownCard),
  errors: [],
})

export const showGiftCard = endpoint({
  ...own,
  path: 'giftCard/show',
  prose: 'A card that the caller keeps or bought, with what happened to it, newest first.',
  body: pageAsk.extend({ cardId: id }),
  reply: pageOf(
    z.object({
      id,
      kind: giftCardEventKind,
      at: instant,
      /** Signed rials. */
      amount: z.int().nullable(),
      /** The caller's own factor. */
      factor: z.object({ id, number: z.string().nullable() }).nullable(),
    }),
  ).extend({ card: ownCard }),
  errors: ['commerce.unknown-gift-card'],
})

export const resendGiftCard = endpoint({
  ...own,
  path: 'giftCard/resend',
  prose: 'Sends a card that the caller bought to its recipient once more.',
  body: z.strictObject({ cardId: id, requestId }),
  reply: z.object({}),
  errors: [
    'commerce.unknown-gift-card',
    'commerce.gift-card-without-recipient',
    'commerce.gift-card-not-sent-yet',
    'commerce.gift-card-arrived',
  ],
})
