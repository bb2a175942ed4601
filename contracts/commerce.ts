import { z } from 'zod'
import { picture } from './courses.ts'
import { id, instant, lines, money, personName, phone, phoneOut, rials } from './fields.ts'

/** Schemas of commerce that several endpoints use. All money is in rials. */

/** What can be bought; each kind is sold by the module that owns it. */
export const itemKind = z.enum([
  'course',
  'plan',
  'giftCard',
  'exam',
  'sampleQuestionGroup',
  'webinar',
  'meet',
])
export type ItemKind = z.output<typeof itemKind>

export const mostSeats = 500
const mostCardsAtOnce = 20

/** A gift: the recipient gets a link at the chosen time. */
const gift = z.strictObject({
  mobile: phone,
  name: personName.optional(),
  message: lines(0, 500).optional(),
  sendAt: z.iso.datetime().optional(),
})

/** For whom an item is bought, if not for the buyer. Only kinds that can be given or bought as seats take these. */
const forWhom = { gift: gift.optional(), seats: z.literal(true).optional() }

/** An item that a caller wants to buy. It has no price, because only the server decides prices. */
export const cartItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('course'),
    id,
    /** Above 1 only for seats of an organisation. */
    quantity: z.int().min(1).max(mostSeats).default(1),
    options: z.strictObject(forWhom).optional(),
  }),
  z.strictObject({ kind: z.literal('webinar'), id, quantity: z.literal(1).default(1) }),
  /** The slot of a teacher. */
  z.strictObject({ kind: z.literal('meet'), id, quantity: z.literal(1).default(1) }),
  z.strictObject({ kind: z.literal('plan'), id, quantity: z.literal(1).default(1) }),
  z.strictObject({ kind: z.literal('exam'), id, quantity: z.literal(1).default(1) }),
  z.strictObject({ kind: z.literal('sampleQuestionGroup'), id, quantity: z.literal(1).default(1) }),
  z.strictObject({
    kind: z.literal('giftCard'),
    /** Made by the browser, so that two cards in one cart stay separate items. */
    id,
    quantity: z.int().min(1).max(mostCardsAtOnce).default(1),
    options: z.strictObject({
      amount: money(500_000, 500_000_000),
      recipient: z.strictObject({ mobile: phone, name: personName.optional() }).optional(),
      message: lines(0, 500).optional(),
      design: z.string().max(40).optional(),
      sendAt: z.iso.datetime().optional(),
    }),
  }),
])
export type CartItem = z.output<typeof cartItem>

export const mostItems = 30
export const cartItems = z.array(cartItem).min(1).max(mostItems)

/** A code as people type it: in any letter case, with spaces and hyphens. */
export const typedCode = z.string().min(3).max(60)

export const factorState = z.enum([
  'awaitingPayment',
  'paid',
  'partlyRefunded',
  'refunded',
  'expired',
  'cancelled',
])
export type FactorState = z.output<typeof factorState>

/** For whom a line was bought, if not for the buyer: a gift for somebody, or seats for an organisation. */
export const given = z
  .object({
    kind: z.enum(['gift', 'seats']),
    name: z.string().nullable(),
    /** Null for seats, and after the account that took the gift was removed. */
    mobile: phoneOut.nullable(),
  })
  .nullable()
  // Replies stored for repeated requests before this field existed do not have it.
  .default(null)

export const factorLine = z.object({
  /** Id of the line, by which refunds name it. */
  lineId: id,
  kind: itemKind,
  /** Id of the item, which can be in several lines of a factor. */
  id,
  title: z.string(),
  /** The path of the item's page; null if it has none. */
  href: z.string().nullable(),
  given,
  quantity: z.int(),
  /** Price of a single item. */
  price: rials,
  discount: rials,
  tax: rials,
  total: rials,
  /** The part of the total that was paid back. */
  refunded: rials,
})

/**
 * A factor (wire.md 8). `number` is null until it is paid; `payable` is the part that gift cards do not cover;
 * `isPayingBack` is true while a part of a refund has not arrived yet.
 */
export const factor = z.object({
  id,
  number: z.string().nullable(),
  state: factorState,
  isPayingBack: z.boolean().default(false),
  lines: z.array(factorLine),
  subtotal: rials,
  discount: rials,
  tax: rials,
  total: rials,
  payable: rials,
  offCode: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
})
export type Factor = z.output<typeof factor>

export const sourceKind = z.enum(['giftCard', 'wallet', 'gateway'])
export type SourceKind = z.output<typeof sourceKind>

export const paymentState = z.enum(['created', 'atGateway', 'verifying', 'settled', 'failed', 'reversed'])
export type PaymentState = z.output<typeof paymentState>

/** A payment by a bank gateway. */
export const payment = z.object({
  id,
  factorId: id.nullable(),
  gateway: z.string(),
  state: paymentState,
  amount: rials,
  refId: z.string().nullable(),
  /** The masked number of the card that paid. */
  cardPan: z.string().nullable(),
  at: instant,
  settledAt: instant.nullable(),
})

export const refundState = z.enum(['requested', 'paying', 'paid', 'refused'])
export type RefundState = z.output<typeof refundState>

/** A part of a refund and where it goes; `toWallet`: the bank could not return it, so it went to the wallet. */
export const refundPart = z.object({
  kind: sourceKind,
  amount: rials,
  state: z.enum(['waiting', 'asking', 'done', 'inDoubt', 'toWallet']),
})

export const refund = z.object({
  id,
  state: refundState,
  amount: rials,
  reason: z.string(),
  answer: z.string().nullable(),
  askedAt: instant,
  paidAt: instant.nullable(),
  parts: z.array(refundPart),
})

/** An item of a cart with its price, and why it cannot be bought. */
export const pricedLine = z.object({
  kind: itemKind,
  id,
  title: z.string(),
  href: z.string().nullable(),
  picture,
  /** Colours of the girih pattern that is drawn when there is no picture. */
  palette: z.string().nullable(),
  given,
  quantity: z.int(),
  listPrice: rials,
  price: rials,
  discount: rials,
  tax: rials,
  total: rials,
  /** An error code; null if it can be bought. */
  whyNot: z.string().nullable(),
})

/** A cart as the server prices it now. */
export const pricedCart = z.object({
  lines: z.array(pricedLine),
  subtotal: rials,
  discount: rials,
  tax: rials,
  total: rials,
  vatPercent: z.int(),
})
export type PricedCart = z.output<typeof pricedCart>
