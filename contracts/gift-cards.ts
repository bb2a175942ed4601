import { z } from 'zod'
import { id, instant, phoneOut, wordOut } from './fields.ts'

/** Designs of gift cards; each is a palette of the girih pattern. */
export const giftCardDesigns = ['lajvard', 'firoozeh', 'zafaran', 'anar', 'banafsh'] as const
export const giftCardDesign = z.enum(giftCardDesigns)
export type GiftCardDesign = z.output<typeof giftCardDesign>

/** `kept`: somebody else has claimed the card, and only they can spend it. */
export const giftCardState = z.enum(['active', 'empty', 'over', 'stopped', 'kept'])
export type GiftCardState = z.output<typeof giftCardState>

/** What happens to a card over time. */
export const giftCardEventKind = wordOut([
  'issued',
  'bought',
  'sent',
  'resent',
  'kept',
  'spent',
  'given-back',
  'redeemed',
  'adjusted',
  'stopped',
  'started',
  'expiry-changed',
  'expired',
])
export type GiftCardEventKind = z.output<typeof giftCardEventKind>

/** A card without its code. Amounts are rials. */
export const giftCard = z.object({
  id,
  lastFour: z.string(),
  design: giftCardDesign,
  amount: z.int(),
  balance: z.int(),
  expiresAt: instant.nullable(),
  state: giftCardState,
  createdAt: instant,
})

/** The recipient of a card, and when it is and was sent. */
export const sending = z.object({
  mobile: phoneOut.nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  sendAt: instant.nullable(),
  sentAt: instant.nullable(),
})
