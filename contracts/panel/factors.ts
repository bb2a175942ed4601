import { z } from 'zod'
import { cartItems, factor, payment, pricedCart, refund, sourceKind, typedCode } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { id, lines, money, requestId, rials } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** From a cart to a paid factor (wire.md 8). */

/** The name of a configured bank gateway; the first one when left out. */
const gateway = z.string().max(20).optional()

export const createFactorCart = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'createFactorCart',
  access: 'user',
  prose: 'Makes a factor of a cart at the prices of this moment; one whose total is nothing is paid at once.',
  body: z.strictObject({
    items: cartItems,
    offCode: typedCode.optional(),
    giftCards: z.array(typedCode).max(10).optional(),
    /** One of the caller's legal buyers; the caller when left out. */
    buyerId: id.optional(),
    requestId,
  }),
  reply: z.object({ factor }),
  errors: [
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
  ],
})

export const payFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'payFactor',
  access: 'user',
  prose: 'Pays a factor: its gift cards, then the wallet where it is wished, then a bank for the rest.',
  body: z.strictObject({ factorId: id, useWallet: z.boolean(), gateway, requestId }),
  reply: z.object({ factor, redirect: z.url().optional() }),
  errors: [
    'commerce.unknown-factor',
    'commerce.factor-paid',
    'commerce.factor-expired',
    'commerce.factor-cancelled',
    'commerce.item-not-for-sale',
    'commerce.below-gateway-least',
    'commerce.no-gateway',
    'commerce.unknown-gateway',
    'commerce.gateway-silent',
    'commerce.payment-not-begun',
    'commerce.gateway-refused',
    'wallet.too-little',
    'commerce.unknown-payment',
  ],
})

export const listFactors = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'factor/list',
  access: 'user',
  prose:
    'The factors of the caller, newest first; `only` shows those to be paid, the paid ones, or those given up.',
  body: pageAsk.extend({ only: z.enum(['awaiting', 'paid', 'ended']).optional() }),
  reply: pageOf(factor),
  errors: [],
})

export const showFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'factor/show',
  access: 'user',
  prose: 'A factor with what was paid for it and given back.',
  body: z.strictObject({ factorId: id }),
  reply: z.object({
    factor,
    payments: z.array(payment),
    refunds: z.array(refund),
    /** Why a refund cannot be requested now; null if it can. */
    whyNotRefund: z.string().nullable(),
    /** How much of each line can be refunded now, and why not. */
    refundable: z.array(z.object({ lineId: id, amount: rials, whyNot: z.string().nullable() })),
    /** Where the money goes when all that can be refunded is asked for, in that order. */
    refundDestinations: z.array(z.object({ kind: sourceKind, amount: rials })),
    /** The rule: within so many days, and with less than this percent used; null: some of it has a time of its own. */
    refundRule: z.object({ days: z.int(), mostPercent: z.number() }).nullable(),
    /** A manager decides the next request first, because there were several of late. */
    refundNeedsManager: z.boolean(),
  }),
  errors: ['commerce.unknown-factor', 'commerce.line-not-refundable'],
})

export const cancelFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'factor/cancel',
  access: 'user',
  prose: 'Gives up an unpaid factor; its code and what was held for it are free again.',
  body: z.strictObject({ factorId: id }),
  reply: z.object({ factor }),
  errors: ['commerce.unknown-factor', 'commerce.factor-paid', 'commerce.payment-under-way'],
})

export const refundFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'factor/refund',
  access: 'user',
  prose:
    'Asks for the money of a paid factor, or of some of its lines, back; without `lines` all that may go back.',
  body: z.strictObject({
    factorId: id,
    lines: z.array(id).min(1, 'دست‌کم یک ردیف را انتخاب کنید.').max(30).optional(),
    reason: lines(3, 500),
    requestId,
  }),
  reply: z.object({ refund }),
  errors: [
    'commerce.unknown-factor',
    'commerce.unknown-line',
    'commerce.not-paid',
    'commerce.refund-too-late',
    'commerce.refund-too-much-used',
    'commerce.refund-under-way',
    'commerce.already-refunded',
    'commerce.line-not-refundable',
    'commerce.unknown-refund',
    'wallet.too-little',
  ],
})

export const checkOffCode = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'checkOffCode',
  access: 'user',
  prose: 'What a code would take off this cart.',
  body: z.strictObject({ code: typedCode, items: cartItems }),
  reply: z.object({ code: z.string(), discount: rials, total: rials, cart: pricedCart }),
  errors: [
    'commerce.unknown-off-code',
    'commerce.off-code-not-yet',
    'commerce.off-code-over',
    'commerce.off-code-used-up',
    'commerce.off-code-used-by-you',
    'commerce.off-code-too-little',
    'commerce.off-code-fits-nothing',
    'commerce.off-code-first-purchase',
    'commerce.off-code-budget-spent',
  ],
})

export const topUpWallet = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'wallet/topUp',
  access: 'user',
  prose: 'Asks a bank for money for the wallet.',
  body: z.strictObject({
    amount: money(100_000, 5_000_000_000),
    gateway,
    requestId,
  }),
  reply: z.object({
    payment: payment.pick({ id: true, state: true, amount: true }),
    redirect: z.url(),
  }),
  errors: [
    'commerce.no-gateway',
    'commerce.unknown-gateway',
    'commerce.gateway-silent',
    'commerce.payment-not-begun',
    'commerce.gateway-refused',
    'commerce.unknown-payment',
  ],
})

export const showPayment = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'payment/show',
  access: 'user',
  prose: 'How a payment of the caller stands, by its id; asks the bank again where it is in doubt.',
  body: z.strictObject({ paymentId: id }),
  reply: z.object({
    payment,
    factor: factor.nullable(),
    /** The bank's money came when its factor could no longer be paid, so it is in the wallet. */
    inWallet: z.boolean(),
  }),
  errors: ['commerce.unknown-payment', 'wallet.too-little'],
})
