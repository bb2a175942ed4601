import { z } from 'zod'
import { picture } from './courses.ts'
import { id, instant, lines, money, personName, phone, phoneOut, rials } from './fields.ts'

/** Shapes of commerce that more than one endpoint gives. All money is rials. */

/** What can be bought; each kind is sold by the module that owns it. */
export const itemKind = z.enum(['course', 'plan', 'giftCard'])
export type ItemKind = z.output<typeof itemKind>

export const mostSeats = 500
const mostCardsAtOnce = 20

/** Given to somebody: they get a link at the time that is chosen. */
const present = z.strictObject({
  mobile: phone,
  name: personName.optional(),
  message: lines(0, 500).optional(),
  sendAt: z.iso.datetime().optional(),
})

/** For whom it is bought, if not for the buyer: options of every kind that may be given or bought as seats. */
const forWhom = { present: present.optional(), seats: z.literal(true).optional() }

/** What is asked for; the price is the server's word. */
export const cartItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('course'),
    id,
    /** Above 1 only for seats of an organisation. */
    quantity: z.int().min(1).max(mostSeats).default(1),
    options: z.strictObject(forWhom).optional(),
  }),
  z.strictObject({ kind: z.literal('plan'), id, quantity: z.literal(1).default(1) }),
  z.strictObject({
    kind: z.literal('giftCard'),
    /** Made by the browser, so that two cards in one cart are two. */
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

/** As people type them: any letter case, spaces and hyphens between. */
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

/** For whom a line is that is not for its buyer: somebody's present, or the people of an organisation. */
export const given = z
  .object({
    kind: z.enum(['present', 'seats']),
    name: z.string().nullable(),
    /** Null for seats, and once whoever took a present has left. */
    mobile: phoneOut.nullable(),
  })
  .nullable()
  // An answer that was kept for its repetition before there was such a field.
  .default(null)

export const factorLine = z.object({
  /** The line's own; refunds name it. */
  lineId: id,
  kind: itemKind,
  /** The item's; it may stand more than once in a factor. */
  id,
  title: z.string(),
  /** Where it is shown, as a path; null where it has no page. */
  href: z.string().nullable(),
  given,
  quantity: z.int(),
  /** Of one. */
  price: rials,
  discount: rials,
  tax: rials,
  total: rials,
  /** What of the total was paid back. */
  refunded: rials,
})

/** A factor (wire.md 8). `number` is null until it is paid; `payable` is what its gift cards do not cover. */
export const factor = z.object({
  id,
  number: z.string().nullable(),
  state: factorState,
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

/** Money that was asked of a bank. */
export const payment = z.object({
  id,
  factorId: id.nullable(),
  gateway: z.string(),
  state: paymentState,
  amount: rials,
  refId: z.string().nullable(),
  /** The card that paid, with its middle hidden. */
  cardPan: z.string().nullable(),
  at: instant,
  settledAt: instant.nullable(),
})

export const refundState = z.enum(['requested', 'paying', 'paid', 'refused'])
export type RefundState = z.output<typeof refundState>

/** Where a part of a refund goes; `toWallet`: the bank could not give it back, so the wallet has it. */
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

/** An item of a cart as it is priced, and why it cannot be bought. */
export const pricedLine = z.object({
  kind: itemKind,
  id,
  title: z.string(),
  href: z.string().nullable(),
  picture,
  /** Draws the girih where there is no picture. */
  palette: z.string().nullable(),
  given,
  quantity: z.int(),
  listPrice: rials,
  price: rials,
  discount: rials,
  tax: rials,
  total: rials,
  /** A code of the catalogue of errors; null: it can be bought. */
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
